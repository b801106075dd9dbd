package text

import (
	"errors"
	"fmt"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

// TeX is rule QB502. It checks the whole bank at once, because the limit on the
// work for formulas is per bank.
var TeX = &lint.Rule{
	Code: "QB502", Name: "tex", Severity: lint.Error, Scope: lint.ScopeBank, PerItem: needsRenderer, Check: checkTeX,
	Summary: "Checks that the site's renderer can typeset all TeX.",
}

// lintDivisor divides the steps that are allowed for a bank: lint may take one fifth. That is
// enough, because most formulas have known forms; export may take all steps.
const lintDivisor = 5

// renderer remembers what it has rendered, so that each formula is rendered once.
var renderer = tex.New()

// canRender reports whether this build has the renderer.
var canRender = sync.OnceValue(tex.Available)

// formula is a formula of a field.
type formula struct {
	field  *lint.Field
	at     lint.Place
	source string
}

func checkTeX(p *lint.Pass) {
	if !canRender() {
		return
	}
	formulas := formulasOf(p)
	sources := make([]tex.Formula, len(formulas))
	for i, f := range formulas {
		sources[i].TeX = f.source
	}
	steps := tex.Allowance(p.Config.Limits.TexSteps, p.Bank.Size()) / lintDivisor
	batch, err := renderer.All(p.Context(), sources, steps)
	if err != nil { // canceled, so the run ends too
		return
	}
	for _, f := range formulas {
		reportTeX(p, batch, f)
	}
}

// formulasOf lists the formulas of a bank that have no known form.
func formulasOf(p *lint.Pass) (list []formula) {
	add := func(fields []lint.Field) {
		for i := range fields {
			f := &fields[i]
			if f.TeX && !tex.Known(f.Raw) {
				list = append(list, formula{f, f.At, f.Raw})
			}
			for _, n := range f.Formulas {
				if !tex.Known(n.Text) {
					list = append(list, formula{f, f.At.Within(n.Start, n.End), n.Text})
				}
			}
		}
	}
	for i := range p.Bank.Questions {
		if needed, _ := p.Value(i).(bool); needed && p.Context().Err() == nil {
			add(lint.ItemFields(p.Bank, i, itemtext.Of(&p.Bank.Questions[i])))
		}
	}
	for i := range p.Bank.Topics {
		add(p.TopicFields(i))
	}
	return list
}

// needsRenderer reports whether an item has formulas that have no known form.
func needsRenderer(it *itemtext.Item) any {
	for _, t := range it.Texts() {
		for _, n := range t.Formulas {
			if !tex.Known(n.Text) {
				return true
			}
		}
	}
	return false
}

func reportTeX(p *lint.Pass, batch *tex.Batch, f formula) {
	_, err := batch.Get(f.source, false)
	var wrong *tex.Error
	switch {
	case tex.Skipped(err):
		p.Report(f.at, fmt.Sprintf("%s has TeX that was not checked: %v", f.field.Name, err),
			"run \"swmmquiz export\", which may take five times as many steps, or raise limits.texSteps in swmmquiz.yaml").Severity = lint.Info
	case errors.As(err, &wrong):
		p.Report(f.at, fmt.Sprintf("%s has TeX that cannot be typeset: %s", f.field.Name, wrong.Message),
			"correct the formula; links, colors and macros are not supported")
	}
}
