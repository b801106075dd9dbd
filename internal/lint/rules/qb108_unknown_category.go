package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// unknownCategory is fed by the reading of the bank.
var unknownCategory = &lint.Rule{
	Code:     "QB108",
	Name:     "unknown-category",
	Summary:  "Checks that a question's category is one of the configured ones.",
	Why:      "A question with a category that does not exist is drawn for no category quiz and counted for none.",
	Remedy:   "Correct the category, or add it to categories in swmmquiz.yaml. Leave it out for mixed quizzes only.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Kind:     bank.KindUnknownCategory,
	Bad:      known(example(pair, "hydraulics", "hydrolics")),
	Good:     known(example(pair)),
}
