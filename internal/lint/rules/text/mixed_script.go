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
		for _, at := range letters.FindAllStringIndex(f.Raw, -1) {
			word := f.Raw[at[0]:at[1]]
			foreign := foreignLetters(word)
			if len(foreign) == 0 {
				continue
			}
			sure := unicode.Is(unicode.Cyrillic, foreign[0]) && f.InProse(at[0])
			p.Report(lint.Report{
				At:      f.At.Within(at[0], at[1]),
				Message: fmt.Sprintf("%q has letters that only look Latin: %U", word, foreign),
				Hint:    "write it with Latin letters",
				Fixes:   write(f, at[0], at[1], strings.Map(toLatin, word), safeIf(sure), "write Latin letters"),
			})
		}
	}
}

func looksLatin(r rune) bool { return r >= 0x370 && r < 0x530 && latinLike[r] != 0 }

func toLatin(r rune) rune {
	if latin := latinLike[r]; latin != 0 {
		return latin
	}
	return r
}

// foreignLetters returns the letters of a word that only look Latin, if others of
// it are Latin. A Greek capital beside one Latin letter may be a symbol.
func foreignLetters(word string) []rune {
	var foreign []rune
	latin := 0
	for _, r := range word {
		switch {
		case unicode.Is(unicode.Latin, r):
			latin++
		case looksLatin(r):
			foreign = append(foreign, r)
		}
	}
	if latin == 0 || len(foreign) == 0 || latin == 1 && unicode.Is(unicode.Greek, foreign[0]) {
		return nil
	}
	return foreign
}
