package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// syntax is fed by the reading of the bank.
var syntax = &lint.Rule{
	Code:     "QB003",
	Name:     "syntax",
	Summary:  "Checks that each file is well-formed JSON.",
	Why:      "After a fault of syntax nothing in the file can be read, so no other rule says anything about it.",
	Remedy:   "Mend the place that the finding points at: most often a comma or quote is missing just before it.",
	Sources:  []string{rfc8259},
	Severity: lint.Error,
	Scope:    lint.ScopeFile,
	Since:    since,
	Always:   true,
	Kind:     bank.KindSyntax,
	Bad:      example(sample, `"answer": "A",`, `"answer": "A"`),
	Good:     example(sample),
}
