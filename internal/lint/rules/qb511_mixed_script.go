package rules

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var mixedScript = &lint.Rule{
	Code:    "QB511",
	Name:    "mixed-script",
	Summary: "Checks that no Latin word holds Cyrillic or Greek letters that look Latin.",
	Why: "A Cyrillic \"а\" in \"Mаnning\" can't be seen, but the word is not found by a search, is read out wrongly, and two equal options count as different. " +
		"Greek letters that stand for quantities and units (Δt, μm, kΩ) look like themselves and are let pass.",
	Remedy:   "Write the word with Latin letters.",
	Sources:  []string{uts39},
	Severity: lint.Error,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkMixedScript,
	Bad:      example(sample, "Open channels", "Open ch\u0430nnels"),
	Good:     example(sample, "Open channels", "With Δt, μm, kΩ, α-rays and Чезаре open channels"),
}

// latinLike are the letters that look Latin, with the letter that they look
// like. Greek ν and ρ are left out: they stand for quantities.
var latinLike = map[rune]rune{
	'а': 'a', 'с': 'c', 'е': 'e', 'о': 'o', 'р': 'p', 'х': 'x', 'у': 'y', 'і': 'i', 'ј': 'j', 'ѕ': 's', 'һ': 'h', 'ԁ': 'd', 'ӏ': 'l',
	'А': 'A', 'В': 'B', 'С': 'C', 'Е': 'E', 'Н': 'H', 'І': 'I', 'Ј': 'J', 'К': 'K', 'М': 'M', 'О': 'O', 'Р': 'P', 'Ѕ': 'S', 'Т': 'T', 'Х': 'X', 'У': 'Y',
	'Α': 'A', 'Β': 'B', 'Ε': 'E', 'Ζ': 'Z', 'Η': 'H', 'Ι': 'I', 'Κ': 'K', 'Μ': 'M', 'Ν': 'N', 'Ο': 'O', 'Ρ': 'P', 'Τ': 'T', 'Υ': 'Y', 'Χ': 'X', 'ο': 'o',
}

func checkMixedScript(p *lint.Pass) {
	for i := range p.Passages {
		t := &p.Passages[i]
		if t.ASCII || t.TeX || !strings.ContainsFunc(t.Raw, isLatinLike) {
			continue
		}
		latinText := strings.ContainsFunc(t.Raw, isLatin) && !strings.ContainsFunc(t.Raw, isOtherCyrillic)
		for from := 0; from < len(t.Raw); {
			start := strings.IndexFunc(t.Raw[from:], unicode.IsLetter)
			if start < 0 {
				break
			}
			start += from
			end := len(t.Raw)
			if n := strings.IndexFunc(t.Raw[start:], func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }); n >= 0 {
				end = start + n
			}
			from = end
			if word := t.Raw[start:end]; disguised(word, latinText) {
				p.Report(lint.Report{
					At: t.At.Within(start, end), Message: fmt.Sprintf("%q has letters that only look Latin: %s", word, named(word)),
					Hint:    "write it with Latin letters",
					Repairs: mendText(t, start, end, strings.Map(toLatin, word), "write Latin letters"),
				})
			}
		}
	}
}

func isLatin(r rune) bool { return unicode.Is(unicode.Latin, r) }

func isLatinLike(r rune) bool { return r >= 0x370 && r < 0x530 && latinLike[r] != 0 }

// isOtherCyrillic says whether a letter is Cyrillic and looks it: a text with
// such letters is in Russian, or speaks of it.
func isOtherCyrillic(r rune) bool { return unicode.Is(unicode.Cyrillic, r) && latinLike[r] == 0 }

func toLatin(r rune) rune {
	if latin := latinLike[r]; latin != 0 {
		return latin
	}
	return r
}

// disguised says whether a word mixes Latin letters with such that look like
// them, or, in a text that is Latin, has none but such Cyrillic letters.
func disguised(word string, latinText bool) bool {
	latin, cyrillic, greek, other := 0, 0, 0, 0
	for _, r := range word {
		switch {
		case isLatin(r):
			latin++
		case !isLatinLike(r):
			other++
		case unicode.Is(unicode.Cyrillic, r):
			cyrillic++
		default:
			greek++
		}
	}
	// A Greek capital beside one Latin letter may be a symbol.
	return latin > 0 && cyrillic > 0 || latin > 1 && greek > 0 || latinText && latin+greek+other == 0 && cyrillic > 0
}

// named lists the letters of a word that look Latin.
func named(word string) string {
	var list []string
	for _, r := range word {
		if isLatinLike(r) {
			script := "Greek"
			if unicode.Is(unicode.Cyrillic, r) {
				script = "Cyrillic"
			}
			list = append(list, fmt.Sprintf("%s U+%04X", script, r))
		}
	}
	return strings.Join(list, ", ")
}
