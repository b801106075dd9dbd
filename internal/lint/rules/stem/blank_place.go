package stem

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var BlankPlace = &lint.Rule{
	Code: "QB204", Name: "blank-place", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkBlankPlace,
	Summary: "Checks that a stem has at most one blank, and that the blank is at the end.",
}

func checkBlankPlace(p *lint.Pass) {
	item := p.Texts()
	found := blanks(&item.Stem)
	if len(found) == 0 || testsGrammar(item) {
		return
	}
	stem := &item.Stem
	switch {
	case len(found) > 1:
		p.Report(p.Stem().Within(found[1].Start, found[1].End), "the stem has more than one blank",
			"ask for one thing, at the end of the stem")
	case !isEnd(stem.Raw[found[0].End:]):
		p.Report(p.Stem().Within(found[0].Start, found[0].End), "the blank is not at the end of the stem",
			"turn the sentence around so that it ends with the blank, or ask a question").Severity = lint.Info
	}
}

// isEnd reports whether nothing but punctuation, or the unit of the number to fill in, follows a blank.
func isEnd(rest string) bool {
	rest = strings.Trim(rest, " \u00a0\n.:?!()[]\"”'’*_")
	_, isUnit := quantity.UnitNamed(rest)
	return rest == "" || isUnit
}

// maxGrammarTokens is the maximum number of tokens in an option of an item that asks for a form
// of a word or a connective.
const maxGrammarTokens = 4

// testsGrammar reports whether an item asks for a form of a word or a connective: at least half of
// its options are forms of one word, or end with a function word. The sentence around the
// blank is then what the item is about.
func testsGrammar(item *itemtext.Item) bool {
	n := 0
	for i := range item.Options {
		option := &item.Options[i]
		tokens := option.Tokens
		if len(tokens) == 0 || len(tokens) > maxGrammarTokens || tokens[0].Kind != english.Word {
			return false
		}
		last := tokens[len(tokens)-1]
		isForm := func(other itemtext.Text) bool {
			return other.Normal() != option.Normal() && areRelated(other.Content(), option.Content())
		}
		if last.Kind == english.Word && !last.CarriesMeaning() || slices.ContainsFunc(item.Options, isForm) {
			n++
		}
	}
	return n > 0 && 2*n >= len(item.Options)
}

// areRelated reports whether each of two texts has exactly one word that carries meaning, and
// the two words belong to one word family.
func areRelated(a, b []string) bool { return len(a) == 1 && len(b) == 1 && english.Related(a[0], b[0]) }
