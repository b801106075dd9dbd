package rules

import (
	"errors"
	"fmt"

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
	Scope:    lint.ScopeBank,
	Since:    since,
	Check:    checkTeX,
	Bad:      example(sample, "Open channels", `$\\frac{1}$ Open channels`),
	Good:     example(sample, "Open channels", `$\\frac{1}{2}$ Open channels`),
}

// renderer remembers what it has set, so that a formula costs its time once.
var renderer = tex.New()

func checkTeX(p *lint.Pass) {
	if !tex.Available() {
		return
	}
	for t := range texts(p.Bank) {
		if t.tex {
			reportTeX(p, t.at, t.what, t.raw)
			continue
		}
		nodes, _ := richtext.Parse(t.raw)
		walkTeX(nodes, func(n richtext.Node) { reportTeX(p, t.at.Within(n.Start, n.End), t.what, n.Text) })
	}
}

// walkTeX visits the TeX among nodes and their children.
func walkTeX(nodes []richtext.Node, visit func(richtext.Node)) {
	for _, n := range nodes {
		if n.Kind == richtext.TeX {
			visit(n)
		}
		walkTeX(n.Children, visit)
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
