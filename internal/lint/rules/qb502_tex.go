package rules

import (
	"errors"
	"fmt"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
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
	Check:    checkTeX,
	Bad:      example(sample, "Open channels", `$\\frac{1}$ Open channels`),
	Good:     example(sample, "Open channels", `$\\frac{1}{2}$ Open channels`),
}

// renderer remembers what it has set, so that a formula costs its time once.
var renderer = tex.New()

// canRender says whether this build has the renderer.
var canRender = sync.OnceValue(tex.Available)

func checkTeX(p *lint.Pass) {
	if !canRender() {
		return
	}
	for i := range p.Passages {
		t := &p.Passages[i]
		if t.TeX {
			reportTeX(p, t.At, t.What, t.Source)
			continue
		}
		for _, n := range t.Formulas() {
			reportTeX(p, t.At.Within(n.Start, n.End), t.What, n.Text)
		}
	}
}

func reportTeX(p *lint.Pass, at lint.Place, what, source string) {
	if tex.Known(source) {
		return
	}
	_, err := renderer.Render(source, false)
	var wrong *tex.Error
	if errors.As(err, &wrong) {
		p.Report(lint.Report{
			At:      at,
			Message: fmt.Sprintf("%s holds TeX that can't be set: %s", what, wrong.Message),
			Hint:    "mend it there; the site sets what Temml knows, without links and colors",
		})
	}
}
