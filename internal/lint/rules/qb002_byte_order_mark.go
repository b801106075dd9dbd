package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// byteOrderMark is fed by the reading of the bank.
var byteOrderMark = &lint.Rule{
	Code:     "QB002",
	Name:     "byte-order-mark",
	Summary:  "Checks that no file starts with a byte order mark.",
	Why:      "RFC 8259 forbids writers of JSON to add the mark, and many readers stop at it.",
	Remedy:   "Save the file as UTF-8 without BOM.",
	Sources:  []string{rfc8259},
	Severity: lint.Warning,
	Scope:    lint.ScopeFile,
	Since:    since,
	Kind:     bank.KindByteOrderMark,
	Bad:      lint.Example{Questions: "\ufeff" + sample},
	Good:     example(sample),
}
