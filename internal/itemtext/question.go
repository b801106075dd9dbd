package itemtext

import (
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// Questions returns the main clauses of the questions in a stem.
func (t *Text) Questions() [][]english.Token {
	var list [][]english.Token
	for _, sentence := range english.Questions(t.Sentences()) {
		list = append(list, english.MainClause(sentence.Tokens))
	}
	return list
}

var (
	// except matches a word that asks for the exception among the options.
	except = english.NewPatterns(
		"[ except/excepting ] for? $", "all/each/any/every/following/these _* [ except/excluding ]",
	)
	// which matches a question word that asks for a thing or a person, not for a reason, a time or an amount.
	which = english.NewPatterns("which/what/who/whom/whose")
	// unfit matches a word, other than "not", that asks for what does not fit.
	unfit = english.NewPatterns(
		"[ least ] likely/probable/true/accurate/important/appropriate/suitable/effective/useful/relevant/common/typical/"+
			"consistent/correct/helpful/reliable/affected !multiple",
		"!at _ [ least ] to/on/for/with !greatest/most/largest",
		"<be> an/the? [ incorrect/false/untrue/wrong/inaccurate ] about/for/of/regarding/concerning/<statement>",
		"<be> [ incorrect/false/untrue/inaccurate ] $",
	)
	// unfinished matches the negation in a statement that the options complete, as in "A weir does **not** ...".
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
		if found := patterns.Find(tokens); found != nil {
			list = append(list, found[0])
		}
	}
	for _, sentence := range english.Questions(t.Sentences()) {
		add(sentence.Tokens, except)
		clause := english.MainClause(sentence.Tokens)
		first := slices.IndexFunc(clause, func(t english.Token) bool { return t.Is(english.QuestionWord) })
		switch {
		case first < 0: // without a question word
			if len(clause) > 0 && clause[len(clause)-1].End == sentence.Span().End && !sentence.Question {
				add(clause, unfinished)
			}
		case first > 1 && !sentence.Question: // a relative clause: "amateurs, who have not passed, may use"
		case which.Starts(clause[first:]):
			add(clause, unfit)
			inverted := first > 0 && clause[first-1].Is(english.Preposition) // "in which case is it not"
			if word, found := negation(clause[first:], inverted); found {
				list = append(list, word)
			}
		}
	}
	return list
}

// negation returns the word that negates the first auxiliary verb of a clause: "is not", "cannot", "does
// Austria not". A subject of several words may be before "not" in an inverted clause, or after do, have or a modal verb.
func negation(clause []english.Token, inverted bool) (english.Token, bool) {
	const auxiliaries = english.Be | english.Auxiliary | english.Modal
	verb := slices.IndexFunc(clause, func(t english.Token) bool { return t.Is(auxiliaries) })
	if verb < 0 || verb > 0 && clause[verb-1].Is(english.Conjunction) {
		return english.Token{}, false
	}
	if clause[verb].Is(english.Negation) {
		return clause[verb], true
	}
	between := 0
	for _, token := range clause[verb+1:] {
		switch {
		case token.Is(english.Conjunction):
			return english.Token{}, false
		case token.Word == "not" || token.Word == "never":
			afterSubject := between <= maxSubject && clause[verb].Is(english.Auxiliary|english.Modal)
			return token, between < 2 || inverted || afterSubject
		case token.Kind != english.Mark:
			between++
		}
	}
	return english.Token{}, false
}

// maxSubject is the maximum number of words between a verb such as "does" and "not".
const maxSubject = 5
