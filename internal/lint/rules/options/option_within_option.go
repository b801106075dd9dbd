package options

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var OptionWithinOption = &lint.Rule{
	Code: "QB314", Name: "option-within-option", Severity: lint.Info, Scope: lint.ScopeItem,
	Summary: "Checks that no option contains another option.",
	Options: []lint.Option{{
		Name: "minWords", Default: 1, Min: 1, Max: 100,
		Doc: "options with fewer words are not looked for in the others",
	}},
	Check: checkOptionWithinOption,
}

// maxComparedLength is the maximum length of an option, in bytes. No options are compared if one is longer.
const maxComparedLength = 4000

func checkOptionWithinOption(p *lint.Pass) {
	item := p.Texts()
	compared := withoutStandIns(item)
	isLong := func(i int) bool { return len(item.Options[i].Raw) > maxComparedLength }
	if item.Stem.HasGap() || asksForOrder.In(item.Stem.Tokens) || slices.ContainsFunc(compared, isLong) {
		return
	}
	for _, i := range compared {
		if len(item.Options[i].Words()) < p.Int("minWords") {
			continue
		}
		for _, j := range compared {
			if i == j || !includes(&item.Options[j], &item.Options[i]) {
				continue
			}
			p.Report(p.Option(j), fmt.Sprintf("%s contains all of %s", name(j), name(i)),
				"say in each option what sets it apart").Also(p.Option(i), name(i))
			return // several such pairs are one flaw
		}
	}
}

// modifiers are words that change the meaning of what follows them: "not", "less than",
// "very", "twice".
var modifiers = english.NewPatterns(
	"<preposition/negation/be/auxiliary/modal/denial/degree/quantifier/number>/than/more/less/non/minus",
)

// includes reports whether the outer option is the inner one with more words, or a
// list with more parts, so that both may be right: "rain" and "rain and snow",
// "valve" and "check valve".
func includes(outer, inner *itemtext.Text) bool {
	if !inProse(inner) || !inProse(outer) || !slices.ContainsFunc(inner.Tokens, english.Token.CarriesMeaning) {
		return false
	}
	list, longer := inner.Parts(english.Conjunction), outer.Parts(english.Conjunction)
	if len(list) > 1 && len(longer) > len(list) {
		return !slices.ContainsFunc(list, func(part string) bool { return !slices.Contains(longer, part) })
	}
	small, large := withoutArticles(inner.Tokens), withoutArticles(outer.Tokens)
	at := indexOf(large, small)
	if at < 0 || len(small) == len(large) {
		return false
	}
	before, after := large[:at], large[at+len(small):]
	isAdverb := func(t english.Token) bool { return strings.HasSuffix(t.Word, "ly") }
	if modifiers.In(before) || slices.ContainsFunc(before, isAdverb) {
		return false
	}
	return len(after) == 0 || !after[0].CarriesMeaning() && !after[0].Is(english.Negation)
}

// withoutArticles returns the words of an option without articles. A hyphenated compound is
// one word.
func withoutArticles(tokens []english.Token) []english.Token {
	list, hyphen := make([]english.Token, 0, len(tokens)), false
	for i, token := range tokens {
		n := len(list)
		switch {
		case token.Kind == english.Mark:
			hyphen = token.Word == "-" && i > 0 && tokens[i-1].End == token.Start
		case hyphen && n > 0:
			list[n-1].Word += "-" + token.Word
			hyphen = false
		case !token.Is(english.Article) || token.Is(english.Letter) && i > 0: // "reactant A"
			list = append(list, token)
		}
	}
	return list
}

// indexOf returns the index of a run of words in another, or -1.
func indexOf(outer, inner []english.Token) int {
	for at := 0; at+len(inner) <= len(outer); at++ {
		if slices.EqualFunc(outer[at:at+len(inner)], inner, sameWord) {
			return at
		}
	}
	return -1
}
