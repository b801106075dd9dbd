package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var noReference = &lint.Rule{
	Code:    "QB602",
	Name:    "no-reference",
	Summary: "Checks that every question cites a source, in a bank where most do.",
	Why: "A citation lets a learner read on and a reviewer check the key. Where most questions have one, those without stand on the author's memory. " +
		"A bank that cites nothing is let pass.",
	Remedy:   "Add the section that states the fact to `references`.",
	Sources:  []string{haladyna2013, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeBank,
	Since:    since,
	Options: []lint.Option{
		{Name: "share", Default: 0.5, Min: 0, Max: 1, Doc: "the share of questions with a reference from which on the others are reported"},
		{Name: "minItems", Default: 10, Min: 1, Max: 1000000, Doc: "smaller banks are passed over"},
	},
	Check: checkNoReference,
	Bad:   citing(example(pair, `"category"`, `"references": [{"source": "RM2", "section": "3.1"}], "category"`)),
	Good:  citing(example(pair)),
}

func citing(e lint.Example) lint.Example {
	e = withReferences(e)
	e.Options = map[string]any{"minItems": 2}
	return e
}

func checkNoReference(p *lint.Pass) {
	total, cited := len(p.Bank.Questions), 0
	for i := range p.Bank.Questions {
		if len(p.Bank.Questions[i].References) > 0 {
			cited++
		}
	}
	if total < p.Int("minItems") || cited == 0 || cited == total || float64(cited) < p.Float("share")*float64(total) {
		return
	}
	for i := range p.Bank.Questions {
		if len(p.Bank.Questions[i].References) == 0 {
			p.Report(lint.Report{
				At:      lint.At(p.PathOf(i, "/references")),
				Message: fmt.Sprintf("the question cites no source, %d of %d do", cited, total),
				Hint:    "add the section that states the fact to references",
			})
		}
	}
}
