package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// duplicateID is fed by the reading of the bank.
var duplicateID = &lint.Rule{
	Code:     "QB109",
	Name:     "duplicate-id",
	Summary:  "Checks that no two questions have the same id.",
	Why:      "An id names a question in reports, links and statistics; two that share one can't be told apart.",
	Remedy:   "Give one of them another id.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeBank,
	Since:    since,
	Kind:     bank.KindDuplicateID,
	Bad:      example(pair, "hyd-force-main", "hyd-manning"),
	Good:     example(pair),
}
