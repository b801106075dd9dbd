package english

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
)

// MainClause returns the part of a sentence that asks or states something. It leaves out
// clauses of condition, reason, time or description, such as "If the pipe is full,".
func MainClause(sentence []Token) []Token {
	main := sentence[MainStart(sentence):]
	seenQuestionWord := false
	for i, token := range main {
		describes := i > 0 && token.Is(Subordinator) && main[i-1].Kind == Word && !main[i-1].Is(Preposition) // "a pipe whose"
		switch {
		case token.Is(QuestionWord) && !seenQuestionWord && !describes:
			seenQuestionWord = true
		case i > 0 && token.Is(Subordinator|QuestionWord):
			return main[:i]
		}
	}
	return main
}

// asksNext matches the comma before a main clause that asks.
var asksNext = NewPatterns(", so/then/<preposition>? <question/command>")

// MainStart returns the index at which the main clause begins: after another clause or a prepositional
// phrase, at the question or command, or else after the last comma, if only at the end ("if it rains,").
// "When" and "where" begin another clause only if a question or command follows its comma.
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

// harmless matches phrases with a negation that does not reverse a statement.
var harmless = NewPatterns(
	"not only/just/necessarily/merely/simply",
	"no/not more/less/fewer/later/earlier/greater/smaller/longer/higher than",
	"if not", "why not", "not applicable", "no matter", "no longer", "no/none #", "no . #", "but/and/or not",
)

// Negations returns the tokens of a clause that reverse its statement.
func Negations(tokens []Token) []Token {
	var list []Token
	phrases := harmless.All(tokens)
	for i, token := range tokens {
		includes := func(m Match) bool { return m.First <= i && i < m.End }
		if token.Is(Negation) && !slices.ContainsFunc(phrases, includes) {
			list = append(list, token)
		}
	}
	return list
}

// Denies reports whether a word in lower case contains a negation: it is in the class Denial,
// like "invalid" and "absent", or, like "unlikely", it is "un" or "non" followed by an English
// word of more than three letters, not counting a final s.
func Denies(word string) bool {
	return ClassesOf(word)&Denial != 0 || slices.ContainsFunc([]string{"un", "non"}, func(prefix string) bool {
		base, found := strings.CutPrefix(word, prefix)
		isShort := len(strings.TrimSuffix(base, "s")) <= 3 // "unions" is not a negation
		return found && !isShort && spelling.Has(base)
	})
}

// HasVerb reports whether a run of tokens has a recognizable verb: a form of "to be", an
// auxiliary, a modal, or a word of the class Link that is not a function word.
func HasVerb(tokens []Token) bool {
	const functionWords = Preposition | Article | Determiner | Conjunction | Subordinator
	isVerb := func(t Token) bool { return t.Is(Be|Auxiliary|Modal) || t.Is(Link) && !t.Is(functionWords) }
	return slices.ContainsFunc(tokens, isVerb)
}
