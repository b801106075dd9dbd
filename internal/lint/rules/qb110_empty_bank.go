package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// emptyBank is fed by the reading of the bank.
var emptyBank = &lint.Rule{
	Code:     "QB110",
	Name:     "empty-bank",
	Summary:  "Checks that the bank has at least one question.",
	Why:      "A quiz can't be drawn from nothing; an empty file is most often one that was written wrongly.",
	Remedy:   "Add a question, or name the right file.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeBank,
	Since:    since,
	Kind:     bank.KindEmptyBank,
	Bad:      lint.Example{Questions: "[]\n"},
	Good:     example(sample),
}
