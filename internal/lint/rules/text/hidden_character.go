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
			if !isHidden(r) || isRightToLeft && unicode.Is(unicode.Bidi_Control, r) || joins(f.Raw[:k], r) {
				continue
			}
			end := k + utf8.RuneLen(r)
			instead, what := "", "delete it"
			if r == '\v' || r == '\f' || unicode.In(r, unicode.Zl, unicode.Zp) {
				instead, what = "\n", "write a line break"
			}
			sure := unicode.Is(unicode.Bidi_Control, r) || instead != "" || !dividesWords(f.Raw, k, end)
			p.Report(lint.Report{
				At:      f.At.Within(k, end),
				Message: fmt.Sprintf("%s has %s (%U)", f.Name, hiddenName(r), r),
				Hint:    what,
				Fixes:   write(f, k, end, instead, safeIf(sure), what),
			})
		}
	}
}

// isHidden reports whether a character cannot be seen. Control characters from
// U+0080 on are left to Mojibake.
func isHidden(r rune) bool {
	if r < ' ' || r == 0x7f {
		return r != '\n' && r != '\r' && r != '\t'
	}
	return unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp)
}

func hiddenName(r rune) string {
	switch {
	case r == '\u00ad':
		return "a soft hyphen"
	case unicode.Is(unicode.Bidi_Control, r):
		return "a bidirectional control character"
	case r == '\u200b', r == '\u200c', r == '\u200d', r == '\u2060', r == '\ufeff':
		return "a zero-width character"
	case unicode.In(r, unicode.Zl, unicode.Zp):
		return "a line separator"
	}
	return "a control character"
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

// dividesWords reports whether a character may be all that keeps two words
// apart: what it divides is not a word in one piece.
func dividesWords(text string, start, end int) bool {
	notLetter := func(r rune) bool { return !unicode.IsLetter(r) }
	from := strings.LastIndexFunc(text[:start], notLetter) + 1
	to := strings.IndexFunc(text[end:], notLetter)
	if to < 0 {
		to = len(text) - end
	}
	return from < start && to > 0 && !spelling.Has(strings.ToLower(text[from:start]+text[end:end+to]))
}
