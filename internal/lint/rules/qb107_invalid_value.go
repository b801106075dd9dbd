package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// invalidValue is fed by the reading of the bank.
var invalidValue = &lint.Rule{
	Code:     "QB107",
	Name:     "invalid-value",
	Summary:  "Checks that fields with a fixed set or form of values keep to it.",
	Why:      "Levels, ids, tolerances and figures are read by machines: a value outside the set is dropped or misread.",
	Remedy:   "Write one of the values that the finding names.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Kind:     bank.KindInvalidValue,
	Bad:      example(sample, `"answer": "A",`, `"answer": "A", "level": "easy",`),
	Good:     example(sample),
}
