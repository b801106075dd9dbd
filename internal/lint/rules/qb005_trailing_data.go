package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// trailingData is fed by the reading of the bank.
var trailingData = &lint.Rule{
	Code:     "QB005",
	Name:     "trailing-data",
	Summary:  "Checks that nothing follows the one JSON value of a file.",
	Why:      "What stands after the end of the array is not part of the bank: questions there are lost without a word.",
	Remedy:   "Move the rest into the array, or delete it.",
	Sources:  []string{rfc8259},
	Severity: lint.Error,
	Scope:    lint.ScopeFile,
	Since:    since,
	Kind:     bank.KindTrailingData,
	Bad:      lint.Example{Questions: sample + "[]\n"},
	Good:     example(sample),
}
