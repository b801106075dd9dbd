package text

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

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

// checkHiddenCharacter reports each run of hidden characters. The fix is safe unless
// the run may be all that keeps two words apart.
func checkHiddenCharacter(p *lint.Pass) {
	for i := range p.Fields {
		f := &p.Fields[i]
		if !strings.ContainsFunc(f.Raw, isHidden) {
			continue
		}
		needed := needsHidden(f.Raw)
		hidden := func(r rune) bool { return isHidden(r) && !(needed && unicode.Is(unicode.Cf, r)) }
		for end := 0; ; {
			k := strings.IndexFunc(f.Raw[end:], hidden)
			if k < 0 {
				break
			}
			start := end + k
			end = start + len(f.Raw[start:]) - len(strings.TrimLeftFunc(f.Raw[start:], hidden))
			reportHidden(p, f, start, end)
		}
	}
}

func reportHidden(p *lint.Pass, f *lint.Field, start, end int) {
	run := []rune(f.Raw[start:end])
	what := fmt.Sprintf("the hidden character %U", run[0])
	if len(run) > 1 {
		what = fmt.Sprintf("%d hidden characters, the first is %U", len(run), run[0])
	}
	instead, hint := strings.Map(visible, f.Raw[start:end]), "delete it"
	if instead != "" {
		hint = "write a line break"
	}
	divides := isLetter(at(f.Raw, start-1)) && isLetter(at(f.Raw, end)) && slices.ContainsFunc(run, mayDivide)
	p.Report(lint.Report{
		At: f.At.Within(start, end), Message: f.Name + " has " + what, Hint: hint,
		Fixes: write(f, start, end, instead, safeIf(instead != "" || !divides), hint),
	})
}

// visible is the line break that a hidden character stands for, or -1.
func visible(r rune) rune {
	if r == '\v' || r == '\f' || unicode.In(r, unicode.Zl, unicode.Zp) {
		return '\n'
	}
	return -1
}

// mayDivide reports whether a hidden character may have been written in place of a space.
func mayDivide(r rune) bool { return r != '\u00ad' && !unicode.Is(unicode.Bidi_Control, r) }

// isHidden reports whether a character cannot be seen.
func isHidden(r rune) bool {
	if r == '\n' || r == '\r' || r == '\t' {
		return false
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp)
}

// needsHidden reports whether a text has letters or emoji that are joined or
// ordered by hidden characters: those from Hebrew on to the scripts of India.
func needsHidden(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool {
		return r >= 0x590 && r < 0x1000 || r >= 0x2600 && unicode.Is(unicode.So, r)
	})
}
