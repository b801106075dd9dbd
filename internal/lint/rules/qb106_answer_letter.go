package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// answerLetter is fed by the reading of the bank.
var answerLetter = &lint.Rule{
	Code:     "QB106",
	Name:     "answer-letter",
	Summary:  "Checks that the answer is one of the letters A, B, C and D.",
	Why:      "With any other answer no option is right and the question can't be marked.",
	Remedy:   "Name the right option by its letter, as a capital.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Always:   true,
	Kind:     bank.KindAnswerLetter,
	Bad:      example(sample, `"answer": "A"`, `"answer": "E"`),
	Good:     example(sample),
}
