package itemtext

import (
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// Questions are the main clauses of the sentences of a stem that ask.
func (t *Text) Questions() [][]english.Token {
	var list [][]english.Token
	for _, sentence := range english.Questions(t.Sentences()) {
		list = append(list, english.MainClause(sentence.Tokens))
	}
	return list
}

var (
	// except asks for the option that is left out.
	except = english.NewPatterns(
		"[ except/excepting ] for? $", "all/each/any/every/following/these _* [ except/excluding ]",
	)
	// which asks for a thing, not for a reason, a time or an amount.
	which = english.NewPatterns("which/what/who/whom/whose")
	// unfit are words by which a question asks for what does not fit.
	unfit = english.NewPatterns(
		"[ least ] likely/probable/true/accurate/important/appropriate/suitable/effective/useful/relevant/common/typical/"+
			"consistent/correct/helpful/reliable/affected !multiple",
		"!at _ [ least ] to/on/for/with !greatest/most/largest",
		"<be> an/the? [ incorrect/false/untrue/wrong/inaccurate ] about/for/of/regarding/concerning/<statement>",
		"<be> [ incorrect/false/untrue/inaccurate ] $",
	)
	// unfinished is a statement that stops at a negated verb.
	unfinished = english.NewPatterns(
		"_ <be/auxiliary/modal> * * [ not ] * * _? $", "_ <be/auxiliary/modal> [ not ] _? $",
		"_ [ cannot/can't/isn't/aren't/doesn't/don't ] _? $",
	)
)

// Exceptions returns the words by which a stem asks for the one option that does
// not fit: not, except, least, false.
func (t *Text) Exceptions() []english.Token {
	var list []english.Token
	add := func(tokens []english.Token, patterns *english.Patterns) {
		if m, found := patterns.Find(tokens); found {
			list = append(list, tokens[m.First])
		}
	}
	for _, sentence := range english.Questions(t.Sentences()) {
		add(sentence.Tokens, except)
		clause := english.MainClause(sentence.Tokens)
		asked := slices.IndexFunc(clause, func(t english.Token) bool { return t.Is(english.QuestionWord) })
		switch {
		case asked < 0:
			if len(clause) > 0 && clause[len(clause)-1].End == sentence.Span().End && !sentence.Question {
				add(clause, unfinished)
			}
		case asked > 1 && !sentence.Question: // "amateurs, who have not passed, may use"
		case which.Starts(clause[asked:]):
			add(clause, unfit)
			inverted := asked > 0 && clause[asked-1].Is(english.Preposition) // "in which case is it not"
			if word, found := negation(clause[asked:], inverted); found {
				list = append(list, word)
			}
		}
	}
	return list
}

// negation returns the word that negates the first verb of a clause: "is not",
// "cannot", "does Austria not".
func negation(clause []english.Token, inverted bool) (english.Token, bool) {
	const verb = english.Be | english.Auxiliary | english.Modal
	at := slices.IndexFunc(clause, func(t english.Token) bool { return t.Is(verb) })
	if at < 0 || at > 0 && clause[at-1].Is(english.Conjunction) {
		return english.Token{}, false
	}
	if clause[at].Is(english.Negation) {
		return clause[at], true
	}
	between := 0
	for _, token := range clause[at+1:] {
		switch {
		case token.Is(english.Conjunction):
			return english.Token{}, false
		case token.Word == "not" || token.Word == "never":
			return token, between < 2 || inverted || clause[at].Is(english.Auxiliary|english.Modal) && between < mostSubject
		case token.Kind != english.Mark:
			between++
		}
	}
	return english.Token{}, false
}

// mostSubject is the largest number of words of a subject between "does" and
// "not".
const mostSubject = 6
