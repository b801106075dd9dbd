package text

import (
	"unicode"
	"unicode/utf8"

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

func checkNotNFC(p *lint.Pass) {
	for i := range p.Fields {
		f := &p.Fields[i]
		if norm.NFC.IsNormalString(f.Raw) {
			continue
		}
		for at := 0; at < len(f.Raw); {
			n := norm.NFC.NextBoundaryInString(f.Raw[at:], true)
			if n <= 0 {
				break
			}
			if part := f.Raw[at : at+n]; !norm.NFC.IsNormalString(part) && utf8.ValidString(part) {
				start, end := wordAround(f.Raw, at, at+n)
				right := norm.NFC.String(f.Raw[start:end])
				p.Report(lint.Report{
					At: f.At.Within(start, end), Message: f.Name + " has characters that are not in Unicode form C", Hint: "write " + right,
					Fixes: write(f, start, end, right, safeIf(f.InProse(start)), "write it in form C"),
				})
				n = end - at
			}
			at += n
		}
	}
}

// wordAround widens the bytes start to end to the word that they are in.
func wordAround(text string, start, end int) (int, int) {
	inWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) }
	for start > 0 {
		r, size := utf8.DecodeLastRuneInString(text[:start])
		if !inWord(r) {
			break
		}
		start -= size
	}
	for end < len(text) {
		r, size := utf8.DecodeRuneInString(text[end:])
		if !inWord(r) {
			break
		}
		end += size
	}
	return start, end
}
