package rules

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var hiddenCharacter = &lint.Rule{
	Code:    "QB510",
	Name:    "hidden-character",
	Summary: "Checks that no text holds characters that can't be seen: zero-width, bidirectional and other control characters, soft hyphens.",
	Why: "They come with pasted text. Words that hold one are not found by a search, numbers don't compare equal, " +
		"and bidirectional controls show a text in another order than it is stored in.",
	Remedy: "Delete the character. Joiners that emoji and scripts such as Persian or Hindi need are let pass, as are direction marks in texts with Arabic or Hebrew.",
	Sources: []string{uts39,
		"Boucher, N., & Anderson, R. (2023). Trojan Source: Invisible vulnerabilities. USENIX Security 2023, 6507-6524."},
	Severity: lint.Error,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkHiddenCharacter,
	Bad:      example(sample, "Open channels", "Open chan\u200bnels"),
	Good:     example(sample, "Open channels", "Open channels of 5\u00a0percent"),
}

func checkHiddenCharacter(p *lint.Pass) {
	for i := range p.Passages {
		t := &p.Passages[i]
		if t.ASCII {
			for k := 0; k < len(t.Raw); k++ {
				if c := t.Raw[k]; c < ' ' && c != '\n' && c != '\r' && c != '\t' || c == 0x7f {
					reportHidden(p, t, k, rune(c))
				}
			}
			continue
		}
		rightToLeft := hasRightToLeft(t.Raw)
		for k, r := range t.Raw {
			if hidden(t.Raw, k, r, rightToLeft) {
				reportHidden(p, t, k, r)
			}
		}
	}
}

func reportHidden(p *lint.Pass, t *lint.Passage, offset int, r rune) {
	end := offset + utf8.RuneLen(r)
	report := lint.Report{
		At: t.At.Within(offset, end), Message: fmt.Sprintf("%s holds %s (U+%04X)", t.What, hiddenKind(r), r), Hint: "delete it",
	}
	if r == utf8.RuneError {
		report.Hint = "write the character that was meant"
	} else {
		report.Repairs = mendText(t, offset, end, "", fmt.Sprintf("delete U+%04X", r))
	}
	p.Report(report)
}

// hidden says whether the character at an offset has no business in a text.
// Direction marks have some in one that has letters from right to left.
func hidden(text string, offset int, r rune, rightToLeft bool) bool {
	switch {
	case r == '\n' || r == '\r' || r == '\t':
		return false
	case r == '\u200c' || r == '\u200d': // joiners
		before, _ := utf8.DecodeLastRuneInString(text[:offset])
		return !joinable(before)
	case r == '\u200e' || r == '\u200f' || r == '\u061c': // direction marks
		return !rightToLeft
	case r == utf8.RuneError:
		return true
	}
	return hiddenKind(r) != ""
}

// hiddenKind names a character that can't be seen; empty for all others.
func hiddenKind(r rune) string {
	switch {
	case r == '\u00ad':
		return "a soft hyphen"
	case r >= '\u200b' && r <= '\u200d', r == '\u2060', r == '\ufeff', r == '\u180e':
		return "a zero-width character"
	case r >= '\u202a' && r <= '\u202e', r >= '\u2066' && r <= '\u2069', r == '\u200e', r == '\u200f', r == '\u061c':
		return "a bidirectional control character"
	case r == '\u2028', r == '\u2029':
		return "a line separator"
	case unicode.IsControl(r):
		return "a control character"
	case r >= 0xe0000 && r <= 0xe007f, r >= 0xfff9 && r <= 0xfffb:
		return "an invisible tag"
	case r == utf8.RuneError:
		return "the sign of a character that was lost"
	}
	return ""
}

// joinable says whether a character may be joined to the next one: an emoji, or
// a letter of a script whose letters change their form.
func joinable(r rune) bool {
	return r > 0x7f && !unicode.In(r, unicode.Latin, unicode.Greek, unicode.Cyrillic) && (unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsSymbol(r))
}

func hasRightToLeft(text string) bool {
	for _, r := range text {
		if r >= 0x590 && r < 0x800 && unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana) && unicode.IsLetter(r) {
			return true
		}
	}
	return false
}
