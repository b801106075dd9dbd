package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// encoding is fed by the reading of the bank.
var encoding = &lint.Rule{
	Code:     "QB001",
	Name:     "encoding",
	Summary:  "Checks that each file is text in UTF-8.",
	Why:      "JSON between systems is UTF-8. A file in another encoding shows wrong characters in units and names, or can't be read at all.",
	Remedy:   "Save the file as UTF-8 in your editor.",
	Sources:  []string{rfc8259},
	Severity: lint.Error,
	Scope:    lint.ScopeFile,
	Since:    since,
	Always:   true,
	Kind:     bank.KindEncoding,
	Bad:      example(sample, "Manning", "Mann\xefng"),
	Good:     example(sample),
}
