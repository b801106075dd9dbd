package rules

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var notNFC = &lint.Rule{
	Code:    "QB512",
	Name:    "not-nfc",
	Summary: "Checks that letters with accents are written as one character (Unicode normalization form C).",
	Why: "\"é\" can be one character, or an e with an accent after it. Both look the same, but a search for one does not find the other, " +
		"and some fonts set the accent beside its letter. Text from PDF files and macOS often has the second form.",
	Remedy:   "Normalize the text to NFC; `swmmquiz lint --fix` does.",
	Sources:  []string{uax15},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkNotNFC,
	Bad:      example(sample, "Open channels", "Che\u0301zy's open channels"),
	Good:     example(sample, "Open channels", "Chézy's open channels"),
}

func checkNotNFC(p *lint.Pass) {
	for i := range p.Passages {
		t := &p.Passages[i]
		if t.ASCII || norm.NFC.IsNormalString(t.Raw) {
			continue
		}
		for at := 0; at < len(t.Raw); {
			n := norm.NFC.NextBoundaryInString(t.Raw[at:], true)
			if n <= 0 {
				break
			}
			if part := t.Raw[at : at+n]; !norm.NFC.IsNormalString(part) && utf8.ValidString(part) {
				start, end := wordAround(t.Raw, at, at+n)
				p.Report(lint.Report{
					At: t.At.Within(start, end), Message: t.What + " holds characters that are not in Unicode form C", Hint: "write " + norm.NFC.String(part),
					Repairs: mendText(t, start, end, norm.NFC.String(t.Raw[start:end]), "write it in form C"),
				})
				n = end - at
			}
			at += n
		}
	}
}

// wordAround widens the bytes start to end to the word that they stand in.
func wordAround(text string, start, end int) (int, int) {
	in := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) }
	for start > 0 {
		r, size := utf8.DecodeLastRuneInString(text[:start])
		if !in(r) {
			break
		}
		start -= size
	}
	for end < len(text) {
		r, size := utf8.DecodeRuneInString(text[end:])
		if !in(r) {
			break
		}
		end += size
	}
	return start, end
}
