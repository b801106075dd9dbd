package tex

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/parser"
)

// meterScript declares the step counter. A metered script calls $stop when it
// has used up its steps. $allow resets the counter.
const meterScript = `var $steps = 0, $limit = Infinity;
function $stop() { throw new Error("` + exhausted + `") }
function $allow(limit) { $steps = 0; $limit = limit }
`

// tick counts one step.
const tick = `if(++$steps>$limit)$stop();`

// addTicks returns a script with a tick at the start of function and loop bodies in braces;
// see addBody for the exception. The JavaScript engine does not count instructions, and a clock would
// make the result depend on the machine.
func addTicks(name, source string) (string, error) {
	program, err := parser.ParseFile(nil, name, source, 0)
	if err != nil {
		return "", fmt.Errorf("meter %s: %w", name, err)
	}
	var braces []int
	addBodies(reflect.ValueOf(program.Body), &braces)
	slices.Sort(braces)
	var out strings.Builder
	written := 0
	for _, brace := range slices.Compact(braces) {
		out.WriteString(source[written : brace+1])
		out.WriteString(tick)
		written = brace + 1
	}
	out.WriteString(source[written:])
	return out.String(), nil
}

// addBodies collects the offsets of the braces that open bodies.
func addBodies(v reflect.Value, braces *[]int) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return
		}
		addBody(bodyOf(v.Interface()), braces)
		addBodies(v.Elem(), braces)
	case reflect.Slice:
		for i := range v.Len() {
			addBodies(v.Index(i), braces)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				addBodies(v.Field(i), braces)
			}
		}
	}
}

// bodyOf returns the body of a function or loop, or nil for another node.
func bodyOf(node any) any {
	switch node := node.(type) {
	case *ast.FunctionLiteral:
		return node.Body
	case *ast.ArrowFunctionLiteral:
		return node.Body
	case *ast.ForStatement:
		return node.Body
	case *ast.ForInStatement:
		return node.Body
	case *ast.ForOfStatement:
		return node.Body
	case *ast.WhileStatement:
		return node.Body
	case *ast.DoWhileStatement:
		return node.Body
	}
	return nil
}

// addBody adds the brace of a body, if it has one. It skips a body that starts
// with a directive such as "use strict", because the directive must come first.
func addBody(body any, braces *[]int) {
	block, ok := body.(*ast.BlockStatement)
	if !ok || block == nil {
		return
	}
	if len(block.List) > 0 {
		if first, ok := block.List[0].(*ast.ExpressionStatement); ok {
			if _, isDirective := first.Expression.(*ast.StringLiteral); isDirective {
				return
			}
		}
	}
	*braces = append(*braces, int(block.LeftBrace)-1)
}
