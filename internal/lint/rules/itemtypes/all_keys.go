package itemtypes

import "github.com/swmmquiz/swmmquiz/internal/lint"

var AllKeys = &lint.Rule{
	Code: "QB801", Name: "all-keys", Severity: lint.Error, Scope: lint.ScopeItem, Since: since,
	Summary: "Checks that a question with several keys has a wrong option.",
	Check: func(p *lint.Pass) {
		if p.Question().Answer.List && len(p.Texts().Distractors()) == 0 {
			p.Report(p.At("/answer"), "all options are keys",
				"add a wrong option, or ask for the one that matters most")
		}
	},
}
