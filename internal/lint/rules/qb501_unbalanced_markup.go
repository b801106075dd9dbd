package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

var unbalancedMarkup = &lint.Rule{
	Code:     "QB501",
	Name:     "unbalanced-markup",
	Summary:  "Checks that every mark of code, strong text and TeX has its partner.",
	Why:      "A mark without its partner is shown as it is written: learners see a stray sign, and what was meant as code or a formula is plain text.",
	Remedy:   "Close the mark, or delete it. A dollar sign before a number, such as a price, is no mark.",
	Sources:  []string{design},
	Severity: lint.Warning,
	Scope:    lint.ScopeBank,
	Since:    since,
	Check:    checkUnbalancedMarkup,
	Bad:      example(sample, "Open channels", "`Open channels"),
	Good:     example(sample, "Open channels", "`Open` **channels**"),
}

func checkUnbalancedMarkup(p *lint.Pass) {
	for t := range texts(p.Bank) {
		if t.tex {
			continue
		}
		_, unbalanced := richtext.Parse(t.raw)
		for _, u := range unbalanced {
			p.Report(lint.Report{
				At:      t.at.Within(u.Offset, u.Offset+len(u.Mark)),
				Message: fmt.Sprintf("%s has a %q without its partner", t.what, u.Mark),
				Hint:    "close it, or delete it",
			})
		}
	}
}
