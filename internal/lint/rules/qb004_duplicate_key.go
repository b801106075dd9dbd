package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// duplicateKey is fed by the reading of the bank.
var duplicateKey = &lint.Rule{
	Code:     "QB004",
	Name:     "duplicate-key",
	Summary:  "Checks that no object has the same key twice.",
	Why:      "Readers of JSON differ in which of the two they take, so that the author and the learner may see different texts.",
	Remedy:   "Delete one of the two, or rename it.",
	Sources:  []string{iJSON},
	Severity: lint.Error,
	Scope:    lint.ScopeFile,
	Since:    since,
	Kind:     bank.KindDuplicateKey,
	Bad:      example(sample, `"answer": "A",`, `"answer": "A", "answer": "B",`),
	Good:     example(sample),
}
