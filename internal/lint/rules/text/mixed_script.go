package text

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// MixedScript is rule QB511.
var MixedScript = &lint.Rule{
	Code:     "QB511",
	Name:     "mixed-script",
	Summary:  "Checks that no Latin word has Cyrillic or Greek letters that look Latin.",
	Severity: lint.Error,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkMixedScript,
}

// latinLike maps the letters that look Latin to the letters that they look like.
// Greek ν and ρ are left out: they stand for quantities.
var latinLike = func() map[rune]rune {
	letters := map[rune]rune{}
	latin := []rune("aceopxyijshdlABCEHIJKMOPSTXYABEZHIKMNOPTYXo")
	for i, r := range []rune("асеорхуіјѕһԁӏАВСЕНІЈКМОРЅТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧο") {
		letters[r] = latin[i]
	}
	return letters
}()

func checkMixedScript(p *lint.Pass) {
	for i := range p.Fields {
		f := &p.Fields[i]
		if f.TeX || !strings.ContainsFunc(f.Raw, looksLatin) {
			continue
		}
		// A text with Cyrillic letters that look Cyrillic is in Russian, or is about it.
		isLatinText := strings.ContainsFunc(f.Raw, isLatin) &&
			!strings.ContainsFunc(f.Raw, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) && !looksLatin(r) })
		for start, word := range words(f.Raw) {
			if s := scriptsOf(word); s.disguised(isLatinText) {
				end := start + len(word)
				p.Report(lint.Report{
					At: f.At.Within(start, end), Message: fmt.Sprintf("%q has letters that only look Latin: %s", word, foreign(word)),
					Hint: "write it with Latin letters",
					Fixes: write(f, start, end, strings.Map(toLatin, word),
						safeIf(s.greek == 0 && s.latin > 0 && f.InProse(start)), "write Latin letters"),
				})
			}
		}
	}
}

// words yields the runs of letters of a text with their offsets.
func words(text string) func(yield func(int, string) bool) {
	return func(yield func(int, string) bool) {
		start := -1
		for i, r := range text {
			if inWord := unicode.IsLetter(r) || unicode.IsMark(r); inWord && start < 0 {
				start = i
			} else if !inWord && start >= 0 {
				if !yield(start, text[start:i]) {
					return
				}
				start = -1
			}
		}
		if start >= 0 {
			yield(start, text[start:])
		}
	}
}

func isLatin(r rune) bool { return unicode.Is(unicode.Latin, r) }

func looksLatin(r rune) bool { return r >= 0x370 && r < 0x530 && latinLike[r] != 0 }

func toLatin(r rune) rune {
	if latin := latinLike[r]; latin != 0 {
		return latin
	}
	return r
}

// scripts counts the letters of a word: those that are Latin, those of Cyrillic
// and Greek that look Latin, and all others.
type scripts struct{ latin, cyrillic, greek, other int }

func scriptsOf(word string) (s scripts) {
	for _, r := range word {
		switch {
		case isLatin(r):
			s.latin++
		case !looksLatin(r):
			s.other++
		case unicode.Is(unicode.Cyrillic, r):
			s.cyrillic++
		default:
			s.greek++
		}
	}
	return s
}

// disguised reports whether a word mixes Latin letters with some that look like
// them, or has only such Cyrillic letters in a Latin text. A Greek capital beside
// one Latin letter may be a symbol.
func (s scripts) disguised(isLatinText bool) bool {
	return s.latin > 0 && s.cyrillic > 0 || s.latin > 1 && s.greek > 0 || isLatinText && s.latin+s.greek+s.other == 0 && s.cyrillic > 0
}

// foreign lists the letters of a word that only look Latin.
func foreign(word string) string {
	var list []string
	for _, r := range word {
		if looksLatin(r) {
			script := "Greek"
			if unicode.Is(unicode.Cyrillic, r) {
				script = "Cyrillic"
			}
			list = append(list, fmt.Sprintf("%s U+%04X", script, r))
		}
	}
	return strings.Join(list, ", ")
}
