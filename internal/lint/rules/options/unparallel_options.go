package options

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// UnparallelOptions is rule QB309.
var UnparallelOptions = &lint.Rule{
	Code: "QB309", Name: "unparallel-options", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkUnparallelOptions,
	Summary: "Checks that no option alone is built in another way: \"to raise\" among \"raising\" ones.",
}

const sameStart = "begin all options with the same kind of word"

// The traits of how options are built.
var (
	infinitive = trait{"begins with \"to\"", "does not begin with \"to\"", sameStart, lint.Info, startsWithTo}
	gerund     = trait{"", "does not begin with a verb in -ing", sameStart, lint.Info, startsWithIng}
)

func checkUnparallelOptions(p *lint.Pass) {
	item := p.Texts()
	if item.Stem.HasGap() || infinitive.reportOdd(p) {
		return
	}
	// Nouns end in -ing as well, and sentences begin with it: "Parking is an offence".
	// An article behind one word shows that it is a verb.
	if slices.ContainsFunc(item.Options, func(o itemtext.Text) bool {
		return startsWithIng(&o) == yes && start(&o)[1].Is(english.Article) && !english.HasVerb(o.Tokens)
	}) {
		gerund.reportOdd(p)
	}
}

// grammar are the words that are neither nouns nor verbs with a meaning.
const grammar = english.Article | english.Determiner | english.Pronoun | english.Preposition | english.Conjunction |
	english.Subordinator | english.QuestionWord | english.Quantifier | english.NumberWord | english.Modal |
	english.Be | english.Auxiliary

var leads = english.NewPatterns("not/by")

// start are the tokens of an option of two words or more, without adverbs, "not"
// and "by" before them; nil where it has fewer or does not start with a word.
func start(t *itemtext.Text) []english.Token {
	tokens := t.Tokens
	for len(tokens) > 0 && (strings.HasSuffix(tokens[0].Word, "ly") || leads.Whole(tokens[:1])) {
		tokens = tokens[1:]
	}
	if len(tokens) < 2 || tokens[0].Kind != english.Word || tokens[1].Kind != english.Word {
		return nil
	}
	return tokens
}

func startsWithTo(t *itemtext.Text) answer {
	tokens := start(t)
	switch {
	case tokens == nil:
		return no
	case tokens[0].Word == "to":
		return answerOf(!tokens[1].Is(grammar) && !tokens[1].Capitalized(t.Raw))
	case tokens[0].Is(english.Preposition | english.Subordinator):
		return unknown
	}
	return no
}

func startsWithIng(t *itemtext.Text) answer {
	tokens := start(t)
	if tokens == nil {
		return unknown
	}
	return answerOf(!tokens[0].Is(grammar) && strings.HasSuffix(tokens[0].Word, "ing"))
}
