package rules

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

var texRule = &lint.Rule{
	Code:     "QB502",
	Name:     "tex",
	Summary:  "Checks that all TeX can be set by the site's renderer.",
	Why:      "A formula that can't be set is not exported: the site would show its source in place of it. A build of swmmquiz without the renderer checks balance alone (unbalanced-markup).",
	Remedy:   "Mend the TeX at the place that the message names; links, colors and macros are not set.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeText,
	Since:    since,
	Prepare:  setFormulas,
	Check:    checkTeX,
	Bad:      example(sample, "Open channels", `$\\frac{1}$ Open channels`),
	Good:     example(sample, "Open channels", `$\\frac{1}{2}$ Open channels`),
}

// renderer remembers what it has set, so that a formula costs its time once.
var renderer = tex.New()

// canRender says whether this build has the renderer.
var canRender = sync.OnceValue(tex.Available)

// A bank may take a fifth of the renderer's steps in lint: most formulas are of
// known forms, and export sets all of them.
const lintShare = 5

// setFormulas sets the formulas of a bank that are not of known forms, in their
// order: which of them are set when a bank has too many does not depend on the
// number of processors.
func setFormulas(ctx context.Context, b *bank.Bank, cfg *config.Config) any {
	if !canRender() {
		return nil
	}
	var formulas []tex.Formula
	add := func(source string) {
		if !tex.Known(source) {
			formulas = append(formulas, tex.Formula{TeX: source})
		}
	}
	var walk func(nodes []richtext.Node)
	walk = func(nodes []richtext.Node) {
		for _, n := range nodes {
			if n.Kind == richtext.TeX {
				add(n.Text)
			}
			walk(n.Children)
		}
	}
	prose := func(texts ...string) {
		for _, text := range texts {
			if strings.Contains(text, "$") && ctx.Err() == nil {
				nodes, _ := richtext.Parse(text)
				walk(nodes)
			}
		}
	}
	for i := range b.Questions {
		q := &b.Questions[i]
		prose(q.Q, q.Explanation)
		prose(q.Options...)
		prose(q.Rationales...)
	}
	for i := range b.Topics {
		topic := &b.Topics[i]
		prose(topic.Title, topic.Description, topic.Diagram)
		prose(topic.KeyPoints...)
		prose(topic.Applications...)
		for _, e := range topic.Equations {
			prose(e.Label)
			add(e.TeX)
			for _, s := range e.Where {
				add(s.TeX)
				prose(s.Meaning)
			}
		}
	}
	batch, err := renderer.All(ctx, formulas, tex.Allowance(cfg.Limits.TexSteps, b.Size())/lintShare)
	if err != nil { // the run ends as well
		return nil
	}
	return batch
}

func checkTeX(p *lint.Pass) {
	batch, ok := p.Prepared().(*tex.Batch)
	if !ok {
		return
	}
	for i := range p.Passages {
		t := &p.Passages[i]
		if t.TeX {
			reportTeX(p, batch, t.At, t.What, t.Source)
			continue
		}
		for _, n := range t.Formulas() {
			reportTeX(p, batch, t.At.Within(n.Start, n.End), t.What, n.Text)
		}
	}
}

func reportTeX(p *lint.Pass, batch *tex.Batch, at lint.Place, what, source string) {
	if tex.Known(source) {
		return
	}
	_, err := batch.Get(source, false)
	var wrong *tex.Error
	switch {
	case tex.TooMuch(err):
		p.Report(lint.Report{
			At:       at,
			Message:  fmt.Sprintf("%s holds TeX that was not checked: %v", what, err),
			Hint:     "\"swmmquiz export\" sets all formulas; limits.texSteps in swmmquiz.yaml allows more work",
			Severity: lint.Info,
		})
	case errors.As(err, &wrong):
		p.Report(lint.Report{
			At:      at,
			Message: fmt.Sprintf("%s holds TeX that can't be set: %s", what, wrong.Message),
			Hint:    "mend it there; the site sets what Temml knows, without links and colors",
		})
	}
}
