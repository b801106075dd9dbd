package facts

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// NoReference is rule QB602.
var NoReference = &lint.Rule{
	Code:     "QB602",
	Name:     "no-reference",
	Summary:  "Checks that every question cites a source, in a bank where most do.",
	Severity: lint.Warning,
	Scope:    lint.ScopeBank,
	Options: []lint.Option{
		{Name: "share", Default: 0.5, Min: 0, Max: 1, Doc: "the least share of questions with a reference"},
		{Name: "minItems", Default: 10, Min: 1, Max: 1000000, Doc: "smaller banks are not checked"},
	},
	Check: checkNoReference,
}

func checkNoReference(p *lint.Pass) {
	total, cited := len(p.Bank.Questions), 0
	for i := range p.Bank.Questions {
		if len(p.Bank.Questions[i].References) > 0 {
			cited++
		}
	}
	if total < p.Int("minItems") || cited == 0 || float64(cited) < p.Float("share")*float64(total) {
		return
	}
	for i := range p.Bank.Questions {
		if len(p.Bank.Questions[i].References) == 0 {
			p.Report(lint.Report{
				At:      lint.At(p.PathOf(i, "/references")),
				Message: fmt.Sprintf("the question cites no source, but %d of %d do", cited, total),
				Hint:    "add the section that states the fact to references",
			})
		}
	}
}
