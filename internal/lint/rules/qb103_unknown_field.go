package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// unknownField is fed by the reading of the bank.
var unknownField = &lint.Rule{
	Code:     "QB103",
	Name:     "unknown-field",
	Summary:  "Checks that every field is one that the format knows.",
	Why:      "An unknown field is most often a misspelled one: what the author wrote there never reaches the learner.",
	Remedy:   "Correct the name, or delete the field.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Kind:     bank.KindUnknownField,
	Bad:      example(sample, `"answer": "A",`, `"answer": "A", "dificulty": 2,`),
	Good:     example(sample),
}
