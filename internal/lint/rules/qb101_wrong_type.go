package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// wrongType is fed by the reading of the bank.
var wrongType = &lint.Rule{
	Code:     "QB101",
	Name:     "wrong-type",
	Summary:  "Checks that every value has the type that its field takes.",
	Why:      "A question whose fields can't be read is left out of the quiz and seen by no other rule.",
	Remedy:   "Write the value in the form that the finding names.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Always:   true,
	Kind:     bank.KindWrongType,
	Bad:      example(sample, `["Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"]`, `"Manning"`),
	Good:     example(sample),
}
