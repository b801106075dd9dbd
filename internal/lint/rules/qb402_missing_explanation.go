package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var missingExplanation = &lint.Rule{
	Code:    "QB402",
	Name:    "missing-explanation",
	Summary: "Checks that the explanation is there and long enough to teach something.",
	Why: "Feedback that says why an answer is right or wrong is what makes a quiz teach; \"correct\" alone does little. " +
		"An explanation of a few words can only repeat the key.",
	Remedy:   "Say why the key is right, from which principle, and what the likely mistake was.",
	Sources:  []string{shute2008, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options:  []lint.Option{{Name: "minLength", Default: 40, Min: 1, Max: 10000, Doc: "the fewest characters that an explanation may have"}},
	Check:    checkMissingExplanation,
	Bad: example(sample, "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.",
		"It is Manning's equation."),
	Good: example(sample),
}

func checkMissingExplanation(p *lint.Pass) {
	text := &p.Facts().Explanation
	least := p.Int("minLength")
	if text.Length >= least && text.Normal != "" {
		return
	}
	message := fmt.Sprintf("the explanation has %d characters, expected %d or more", text.Length, least)
	if text.Normal == "" {
		message = "the explanation is empty"
	}
	p.Report(lint.Report{
		At:      lint.At(p.Path("/explanation")),
		Message: message,
		Hint:    "say why the key is right, and what leads to the other options",
	})
}
