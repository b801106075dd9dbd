package rules

import "github.com/swmmquiz/swmmquiz/internal/lint"

// unknownIgnore is fed by the suppression of findings.
var unknownIgnore = &lint.Rule{
	Code:     "QB113",
	Name:     "unknown-ignore",
	Summary:  "Checks that every entry of a question's ignore list names a rule.",
	Why:      "An entry with a misspelled name suppresses nothing, and its reason misleads the next reader.",
	Remedy:   "Correct the name. Rules are named by name or code.",
	Sources:  []string{design},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Ignores:  lint.IgnoreUnknown,
	Bad:      example(sample, `"answer": "A",`, `"answer": "A", "ignore": [{"rule": "longestkey", "reason": "the term is that long"}],`),
	Good:     example(sample),
}
