package text

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var HiddenCharacter = &lint.Rule{
	Code: "QB510", Name: "hidden-character", Severity: lint.Error, Scope: lint.ScopeText, Fix: lint.FixSafe,
	Check: checkHiddenCharacter,
	Summary: "Checks that no text has characters that cannot be seen: zero-width, bidirectional and other control " +
		"characters, and soft hyphens.",
}

// checkHiddenCharacter reports each run of hidden characters. The fix is safe unless
// the run may be all that separates two words or numbers.
func checkHiddenCharacter(p *lint.Pass) {
	for i := range p.Fields {
		f, hidden := &p.Fields[i], isHidden
		if !strings.ContainsFunc(f.Raw, hidden) {
			continue
		}
		if needsHidden(f.Raw) {
			hidden = func(r rune) bool { return isHidden(r) && !unicode.Is(unicode.Cf, r) }
		}
		for start, end := range runs(f.Raw, hidden) {
			first, _ := utf8.DecodeRuneInString(f.Raw[start:])
			before, _ := utf8.DecodeLastRuneInString(f.Raw[:start])
			after, _ := utf8.DecodeRuneInString(f.Raw[end:])
			between := inWord(before) && inWord(after)
			p.Report(f.At.Within(start, end), fmt.Sprintf("%s has the hidden character %U", f.Name, first),
				"delete it").Replace("", lint.SafeIf(!between || strings.Trim(f.Raw[start:end], softHyphen) == ""), "delete it")
		}
	}
}

// softHyphen marks where a word may be divided at the end of a line.
const softHyphen = "\u00ad"

// isHidden reports whether a character cannot be seen.
func isHidden(r rune) bool {
	if r < '\u00ad' { // as nearly all characters are
		return r < ' ' && r != '\n' && r != '\r' && r != '\t' || '\x7f' <= r && r < '\u00a0'
	}
	return unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp)
}

// needsHidden reports whether a text has symbols such as emoji, or characters of the scripts
// that Unicode lists from Hebrew to Tibetan: hidden characters join or order them.
func needsHidden(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool {
		return r >= 0x590 && r < 0x1000 || r >= 0x2600 && unicode.Is(unicode.So, r)
	})
}
