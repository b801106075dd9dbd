package text

import (
	"fmt"
	"regexp"
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

var letters = regexp.MustCompile(`[\pL\pM]+`)

// latinLike maps the letters that look Latin to the letters that they look like.
// Greek ν and ρ are left out: they stand for quantities.
var latinLike = func() map[rune]rune {
	like := map[rune]rune{}
	latin := []rune("aceopxyijshdlABCEHIJKMOPSTXYABEZHIKMNOPTYXo")
	for i, r := range []rune("асеорхуіјѕһԁӏАВСЕНІЈКМОРЅТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧο") {
		like[r] = latin[i]
	}
	return like
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
		for _, at := range letters.FindAllStringIndex(f.Raw, -1) {
			word := f.Raw[at[0]:at[1]]
			s := scriptsOf(word)
			if !s.disguised(isLatinText) {
				continue
			}
			sure := s.greek == 0 && s.latin > 0 && f.InProse(at[0])
			p.Report(lint.Report{
				At:      f.At.Within(at[0], at[1]),
				Message: fmt.Sprintf("%q has letters that only look Latin: %s", word, s.foreign),
				Hint:    "write it with Latin letters",
				Fixes:   write(f, at[0], at[1], strings.Map(toLatin, word), safeIf(sure), "write Latin letters"),
			})
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
// and Greek that look Latin, and all others. foreign lists the second ones.
type scripts struct {
	latin, cyrillic, greek, other int
	foreign                       string
}

func scriptsOf(word string) (s scripts) {
	for _, r := range word {
		switch {
		case isLatin(r):
			s.latin++
		case !looksLatin(r):
			s.other++
		case unicode.Is(unicode.Cyrillic, r):
			s.cyrillic++
			s.foreign += fmt.Sprintf(", Cyrillic U+%04X", r)
		default:
			s.greek++
			s.foreign += fmt.Sprintf(", Greek U+%04X", r)
		}
	}
	s.foreign = strings.TrimPrefix(s.foreign, ", ")
	return s
}

// disguised reports whether a word mixes Latin letters with some that look like
// them, or has only such Cyrillic letters in a Latin text. A Greek capital beside
// one Latin letter may be a symbol.
func (s scripts) disguised(isLatinText bool) bool {
	return s.latin > 0 && s.cyrillic > 0 || s.latin > 1 && s.greek > 0 ||
		isLatinText && s.latin+s.greek+s.other == 0 && s.cyrillic > 0
}
