package text

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

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

// checkHiddenCharacter reports each run of a hidden character. The fix is safe unless the
// character may be all that keeps two words apart.
func checkHiddenCharacter(p *lint.Pass) {
	for i := range p.Fields {
		f := &p.Fields[i]
		if !strings.ContainsFunc(f.Raw, isHidden) {
			continue
		}
		needed := needsHidden(f.Raw)
		for start := 0; start < len(f.Raw); {
			r, size := utf8.DecodeRuneInString(f.Raw[start:])
			if !isHidden(r) || needed && unicode.Is(unicode.Cf, r) {
				start += size
				continue
			}
			end, count := start, 0
			for strings.HasPrefix(f.Raw[end:], string(r)) {
				end += size
				count++
			}
			what := fmt.Sprintf("the hidden character %U", r)
			if count > 1 {
				what = fmt.Sprintf("%d times the hidden character %U", count, r)
			}
			instead, hint := "", "delete it"
			if r == '\v' || r == '\f' || unicode.In(r, unicode.Zl, unicode.Zp) {
				instead, hint = strings.Repeat("\n", count), "write a line break"
			}
			divides := isLetter(at(f.Raw, start-1)) && isLetter(at(f.Raw, end)) && !unicode.Is(unicode.Bidi_Control, r)
			p.Report(lint.Report{
				At: f.At.Within(start, end), Message: f.Name + " has " + what, Hint: hint,
				Fixes: write(f, start, end, instead, safeIf(r == '\u00ad' || instead != "" || !divides), hint),
			})
			start = end
		}
	}
}

// isHidden reports whether a character cannot be seen. Control characters from
// U+0080 on are left to Mojibake.
func isHidden(r rune) bool {
	if r < utf8.RuneSelf {
		return (r < ' ' || r == 0x7f) && r != '\n' && r != '\r' && r != '\t'
	}
	return unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp)
}

// needsHidden reports whether a text has letters or emoji that are joined or
// ordered by hidden characters: those from Hebrew on to the scripts of India.
func needsHidden(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool {
		return r >= 0x590 && r < 0x1000 || r >= 0x2600 && unicode.Is(unicode.So, r)
	})
}
