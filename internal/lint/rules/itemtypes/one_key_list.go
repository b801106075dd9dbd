package itemtypes

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var OneKeyList = &lint.Rule{
	Code: "QB802", Name: "one-key-list", Severity: lint.Warning, Scope: lint.ScopeItem, Since: since,
	Summary: "Checks that a question has several keys if it lets learners select several options.",
	Check: func(p *lint.Pass) {
		if answer := p.Question().Answer; answer.List && len(answer.Letters) == 1 {
			p.Report(p.At("/answer"), fmt.Sprintf("the list of keys has only %q", answer.Letters[0]),
				fmt.Sprintf("write \"answer\": %q, or name the other keys", answer.Letters[0]))
		}
	},
}
