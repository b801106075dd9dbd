package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// OptionWithinOption is rule QB314.
var OptionWithinOption = &lint.Rule{
	Code:     "QB314",
	Name:     "option-within-option",
	Summary:  "Checks that no option contains another option.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Options:  []lint.Option{{Name: "minWords", Default: 1, Min: 1, Max: 100, Doc: "the smallest number of words of an option that is looked for in others"}},
	Check:    checkOptionWithinOption,
}

// longestNest is the length of the longest option that is compared, in bytes.
const longestNest = 4000

func checkOptionWithinOption(p *lint.Pass) {
	item := p.Texts()
	for i := range item.Options {
		if option := &item.Options[i]; len(option.Raw) > longestNest || option.AllMarkup() || standsFor(item, i) != "" {
			return
		}
	}
	for i := range item.Options {
		for j := range item.Options {
			if i == j || len(item.Options[i].Words()) < p.Int("minWords") || !includes(&item.Options[j], &item.Options[i]) {
				continue
			}
			p.Report(lint.Report{
				At:      p.Option(j),
				Message: fmt.Sprintf("%s contains all of %s", name(j), name(i)),
				Hint:    "say in each option what sets it apart",
				Related: noteAt(p, i),
			})
			return // several nests are one flaw
		}
	}
}

// includes reports whether the outer option is the inner one with more words, so
// that both may be right: "rain" and "rain and snow", "valve" and "check valve".
func includes(outer, inner *itemtext.Text) bool {
	small, large := bare(inner.Tokens), bare(outer.Tokens)
	at := find(large, small)
	if at < 0 || len(small) == len(large) || !english.Any(small, 0) && !carriesMeaning(small) {
		return false
	}
	before, after := large[:at], large[at+len(small):]
	if len(before) > 0 && (before[len(before)-1].Is(english.Conjunction) || before[len(before)-1].Word == ",") {
		before = nil // "snow and rain"
	}
	if english.Any(before, english.Preposition|english.Negation|english.Be|english.Auxiliary|english.Modal|english.Comparative|english.Denial) {
		return false
	}
	if isName(outer) {
		return false
	}
	return len(after) == 0 || !after[0].CarriesMeaning() && !after[0].Is(english.Negation)
}

func carriesMeaning(tokens []english.Token) bool {
	for _, token := range tokens {
		if token.CarriesMeaning() {
			return true
		}
	}
	return false
}

// isName reports whether an option of several words has a capital at each.
func isName(t *itemtext.Text) bool {
	n := 0
	for _, token := range t.Tokens {
		if token.Kind == english.Word && !token.Is(english.Preposition|english.Article|english.Conjunction) {
			if !token.Capitalized(t.Raw) {
				return false
			}
			n++
		}
	}
	return n > 1
}

// bare are the tokens of an option without articles, final stop and marks.
func bare(tokens []english.Token) []english.Token {
	var list []english.Token
	for _, token := range withoutStop(tokens) {
		if token.Is(english.Article) || token.Kind == english.Mark && token.Word != "," {
			continue
		}
		list = append(list, token)
	}
	return list
}

// find returns where a run of words is in another, or -1.
func find(outer, inner []english.Token) int {
	for at := 0; len(inner) > 0 && at+len(inner) <= len(outer); at++ {
		same := true
		for i := range inner {
			a, b := outer[at+i], inner[i]
			if a.Kind != b.Kind || a.Kind == english.Opaque || a.Word != b.Word && english.Stem(a.Word) != english.Stem(b.Word) {
				same = false
				break
			}
		}
		if same {
			return at
		}
	}
	return -1
}
