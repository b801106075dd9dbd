package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// unknownReference is fed by the reading of the bank.
var unknownReference = &lint.Rule{
	Code:     "QB112",
	Name:     "unknown-reference",
	Summary:  "Checks that every reference is in the catalogue of sources.",
	Why:      "A citation that leads nowhere keeps the reader from checking the fact.",
	Remedy:   "Correct the source or section, or add the entry to the catalogue.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Kind:     bank.KindUnknownReference,
	Bad:      withReferences(example(pair, `"category"`, `"references": [{"source": "RM2", "section": "99.9"}], "category"`)),
	Good:     withReferences(example(pair, `"category"`, `"references": [{"source": "RM2", "section": "3.1"}], "category"`)),
}
