package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var OptionsPerQuestion = &lint.Rule{
	Code: "QB319", Name: "options-per-question", Severity: lint.Error, Scope: lint.ScopeItem,
	Since:   "0.2.0",
	Summary: "Checks that every question with options has as many as the configuration requires.",
	Check: func(p *lint.Pass) {
		q, want := p.Question(), p.Config.Items.Options
		if want == 0 || len(q.Options) == want {
			return
		}
		p.Report(p.At("/options"), fmt.Sprintf("the question has %d options, expected %d", len(q.Options), want),
			"add or delete options, or change items.options in swmmquiz.yaml")
	},
}
