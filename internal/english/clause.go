package english

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
)

// MainClause returns the part of a sentence that asks or states. It leaves out what
// comes before, such as "If the pipe is full, ...", and the clauses of condition,
// reason, time or description that follow.
func MainClause(sentence []Token) []Token {
	main := sentence[MainStart(sentence):]
	asked := false
	for i, token := range main {
		describes := i > 0 && token.Is(Subordinator) && main[i-1].Kind == Word && !main[i-1].Is(Preposition) // "a pipe whose"
		switch {
		case token.Is(QuestionWord) && !asked && !describes:
			asked = true
		case i > 0 && token.Is(Subordinator|QuestionWord):
			return main[:i]
		}
	}
	return main
}

// asksNext are the words with which a main clause asks after a comma.
var asksNext = NewPatterns(", so/then/<preposition>{1} <question/command>")

// MainStart is the index at which the main clause begins. "When" and "where"
// begin a question, or a clause that a question follows.
func MainStart(sentence []Token) int {
	if len(sentence) == 0 || !sentence[0].Is(Subordinator|Preposition) {
		return 0
	}
	start := 0
	for i, token := range sentence {
		switch {
		case i > 0 && token.Is(QuestionWord):
			return start
		case token.Word != ",":
		case asksNext.Starts(sentence[i:]):
			return i + 1
		case !sentence[0].Is(QuestionWord):
			start = i + 1
		}
	}
	return start
}

// bound are negations that do not turn a statement around.
var bound = NewPatterns(
	"not only/just/necessarily/merely/simply",
	"no/not more/less/fewer/later/earlier/greater/smaller/longer/higher than",
	"whether or not", "if not", "why not", "or not", "not applicable", "no matter", "no longer",
	"no/none # ", "no . #", "but/and/or not",
)

// Negations returns the tokens of a clause that turn its statement around.
func Negations(tokens []Token) []Token {
	var list []Token
	skip := bound.All(tokens)
	for i, token := range tokens {
		for len(skip) > 0 && i >= skip[0].Last {
			skip = skip[1:]
		}
		if token.Is(Negation) && !(len(skip) > 0 && i >= skip[0].First) {
			list = append(list, token)
		}
	}
	return list
}

// Denies reports whether a word denies what it would say without its first
// syllable, as "unlikely" and "invalid" do, or stands for such a word.
func Denies(word string) bool {
	return ClassesOf(word)&Denial != 0 || slices.ContainsFunc([]string{"un", "non"}, func(prefix string) bool {
		base, found := strings.CutPrefix(word, prefix)
		return found && len(base) > 3 && spelling.Has(base)
	})
}

// HasVerb reports whether a run of tokens has a verb that can be recognized: a
// form of to be, an auxiliary, a modal, or a verb of the class Link.
func HasVerb(tokens []Token) bool {
	const noVerb = Preposition | Article | Determiner | Conjunction | Subordinator
	isVerb := func(t Token) bool { return t.Is(Be|Auxiliary|Modal) || t.Is(Link) && !t.Is(noVerb) }
	return slices.ContainsFunc(tokens, isVerb)
}
