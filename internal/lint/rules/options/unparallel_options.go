package options

import (
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

const sameStart = "begin all options with the same kind of word"

// build are the traits of how options are built.
var build = []trait{
	{"is a sentence", "is not a sentence", "write all options as sentences, or none", lint.Info, isSentence},
	{"begins with \"to\" and a verb", "does not begin with \"to\" and a verb", sameStart, lint.Info, startsWithTo},
	{"begins with a verb in -ing", "does not begin with a verb in -ing", sameStart, lint.Info, startsWithIng},
	{"begins with a condition or reason", "does not begin with a condition or reason", sameStart, lint.Info, startsWithClause},
	{"begins with an article", "does not begin with an article", sameStart, lint.Info, startsWithArticle},
	{"begins with a verb", "does not begin with a verb", sameStart, lint.Info, startsWithVerb},
}

func checkUnparallelOptions(p *lint.Pass) {
	if hasSetOption(p.Texts()) {
		return
	}
	for i := range build {
		if build[i].reportOdd(p) {
			return
		}
	}
}

// lead are the first tokens of an option, without marks and adverbs before them.
func lead(t *itemtext.Text) []english.Token {
	tokens := t.Tokens
	for len(tokens) > 1 && (tokens[0].Kind == english.Mark || tokens[0].Word == "not" || tokens[0].Word == "only" || strings.HasSuffix(tokens[0].Word, "ly")) {
		tokens = tokens[1:]
	}
	return tokens
}

func startsWithTo(t *itemtext.Text) answer {
	tokens := lead(t)
	if len(tokens) == 0 || tokens[0].Kind != english.Word {
		return unknown
	}
	return answerOf(len(tokens) > 1 && tokens[0].Word == "to" && !tokens[1].Is(english.Article|english.Determiner|english.Pronoun) && !tokens[1].Capitalized(t.Raw))
}

// startsWithIng is unknown where a noun can end in -ing.
func startsWithIng(t *itemtext.Text) answer {
	tokens := lead(t)
	if len(tokens) < 2 || tokens[0].Kind != english.Word {
		return unknown
	}
	if tokens[0].Word == "by" {
		tokens = tokens[1:]
	}
	return answerOf(len(tokens[0].Word) > 4 && strings.HasSuffix(tokens[0].Word, "ing"))
}

func startsWithClause(t *itemtext.Text) answer {
	tokens := lead(t)
	if len(tokens) == 0 || tokens[0].Kind != english.Word {
		return unknown
	}
	if tokens[0].Is(english.Subordinator) {
		if tokens[0].Is(english.Preposition) || tokens[0].Is(english.QuestionWord) {
			return unknown
		}
		return yes
	}
	return no
}

// startsWithArticle is unknown of names, of several things, and of longer texts.
func startsWithArticle(t *itemtext.Text) answer {
	tokens := withoutStop(t.Tokens)
	if len(tokens) == 0 || len(tokens) > 4 || tokens[0].Kind != english.Word {
		return unknown
	}
	last := tokens[len(tokens)-1]
	switch {
	case tokens[0].Is(english.Article):
		return yes
	case last.Capitalized(t.Raw) && len(tokens) > 1 || english.Plural(last.Word) || tokens[0].Is(english.Determiner|english.Pronoun|english.Preposition|english.NumberWord):
		return unknown
	}
	return no
}

// startsWithVerb tells "ventilate the roof" from what has no verb before an
// article.
func startsWithVerb(t *itemtext.Text) answer {
	tokens := lead(t)
	if len(tokens) == 0 || tokens[0].Kind != english.Word {
		return unknown
	}
	if len(tokens) == 1 || tokens[0].Is(english.Article) {
		return no
	}
	if tokens[0].Is(english.Preposition | english.Determiner | english.Pronoun | english.Conjunction | english.Subordinator | english.QuestionWord) {
		return no
	}
	if tokens[1].Is(english.Article) {
		return yes
	}
	return unknown
}

// isSentence tells "It bends" from a phrase without a verb.
func isSentence(t *itemtext.Text) answer {
	tokens := lead(t)
	switch {
	case len(tokens) < 2:
		return no
	case tokens[0].Is(english.Pronoun) && tokens[0].Word != "one" && tokens[1].Kind == english.Word:
		return yes
	}
	for i, token := range tokens {
		if token.Is(english.Subordinator|english.QuestionWord) || token.Word == "that" {
			return unknown
		}
		if i > 0 && token.Is(english.Be|english.Modal) && token.Word != "being" && token.Word != "be" && token.Word != "been" {
			return yes
		}
	}
	if english.HasVerb(tokens) {
		return unknown
	}
	return no
}
