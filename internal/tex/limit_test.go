package tex

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestMacrosAreRefused includes a formula of 23 bytes that would use up all its steps.
func TestMacrosAreRefused(t *testing.T) {
	r := New()
	for _, source := range []string{
		`\def\a#1{\a{#1#1}}\a{x}`, `\gdef\mine{x}\mine`, `\edef\a{x}`, `\xdef\a{x}`, `\let\a=\b`, `\futurelet\a\b`,
		`\newcommand{\a}{x}`, `\renewcommand{\a}{x}`, `\providecommand{\a}{x}`, `\llap{x}`, `\mathllap{x}`, `x\def`, `x\\\def`,
	} {
		_, err := r.Render(t.Context(), source, false)
		var wrong *Error
		if !errors.As(err, &wrong) || !strings.Contains(wrong.Message, "the site does not support") {
			t.Errorf("%s: got %v, want an error about an unsupported command", source, err)
		}
	}
	for _, source := range []string{`\leftarrow`, `\defect`, `\letter`, `a \\let b`} {
		if check(source) != nil {
			t.Errorf("%s is refused, but defines nothing", source)
		}
	}
}

// TestStepsOfAFormulaAreBounded typesets formulas for which the renderer would take seconds,
// minutes or forever. Because steps are counted, the result is the same on every machine.
func TestStepsOfAFormulaAreBounded(t *testing.T) {
	nested := func(command string, depth int) string {
		return strings.Repeat(command+"{", depth) + "x" + strings.Repeat("}", depth)
	}
	for name, source := range map[string]string{
		"reaction arrows": `\ce{` + strings.Repeat("->[", 1300) + `}`,
		"units":           `\pu{` + strings.Repeat("1e3 m/", 600) + `}`,
		"overlays":        nested(`\llap `, 40),
		"brackets":        `\ce{` + strings.Repeat("(", 2000) + strings.Repeat(")", 2000) + `}`,
	} {
		t.Run(name, func(t *testing.T) {
			var first string
			for range 2 {
				e, err := start()
				if err != nil {
					t.Fatal(err)
				}
				_, steps, err := e.typeset(t.Context(), source, false)
				if err == nil || steps > maxSteps+10_000 || e.broken {
					t.Errorf("%v after %d steps", err, steps)
				}
				if got := fmt.Sprint(steps, err); first != "" && got != first {
					t.Errorf("got %s, want %s as in the first run", got, first)
				} else {
					first = got
				}
				if _, _, err := e.typeset(t.Context(), "x", false); err != nil {
					t.Errorf("the next formula is not typeset: %v", err)
				}
			}
		})
	}
}

func TestCanceledRenderEnds(t *testing.T) {
	r := New()
	if _, err := r.Render(t.Context(), "x", false); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for range 10 {
		if _, err := r.Render(ctx, strings.Repeat("x+", 1000), false); !errors.Is(err, context.Canceled) {
			t.Fatalf("got %v", err)
		}
	}
	// The interrupted result is not cached, and the renderer still works.
	if _, err := r.Render(t.Context(), strings.Repeat("x+", 1000), false); err != nil {
		t.Error(err)
	}
}

// TestInterruptedEngineIsReplaced interrupts a loop in which no steps are counted.
func TestInterruptedEngineIsReplaced(t *testing.T) {
	e, err := start()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.vm.RunString(`temml.renderToString = () => { for (;;); }`); err != nil {
		t.Fatal(err)
	}
	render := e.vm.Get("temml").ToObject(e.vm).Get("renderToString")
	if err := e.vm.ExportTo(render, &e.render); err != nil {
		t.Fatal(err)
	}
	r := New()
	for len(r.engines) > 0 {
		<-r.engines
	}
	r.engines <- e
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := r.Render(ctx, "x", false); !errors.Is(err, context.DeadlineExceeded) || !e.broken {
		t.Errorf("%v, broken: %t", err, e.broken)
	}
	if _, err := r.Render(t.Context(), "x", false); err != nil {
		t.Errorf("the engine was not replaced: %v", err)
	}
}

// TestBatchEndsAtTheSameFormula allows fewer steps than the formulas take. Which of them
// are typeset must depend neither on the number of engines nor on earlier formulas.
func TestBatchEndsAtTheSameFormula(t *testing.T) {
	var list []Formula
	for i := range 100 {
		list = append(list, Formula{fmt.Sprintf(`\lfloor %d`, i), false}, Formula{`\lfloor 0`, false})
	}
	outcome := func(r *Renderer) (text string) {
		b, err := r.All(t.Context(), list, 5000)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range list {
			_, err := b.Get(f.TeX, f.Display)
			text += fmt.Sprint(Skipped(err), err == nil, " ")
		}
		return text
	}
	one, many := New(), New()
	for len(one.engines) > 1 {
		<-one.engines
	}
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() { _, _ = many.Render(t.Context(), `\lfloor 7`, false) })
	}
	group.Wait()
	first := outcome(one)
	if !strings.Contains(first, "true false") || !strings.Contains(first, "false true") {
		t.Errorf("some should be typeset and some not: %s", first)
	}
	if second := outcome(many); second != first {
		t.Errorf("two runs differ:\n%s\n%s", first, second)
	}
}
