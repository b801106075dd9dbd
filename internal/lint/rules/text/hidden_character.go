package text

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// HiddenCharacter is rule QB510.
var HiddenCharacter = &lint.Rule{
	Code: "QB510",
	Name: "hidden-character",
	Summary: "Checks that no text has characters that cannot be seen: zero-width, bidirectional and other control " +
		"characters, soft hyphens.",
	Severity: lint.Error,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkHiddenCharacter,
}

func checkHiddenCharacter(p *lint.Pass) {
	for i := range p.Fields {
		f := &p.Fields[i]
		isRightToLeft := strings.ContainsFunc(f.Raw, rightToLeft)
		for k, r := range f.Raw {
			if kind := hiddenKind(r); kind != "" && !(kind == bidirectional && isRightToLeft) && !joins(f.Raw[:k], r) {
				reportHidden(p, f, k, r, kind)
			}
		}
	}
}

const (
	bidirectional = "a bidirectional control character"
	separator     = "a line separator"
	zeroWidth     = "a zero-width character"
)

// hiddenKind names a character that cannot be seen; empty for all others, and for
// those that Mojibake reports.
func hiddenKind(r rune) string {
	switch {
	case r == '\n' || r == '\r' || r == '\t' || r > 0x7f && r < 0xa0:
		return ""
	case r == '\u00ad':
		return "a soft hyphen"
	case r >= '\u200b' && r <= '\u200d', r == '\u2060', r == '\ufeff', r == '\u180e':
		return zeroWidth
	case r >= '\u202a' && r <= '\u202e', r >= '\u2066' && r <= '\u2069', r == '\u200e', r == '\u200f', r == '\u061c':
		return bidirectional
	case r == '\u2028', r == '\u2029', r == '\v', r == '\f':
		return separator
	case unicode.IsControl(r):
		return "a control character"
	case r >= 0xe0000 && r <= 0xe007f, r >= 0xfff9 && r <= 0xfffb:
		return "an invisible tag"
	}
	return ""
}

// joins reports whether a character joins the one before it to the next as emoji
// and some scripts need.
func joins(before string, r rune) bool {
	if r != '\u200c' && r != '\u200d' {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	return last > 0x7f && !unicode.In(last, unicode.Latin, unicode.Greek, unicode.Cyrillic) &&
		(unicode.IsLetter(last) || unicode.IsMark(last) || unicode.IsSymbol(last))
}

func rightToLeft(r rune) bool {
	return unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana) && unicode.IsLetter(r)
}

func reportHidden(p *lint.Pass, f *lint.Field, offset int, r rune, kind string) {
	end := offset + utf8.RuneLen(r)
	instead, what := "", "delete it"
	if kind == separator {
		instead, what = "\n", "write a line break"
	}
	p.Report(lint.Report{
		At: f.At.Within(offset, end), Message: fmt.Sprintf("%s has %s (U+%04X)", f.Name, kind, r), Hint: what,
		Fixes: write(f, offset, end, instead, safeIf(kind != zeroWidth || !dividesWords(f.Raw, offset, end)), what),
	})
}

// dividesWords reports whether a zero-width character may be all that keeps two
// words apart: what it divides is no word in one piece.
func dividesWords(text string, start, end int) bool {
	notLetter := func(r rune) bool { return !unicode.IsLetter(r) }
	from := strings.LastIndexFunc(text[:start], notLetter) + 1
	to := strings.IndexFunc(text[end:], notLetter)
	if to < 0 {
		to = len(text) - end
	}
	return from < start && to > 0 && !spelling.Has(strings.ToLower(text[from:start]+text[end:end+to]))
}
