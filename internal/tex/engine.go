package tex

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/dop251/goja"
)

//go:embed temml
var files embed.FS

// scripts are the renderer and its extension for chemistry, in the order in
// which they run.
var scripts = []string{"temml/temml.min.js", "temml/mhchem.min.js"}

const (
	// maxCalls is the maximum depth of calls in the renderer.
	maxCalls = 10_000
	// maxTime limits work that is not counted in steps, such as a regular
	// expression. No known formula comes close to it.
	maxTime = 20 * time.Second
)

// engine is a JavaScript engine with the renderer.
type engine struct {
	vm            *goja.Runtime
	render, allow goja.Callable
	// broken marks an engine that was interrupted and must not be used again.
	broken bool
}

// programs are the scripts, compiled once for all engines.
var programs = sync.OnceValues(func() ([]*goja.Program, error) {
	list := []*goja.Program{goja.MustCompile("meter.js", meterScript, false)}
	for i, script := range scripts {
		source, err := files.ReadFile(script)
		if err != nil {
			return nil, ErrUnavailable
		}
		text := string(source)
		if i > 0 {
			text = isotopes + text
		}
		if text, err = addTicks(script, text); err != nil {
			return nil, err
		}
		program, err := goja.Compile(script, text, false)
		if err != nil {
			return nil, fmt.Errorf("load the TeX renderer: %w", err)
		}
		list = append(list, program)
	}
	return list, nil
})

// start starts an engine.
func start() (*engine, error) {
	list, err := programs()
	if err != nil {
		return nil, err
	}
	e := &engine{vm: goja.New()}
	e.vm.SetMaxCallStackSize(maxCalls)
	for _, program := range list {
		if _, err := e.vm.RunProgram(program); err != nil {
			return nil, fmt.Errorf("load the TeX renderer: %w", err)
		}
	}
	temml := e.vm.Get("temml")
	if temml == nil {
		return nil, errors.New("load the TeX renderer: it does not define temml")
	}
	var ok bool
	if e.render, ok = goja.AssertFunction(temml.ToObject(e.vm).Get("renderToString")); !ok {
		return nil, errors.New("load the TeX renderer: it does not define renderToString")
	}
	if e.allow, ok = goja.AssertFunction(e.vm.Get("$allow")); !ok {
		return nil, errors.New("load the TeX renderer: meter.js does not define $allow")
	}
	return e, nil
}

// typeset returns the MathML of a formula as text, and the number of steps. The error
// is that of ctx or an *Error.
func (e *engine) typeset(ctx context.Context, tex string, display bool) (mathml string, steps int, err error) {
	limited, cancel := context.WithTimeout(ctx, maxTime)
	defer cancel()
	interrupted := make(chan struct{})
	stop := context.AfterFunc(limited, func() {
		defer close(interrupted)
		e.vm.Interrupt(limited.Err())
	})
	mathml, err = e.call(tex, display)
	if !stop() {
		<-interrupted
		e.broken = true
	}
	if e.broken { // reading $steps would be interrupted, too
		steps = maxSteps
	} else {
		steps = int(e.vm.Get("$steps").ToInteger())
	}
	var interrupt *goja.InterruptedError
	switch {
	case ctx.Err() != nil:
		return "", steps, ctx.Err()
	case errors.As(err, &interrupt):
		return "", steps, &Error{fmt.Sprintf("the formula takes longer than %s", maxTime)}
	case err != nil:
		return "", steps, &Error{message(err)}
	}
	return mathml, steps, nil
}

// call calls the renderer with the steps that are allowed for the formula.
func (e *engine) call(tex string, display bool) (string, error) {
	allowed := min(baseSteps+stepsPerByte*len(tex), maxSteps)
	if _, err := e.allow(goja.Undefined(), e.vm.ToValue(allowed)); err != nil {
		return "", err
	}
	options := map[string]any{"displayMode": display, "throwOnError": true, "maxExpand": 100}
	value, err := e.render(goja.Undefined(), e.vm.ToValue(tex), e.vm.ToValue(options))
	if err != nil {
		return "", err
	}
	return value.String(), nil
}

// isotopes is a script that makes the extension for chemistry typeset the numbers before
// a symbol, as in ^{14}_6C, as plain subscripts and superscripts. The extension aligns them
// by overlays, which the site does not render.
const isotopes = `temml.__defineMacro = (define => (name, body) => define(name, typeof body !== "function" ? body : context =>
	body(context)
		.replace(/\^\{\\hphantom\{.*?\}\}_\{\\hphantom\{.*?\}\}\{\\vphantom\{X\}\}/g, "")
		.replace(/\\mathllap/g, "")))(temml.__defineMacro);
`

// exhausted is the error message of a script that has used up its steps.
const exhausted = "the formula takes too many steps"

// message describes an error of the renderer in one line. The second line of a
// ParseError, which underlines the place, is omitted.
func message(err error) string {
	text := err.Error()
	var thrown *goja.Exception
	var overflow *goja.StackOverflowError
	switch {
	case errors.As(err, &overflow):
		return "the formula is nested too deeply"
	case errors.As(err, &thrown):
		text = thrown.Value().String()
	}
	if strings.HasPrefix(text, "TypeError") { // Temml fails like this on incomplete TeX
		return "the TeX is incomplete"
	}
	if strings.Contains(text, exhausted) {
		return exhausted
	}
	text = strings.TrimPrefix(text, "ParseError: ")
	text, _, _ = strings.Cut(strings.TrimSpace(text), "\n")
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return unicode.ReplacementChar
		}
		return r
	}, text)
	return strings.TrimRight(strings.TrimSpace(text), ": ")
}
