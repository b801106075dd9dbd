package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// emptyText is fed by the reading of the bank.
var emptyText = &lint.Rule{
	Code:     "QB104",
	Name:     "empty-text",
	Summary:  "Checks that texts which a learner sees are not empty.",
	Why:      "An option without text is a circle beside nothing.",
	Remedy:   "Write the text, or delete the entry.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Always:   true,
	Kind:     bank.KindEmptyText,
	Bad:      example(sample, `"Green-Ampt"`, `""`),
	Good:     example(sample),
}
