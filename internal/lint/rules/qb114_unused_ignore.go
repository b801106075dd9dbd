package rules

import "github.com/swmmquiz/swmmquiz/internal/lint"

// unusedIgnore is fed by the suppression of findings.
var unusedIgnore = &lint.Rule{
	Code:     "QB114",
	Name:     "unused-ignore",
	Summary:  "Checks that every entry of a question's ignore list suppresses something.",
	Why:      "An entry that outlived its flaw would hide the same flaw when it comes back.",
	Remedy:   "Delete the entry. Faults of shape can't be ignored for one question.",
	Sources:  []string{design},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Ignores:  lint.IgnoreUnused,
	Bad:      example(sample, `"answer": "A",`, `"answer": "A", "ignore": [{"rule": "negative-stem", "reason": "the stem asks for the exception"}],`),
	Good: example(sample,
		`Which equation relates flow to depth and slope in an open conduit of SWMM?`, `Which equation is not one of infiltration?`,
		`"answer": "A",`, `"answer": "A", "ignore": [{"rule": "negative-stem", "reason": "the stem asks for the exception"}],`),
}
