package export

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/figure"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

// renderer is shared, because it caches the formulas that it has typeset. It starts on first use.
var renderer = tex.New()

type renderFunc func(source string, display bool) (tex.Node, error)

// TeXErrors are the errors in the TeX of a bank; there is at least one.
type TeXErrors []*TeXError

func (e TeXErrors) Error() string {
	if len(e) == 1 {
		return e[0].Error()
	}
	if len(e) == 2 {
		return fmt.Sprintf("%v, and one more formula that cannot be typeset", e[0])
	}
	return fmt.Sprintf("%v, and %d more formulas that cannot be typeset", e[0], len(e)-1)
}

// Hint returns the remedy.
func (e TeXErrors) Hint() string { return e[0].Hint() }

// TeXError reports TeX that cannot be typeset.
type TeXError struct {
	// File, Line and Column are the place of the text that contains the TeX, or of the
	// meaning if the TeX is a symbol.
	File         string
	Line, Column int
	TeX          string
	Reason       error
}

func (e *TeXError) Error() string {
	shown := []rune(e.TeX)
	if len(shown) > 80 {
		shown = append(shown[:80], '…')
	}
	return fmt.Sprintf("%s:%d:%d: TeX %q: %v", e.File, e.Line, e.Column, string(shown), e.Reason)
}

func (e *TeXError) Unwrap() error { return e.Reason }

// Hint returns the remedy.
func (e *TeXError) Hint() string {
	if tex.Skipped(e.Reason) {
		return "allow more work with limits.texSteps in swmmquiz.yaml"
	}
	return "see https://temml.org/docs/en/supported for the TeX that is supported (not links, colors, macros or overlays)"
}

// converter converts the text of authors to that of the bundle. The parameter at of its
// methods is the JSON pointer, within doc, of what they convert.
type converter struct {
	render     renderFunc
	catalog    *bank.ReferenceCatalog
	pictures   map[string]*figure.Picture
	doc        *bank.Document
	faults     []*TeXError
	notTypeset int // see Bundle.NotTypeset
}

func (t *converter) topic(topic *bank.Topic) Topic {
	at := "/" + bank.EscapePointer(topic.ID)
	out := Topic{
		Title: topic.Title, Description: t.rich(at+"/description", topic.Description), Diagram: t.rich(at+"/diagram", topic.Diagram),
		Figure: topic.Figure, Equations: []Equation{}, KeyPoints: t.list(at+"/keyPoints", topic.KeyPoints),
		Applications: t.list(at+"/applications", topic.Applications), References: references(topic.References, t.catalog),
	}
	for i, e := range topic.Equations {
		at := at + "/equations/" + strconv.Itoa(i)
		equation := Equation{Label: t.rich(at+"/label", e.Label), TeX: e.TeX, Math: t.math(at+"/tex", e.TeX, true), Where: []Symbol{}}
		for _, s := range e.Where {
			at := at + "/where/" + bank.EscapePointer(s.TeX)
			equation.Where = append(equation.Where, Symbol{Rich{t.texRun(at, s.TeX)}, t.rich(at, s.Meaning)})
		}
		out.Equations = append(out.Equations, equation)
	}
	return out
}

func (t *converter) list(at string, texts []string) []Rich {
	list := make([]Rich, 0, len(texts))
	for i, text := range texts {
		list = append(list, t.rich(at+"/"+strconv.Itoa(i), text))
	}
	return list
}

func (t *converter) rich(at, text string) Rich {
	nodes, _ := richtext.Parse(text)
	return t.runs(at, nodes)
}

func (t *converter) runs(at string, nodes []richtext.Node) []Run {
	var runs []Run
	for _, n := range nodes {
		switch n.Kind {
		case richtext.Code:
			runs = append(runs, Run{Code: n.Text})
		case richtext.Strong:
			runs = append(runs, Run{Strong: t.runs(at, n.Children)})
		case richtext.TeX:
			runs = append(runs, t.texRun(at, n.Text))
		default:
			runs = append(runs, Run{Text: n.Text})
		}
	}
	return runs
}

// texRun returns MathML, or code if the TeX cannot be typeset.
func (t *converter) texRun(at, source string) Run {
	if node := t.math(at, source, false); node != nil {
		return Run{Math: node, TeX: source}
	}
	return Run{Code: source}
}

func (t *converter) math(at, source string, display bool) *MathNode {
	node, err := t.render(source, display)
	switch {
	case err == nil:
		return &node
	case errors.Is(err, tex.ErrUnavailable):
		t.notTypeset++
	default:
		span, _ := t.doc.Value(at)
		place := t.doc.Position(span.Start)
		t.faults = append(t.faults, &TeXError{t.doc.Path, place.Line, place.Column, source, err})
	}
	return nil
}
