package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// optionCount is fed by the reading of the bank.
var optionCount = &lint.Rule{
	Code:     "QB105",
	Name:     "option-count",
	Summary:  "Checks that every question has exactly four options.",
	Why:      "The quiz letters the options A to D. Equal numbers of options also give every question the same chance of a lucky guess.",
	Remedy:   "Add or remove options until there are four.",
	Sources:  []string{design, haladyna2002},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Always:   true,
	Kind:     bank.KindOptionCount,
	Bad:      example(sample, `, "Green-Ampt"`, ""),
	Good:     example(sample),
}
