package quantity

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// ExprError describes what is wrong with an expression.
type ExprError struct {
	// Start and End are the range of the error in the expression, in bytes.
	Start, End int
	// Message says what is wrong; Hint is the remedy and may be empty.
	Message, Hint string
}

// maxExpr is the maximum length of an expression, in bytes. It limits the recursion of
// the parser.
const maxExpr = 2000

// functions are the functions of one argument that expressions can call.
var functions = map[string]func(float64) float64{
	"sqrt": math.Sqrt, "exp": math.Exp, "ln": math.Log, "log10": math.Log10, "abs": math.Abs,
	"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
}

// Evaluate computes an expression in floating point. The expression may contain only
// + - * / ^ (or **), parentheses, numbers, the names in vars, pi, and the functions
// sqrt, exp, ln, log10, abs, min, max and the trigonometric ones, in radians.
func Evaluate(text string, vars map[string]float64) (value float64, fault *ExprError) {
	if n := len(text); n > maxExpr {
		message := fmt.Sprintf("check.expr has %d bytes, expected at most %d", n, maxExpr)
		return 0, &ExprError{0, n, message, "shorten the expression"}
	}
	e := &evaluator{text, vars}
	defer func() {
		if r := recover(); r != nil {
			f, ok := r.(*ExprError)
			if !ok {
				f = &ExprError{0, len(text), "check.expr is not an arithmetic expression", arithmetic}
			}
			value, fault = 0, f
		}
	}()
	tree, err := parser.Parse(text)
	var syntax *file.Error
	if errors.As(err, &syntax) {
		// If something is missing at the end, the error is at the last character.
		from := min(syntax.From, utf8.RuneCountInString(strings.TrimRightFunc(text, unicode.IsSpace))-1)
		start, end := e.bytes(max(0, from), max(syntax.To, from+1))
		return 0, &ExprError{start, end, "check.expr: " + plain(syntax.Message), example}
	}
	if err != nil {
		panic(err)
	}
	return e.eval(tree.Node), nil
}

var (
	token    = regexp.MustCompile(`token \w+\((".*")\)`)
	goReason = regexp.MustCompile(`: strconv\.\w+: parsing (".*"):`)
)

// plain removes token kinds and the names of Go functions from a parser message.
func plain(message string) string {
	message = token.ReplaceAllString(strings.Replace(message, "token EOF", "end", 1), "$1")
	return goReason.ReplaceAllString(message, " $1:")
}

const (
	arithmetic = "use only numbers, + - * / ^, parentheses, names in check.vars, pi, and functions such as sqrt"
	example    = "write arithmetic such as 1.486/n * area * r^(2/3)"
)

// evaluator walks a parsed expression. Errors are panics with an *ExprError,
// which Evaluate recovers.
type evaluator struct {
	text string
	vars map[string]float64
}

func (e *evaluator) fail(node ast.Node, hint, format string, args ...any) {
	location := node.Location()
	start, end := e.bytes(location.From, location.To)
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
	for i, argument := range arguments {
		values[i] = e.eval(argument)
	}
	function, known := functions[name]
	switch takesSeveral := name == "min" || name == "max"; {
	case known && len(values) == 1:
		return e.finite(n, function(values[0]))
	case known:
		e.fail(n, "", "%s takes one value, found %d", name, len(values))
	case takesSeveral && len(values) < 2:
		e.fail(n, "", "%s takes two values or more, found %d", name, len(values))
	case name == "min":
		return slices.Min(values)
	case name == "max":
		return slices.Max(values)
	case name == "log":
		e.fail(n, "write ln for the natural logarithm, or log10 for base 10", "unknown function %q", name)
	}
	e.fail(n, suggest.Hint(name, append(slices.Sorted(maps.Keys(functions)), "max", "min")), "unknown function %q", name)
	return 0
}

// finite returns the result of an operation, or fails if it is not finite.
func (e *evaluator) finite(n ast.Node, value float64) float64 {
	if math.IsNaN(value) || math.IsInf(value, 0) {
		e.fail(n, "", "the result is not finite, found %v", value)
	}
	return value
}

// bytes converts a range in characters, as the parser counts, to one in bytes.
func (e *evaluator) bytes(from, to int) (start, end int) {
	runes := []rune(e.text)
	start = len(string(runes[:min(from, len(runes))]))
	return start, max(start, len(string(runes[:min(to, len(runes))])))
}
