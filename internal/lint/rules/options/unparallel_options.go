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
	Code:     "QB309",
	Name:     "unparallel-options",
	Summary:  "Checks that no option alone is built in another way than all the others: \"to raise\" among \"raising\" ones.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Check:    checkUnparallelOptions,
}

const (
	sameStart = "begin all options with the same kind of word"
	sentences = "write all options as sentences, or none"
)

// build are the traits of how options are built.
var build = []trait{
	{"is a sentence", "", sentences, lint.Info, isSentence},
	{"begins with \"to\" and a verb", "does not begin with \"to\" and a verb", sameStart, lint.Info, startsWithTo},
	{"begins with a verb in -ing", "", sameStart, lint.Info, startsWithVerbInIng},
	{"", "does not begin with a condition", sameStart, lint.Info, startsWithClause},
	{"", "does not begin with an article", sameStart, lint.Info, startsWithArticle},
}

// inIng is a trait of options among which one at least shows that the words in
// -ing are verbs.
var inIng = trait{"", "does not begin with a verb in -ing", sameStart, lint.Info, startsWithIng}

func checkUnparallelOptions(p *lint.Pass) {
	item := p.Texts()
	if item.Stem.HasGap() {
		return
	}
	for i := range build {
		if build[i].reportOdd(p) {
			return
		}
	}
	if slices.ContainsFunc(ownOptions(item), func(i int) bool { return startsWithVerbInIng(&item.Options[i]) == yes }) {
		inIng.reportOdd(p)
	}
}

// grammar are the words that no verb or noun is.
const grammar = english.Article | english.Determiner | english.Pronoun | english.Preposition | english.Conjunction | english.Subordinator |
	english.QuestionWord | english.Quantifier | english.NumberWord | english.Modal | english.Be | english.Auxiliary

// start are the tokens of an option of two words or more, without marks and
// adverbs before them; nil when there are fewer or it does not start with a word.
func start(t *itemtext.Text) []english.Token {
	tokens := t.Tokens
	for len(tokens) > 0 && (tokens[0].Kind == english.Mark || tokens[0].Word == "not" || tokens[0].Word == "only" || strings.HasSuffix(tokens[0].Word, "ly")) {
		tokens = tokens[1:]
	}
	if len(tokens) < 2 || tokens[0].Kind != english.Word {
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
		return answerOf(tokens[1].Kind == english.Word && !tokens[1].Is(grammar) && !tokens[1].Capitalized(t.Raw))
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
	if tokens[0].Word == "by" {
		tokens = start(t)[1:]
		for len(tokens) > 1 && strings.HasSuffix(tokens[0].Word, "ly") {
			tokens = tokens[1:]
		}
	}
	return answerOf(!tokens[0].Is(grammar) && strings.HasSuffix(tokens[0].Word, "ing"))
}

// startsWithVerbInIng is unknown of a word in -ing that may be a noun or an
// adjective: only an article shows that it is a verb.
func startsWithVerbInIng(t *itemtext.Text) answer {
	if startsWithIng(t) == yes && !start(t)[1].Is(english.Article) {
		return unknown
	}
	return startsWithIng(t)
}

var clauses = english.NewPatterns("because/if/unless/whether/when/whenever")

func startsWithClause(t *itemtext.Text) answer {
	tokens := start(t)
	if tokens == nil || tokens[0].Is(english.Preposition) {
		return unknown
	}
	return answerOf(startsWith(clauses, tokens) || startsWith(clauses, tokens[1:]))
}

// startsWithArticle is unknown of names, of several things, and of longer texts.
func startsWithArticle(t *itemtext.Text) answer {
	tokens := withoutStop(t.Tokens)
	if len(tokens) == 0 || len(tokens) > 4 || tokens[0].Kind != english.Word || len(t.Raw) < 3 {
		return unknown
	}
	last := tokens[len(tokens)-1]
	switch {
	case tokens[0].Word == "the" && (len(tokens) == 1 || tokens[1].Capitalized(t.Raw) || tokens[1].Word == "same"):
		return unknown
	case tokens[0].Is(english.Article):
		return yes
	case last.Capitalized(t.Raw) && len(tokens) > 1 || english.Plural(last.Word) || tokens[0].Is(grammar):
		return unknown
	}
	return no
}

// phraseWords is the length of the longest option that is a phrase if no verb is
// found: many verbs are not recognized.
const phraseWords = 5

// isSentence tells "It bends" from a phrase without a verb.
func isSentence(t *itemtext.Text) answer {
	tokens := start(t)
	switch {
	case tokens == nil:
		return no
	case tokens[0].Is(english.Pronoun) && len(tokens[0].Word) > 1 && tokens[0].Word != "one" && tokens[1].Kind == english.Word:
		return yes
	case !tokens[0].Is(grammar) && tokens[1].Is(english.Article):
		return no // "ventilate the roof"
	case tokens[0].Is(english.Be | english.Auxiliary | english.Modal | english.Subordinator | english.QuestionWord):
		return unknown
	}
	for i, token := range tokens {
		if token.Is(english.Subordinator|english.QuestionWord) || token.Word == "that" {
			return unknown
		}
		if i > 0 && token.Is(english.Be|english.Modal) && !token.Capitalized(t.Raw) && !tokens[i-1].Is(english.Preposition) && token.Word != "being" && token.Word != "be" && token.Word != "been" {
			return yes
		}
	}
	if english.HasVerb(tokens) || len(tokens) > phraseWords {
		return unknown
	}
	return no
}
