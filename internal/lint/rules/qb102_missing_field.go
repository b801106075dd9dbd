package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// missingField is fed by the reading of the bank.
var missingField = &lint.Rule{
	Code:     "QB102",
	Name:     "missing-field",
	Summary:  "Checks that every required field is there.",
	Why:      "A question needs q, options, answer and explanation; without one of them it can't be asked or marked.",
	Remedy:   "Add the field.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Always:   true,
	Kind:     bank.KindMissingField,
	Bad:      example(sample, "    \"answer\": \"A\",\n", ""),
	Good:     example(sample),
}
