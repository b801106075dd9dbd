package text

import (
	"regexp"

	"golang.org/x/text/unicode/norm"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// NotNFC is rule QB512.
var NotNFC = &lint.Rule{
	Code:     "QB512",
	Name:     "not-nfc",
	Summary:  "Checks that letters with accents are written as one character (Unicode normalization form C).",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkNotNFC,
}

// pieces matches words, and other characters with their accents.
var pieces = regexp.MustCompile(`[\pL\pM]+|\S\pM*`)

func checkNotNFC(p *lint.Pass) {
	for i := range p.Fields {
		f := &p.Fields[i]
		if norm.NFC.IsNormalString(f.Raw) {
			continue
		}
		for _, at := range pieces.FindAllStringIndex(f.Raw, -1) {
			right := norm.NFC.String(f.Raw[at[0]:at[1]])
			if right == f.Raw[at[0]:at[1]] {
				continue
			}
			p.Report(lint.Report{
				At:      f.At.Within(at[0], at[1]),
				Message: f.Name + " has characters that are not in Unicode form C", Hint: "write " + right,
				Fixes: write(f, at[0], at[1], right, safeIf(f.InProse(at[0])), "write it in form C"),
			})
		}
	}
}
