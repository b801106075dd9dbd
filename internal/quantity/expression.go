package quantity

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// ExprError says what is wrong with an expression.
type ExprError struct {
	// Start and End are the bytes of the expression that it is about.
	Start, End int
	// Message says what is wrong; Hint is the remedy and may be empty.
	Message, Hint string
}

// maxExpr is the length of the longest expression, which bounds the parser's
// recursion.
const maxExpr = 2000

// functions are those of one argument that expressions can call.
var functions = map[string]func(float64) float64{
	"sqrt": math.Sqrt, "exp": math.Exp, "ln": math.Log, "log10": math.Log10, "abs": math.Abs,
	"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
}

// Evaluate computes an expression in floating point and returns which of the
// vars it used. It knows + - * / ^, parentheses, the names in vars, pi, the
// functions sqrt, exp, ln, log10, abs, min, max and those of trigonometry in
// radians, and nothing else.
func Evaluate(text string, vars map[string]float64) (value float64, used map[string]bool, fault *ExprError) {
	if len(text) > maxExpr {
		return 0, nil, &ExprError{0, len(text), fmt.Sprintf("check.expr has %d characters, expected %d at most", len(text), maxExpr), "split the question"}
	}
	e := &evaluator{text: text, vars: vars, used: map[string]bool{}}
	defer func() {
		if r := recover(); r != nil {
			f, ok := r.(*ExprError)
			if !ok {
				f = &ExprError{0, len(text), "check.expr is not an arithmetic expression", arithmetic}
			}
			value, used, fault = 0, nil, f
		}
	}()
	tree, err := parser.Parse(text)
	var syntax *file.Error
	if errors.As(err, &syntax) {
		start, end := e.bytes(syntax.From, max(syntax.To, syntax.From+1))
		if start >= len(text) { // something is missing at the end: point at the last character
			start = len(strings.TrimRight(text, " "))
			_, size := utf8.DecodeLastRuneInString(text[:start])
			start, end = start-size, start
		}
		message := strings.NewReplacer("unexpected token EOF", "unexpected end", "unexpected token", "unexpected", "Operator", "operator", "Bracket", "bracket").Replace(syntax.Message)
		return 0, nil, &ExprError{start, end, "check.expr: " + message, "expected arithmetic such as 1.486/n * area * r^(2/3)"}
	}
	if err != nil {
		panic(err)
	}
	return e.eval(tree.Node), e.used, nil
}

const arithmetic = "use only + - * / ^, parentheses, names of check.vars, pi and functions"

// evaluator walks a parsed expression. Errors are panics with an *ExprError,
// which Evaluate recovers.
type evaluator struct {
	text string
	vars map[string]float64
	used map[string]bool
}

func (e *evaluator) fail(node ast.Node, hint, format string, args ...any) {
	at := node.Location()
	start, end := e.bytes(at.From, at.To)
	panic(&ExprError{start, end, "check.expr: " + fmt.Sprintf(format, args...), hint})
}

func (e *evaluator) eval(node ast.Node) float64 {
	switch n := node.(type) {
	case *ast.IntegerNode:
		return float64(n.Value)
	case *ast.FloatNode:
		return n.Value
	case *ast.IdentifierNode:
		return e.name(n)
	case *ast.UnaryNode:
		switch n.Operator {
		case "-":
			return -e.eval(n.Node)
		case "+":
			return e.eval(n.Node)
		}
	case *ast.BinaryNode:
		return e.binary(n)
	case *ast.CallNode:
		if callee, ok := n.Callee.(*ast.IdentifierNode); ok {
			return e.call(n, callee.Value, n.Arguments)
		}
	case *ast.BuiltinNode:
		return e.call(n, n.Name, n.Arguments)
	}
	e.fail(node, arithmetic, "this is not arithmetic")
	return 0
}

func (e *evaluator) name(n *ast.IdentifierNode) float64 {
	if value, ok := e.vars[n.Value]; ok {
		e.used[n.Value] = true
		return value
	}
	if n.Value == "pi" {
		return math.Pi
	}
	known := append(slices.Sorted(maps.Keys(e.vars)), "pi")
	e.fail(n, suggest.Hint(n.Value, known), "unknown name %q", n.Value)
	return 0
}

func (e *evaluator) binary(n *ast.BinaryNode) float64 {
	var result float64
	left, right := e.eval(n.Left), e.eval(n.Right)
	switch n.Operator {
	case "+":
		result = left + right
	case "-":
		result = left - right
	case "*":
		result = left * right
	case "/":
		if right == 0 {
			e.fail(n, "", "division by zero")
		}
		result = left / right
	case "^", "**":
		result = math.Pow(left, right)
	default:
		e.fail(n, arithmetic, "unknown operator %q", n.Operator)
	}
	return e.finite(n, result)
}

func (e *evaluator) call(n ast.Node, name string, arguments []ast.Node) float64 {
	values := make([]float64, len(arguments))
	several := name == "min" || name == "max"
	function, ok := functions[name]
	if !ok && !several {
		known := append(slices.Sorted(maps.Keys(functions)), "max", "min")
		hint := suggest.Hint(name, known)
		if name == "log" {
			hint = "write ln for the natural logarithm, log10 for that to base 10"
		}
		e.fail(n, hint, "unknown function %q", name)
	}
	if several && len(arguments) < 2 || !several && len(arguments) != 1 {
		e.fail(n, "", "%s takes %s, found %d", name, map[bool]string{true: "two values or more", false: "one value"}[several], len(arguments))
	}
	for i, argument := range arguments {
		values[i] = e.eval(argument)
	}
	switch name {
	case "min":
		return slices.Min(values)
	case "max":
		return slices.Max(values)
	}
	return e.finite(n, function(values[0]))
}

// finite fails at an operation without a finite result.
func (e *evaluator) finite(n ast.Node, value float64) float64 {
	if math.IsNaN(value) || math.IsInf(value, 0) {
		e.fail(n, "", "this has no finite value: the result is %v", value)
	}
	return value
}

// bytes converts a range in characters to one in bytes.
func (e *evaluator) bytes(from, to int) (start, end int) {
	runes := []rune(e.text)
	start = len(string(runes[:min(from, len(runes))]))
	return start, max(start, len(string(runes[:min(to, len(runes))])))
}
