package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var unbalancedMarkup = &lint.Rule{
	Code:     "QB501",
	Name:     "unbalanced-markup",
	Summary:  "Checks that every mark of code, strong text and TeX has its partner.",
	Why:      "A mark without its partner is shown as it is written: learners see a stray sign, and what was meant as code or a formula is plain text.",
	Remedy:   "Close the mark, or delete it. A dollar sign before a number, such as a price, is no mark.",
	Sources:  []string{design},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Since:    since,
	Check:    checkUnbalancedMarkup,
	Bad:      example(sample, "Open channels", "`Open channels"),
	Good:     example(sample, "Open channels", "`Open` **channels**"),
}

func checkUnbalancedMarkup(p *lint.Pass) {
	for i := range p.Passages {
		t := &p.Passages[i]
		for _, u := range t.Unbalanced() {
			p.Report(lint.Report{
				At:      t.At.Within(u.Offset, u.Offset+len(u.Mark)),
				Message: fmt.Sprintf("%s has a %q without its partner", t.What, u.Mark),
				Hint:    "close it, or delete it",
			})
		}
	}
}
