package export

import (
	"errors"
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

// renderer is shared: it remembers what it has set, and starts at first use.
var renderer = tex.New()

// texts turns an author's texts into those of the bundle. It keeps the first
// error.
type texts struct{ err error }

func (t *texts) question(q *bank.Question, catalogue *bank.Catalogue) Question {
	return Question{
		ID: q.ID, Q: t.rich(q.Q), Options: t.list(q.Options), Answer: Letter(q.Answer), Explanation: t.rich(q.Explanation),
		Category: q.Category, Topic: q.Topic, Level: q.Level,
		Rationales: t.list(q.Rationales), References: references(q.References, catalogue),
	}
}

func (t *texts) topic(topic *bank.Topic, catalogue *bank.Catalogue) Topic {
	out := Topic{
		Title: topic.Title, Description: t.rich(topic.Description), Diagram: t.rich(topic.Diagram), Figure: topic.Figure,
		Equations: []Equation{}, KeyPoints: t.list(topic.KeyPoints), Applications: t.list(topic.Applications),
		References: references(topic.References, catalogue),
	}
	for _, e := range topic.Equations {
		equation := Equation{Label: t.rich(e.Label), TeX: e.TeX, Math: t.math(e.TeX, true), Where: []Symbol{}}
		for _, s := range e.Where {
			equation.Where = append(equation.Where, Symbol{Rich{t.texRun(s.TeX)}, t.rich(s.Meaning)})
		}
		out.Equations = append(out.Equations, equation)
	}
	return out
}

func (t *texts) list(texts []string) []Rich {
	list := make([]Rich, 0, len(texts))
	for _, text := range texts {
		list = append(list, t.rich(text))
	}
	return list
}

func (t *texts) rich(text string) Rich {
	nodes, _ := richtext.Parse(text)
	return t.runs(nodes)
}

// runs joins neighbors of plain text, so that a text without marks is one run.
func (t *texts) runs(nodes []richtext.Node) []Run {
	var runs []Run
	for _, n := range nodes {
		switch n.Kind {
		case richtext.Code:
			runs = append(runs, Run{Code: n.Text})
		case richtext.Strong:
			runs = append(runs, Run{Strong: t.runs(n.Children)})
		case richtext.TeX:
			runs = append(runs, t.texRun(n.Text))
		default:
			runs = append(runs, Run{Text: n.Text})
		}
	}
	return runs
}

// texRun is MathML, or code in a tool without the renderer.
func (t *texts) texRun(source string) Run {
	if node := t.math(source, false); node != nil {
		return Run{Math: node, TeX: source}
	}
	return Run{Code: source}
}

func (t *texts) math(source string, display bool) *MathNode {
	node, err := renderer.Render(source, display)
	switch {
	case err == nil:
		return &node
	case !errors.Is(err, tex.ErrUnavailable) && t.err == nil:
		t.err = fmt.Errorf("TeX %q: %w", source, err)
	}
	return nil
}

// references adds the words that show each citation.
func references(cited []bank.Reference, catalogue *bank.Catalogue) []Reference {
	list := make([]Reference, 0, len(cited))
	for _, r := range cited {
		out := Reference{Source: r.Source, Section: r.Section, Label: r.Source + " " + r.Section}
		if catalogue != nil {
			describe(&out, r, catalogue)
		}
		list = append(list, out)
	}
	return list
}

func describe(out *Reference, r bank.Reference, catalogue *bank.Catalogue) {
	source, ok := catalogue.Source(r.Source)
	if !ok {
		return
	}
	out.URL = source.URL
	entry, ok := catalogue.Find(r)
	if !ok {
		return
	}
	out.Title = entry.Title
	switch {
	case entry.Authors != "":
		out.Label = fmt.Sprintf("%s (%d)", entry.Authors, entry.Year)
	case r.Source == "ENG", strings.HasPrefix(r.Section, "Appendix"):
		out.Label = source.Label + ", " + r.Section
	default:
		out.Label = fmt.Sprintf("%s, section %s", source.Label, r.Section)
	}
	switch {
	case entry.URL != "":
		out.URL = entry.URL
	case entry.DOI != "":
		out.URL = "https://doi.org/" + entry.DOI
	}
}
