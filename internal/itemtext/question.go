package itemtext

import (
	"strings"

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

// asksForException are the ways in which a main clause asks for the option that
// does not fit.
var asksForException = english.NewPatterns(
	"[ except/excluding/excepting ] for? $",
	"all/each/any one? of _{4} [ except/excluding ]",
	"[ least ] likely/probable/true/accurate/important/appropriate/suitable/effective/useful/relevant/common/typical/consistent/correct/helpful/reliable/affected",
	"<be> [ incorrect/false/untrue/wrong/inaccurate ] about/for/of/regarding/concerning/statement/$",
	"<be> [ incorrect/false/untrue/inaccurate ] $",
	"which/what <statement>? <be> an/the? [ incorrect/false/untrue/wrong ]",
	"<be> _{3} [ incorrect/false/untrue ] <statement>",
)

// Exceptions returns the words by which a stem asks for the exception.
func (t *Text) Exceptions() []english.Token {
	var list []english.Token
	for _, clause := range t.Questions() {
		if asksOrCompletes(clause) {
			for _, word := range english.Negations(clause) {
				if word.Word == "not" || word.Word == "cannot" || strings.HasSuffix(word.Word, "n't") {
					list = append(list, word)
				}
			}
		}
		if m, ok := asksForException.Find(clause); ok {
			list = append(list, clause[m.First])
		}
	}
	return list
}

// asksOrCompletes reports whether a clause asks by a question word, or is a
// statement that the options complete.
func asksOrCompletes(clause []english.Token) bool {
	if english.Any(clause, english.QuestionWord) {
		return true
	}
	if len(clause) == 0 {
		return false
	}
	last := clause[len(clause)-1]
	return last.Word != "?" && last.Word != "." && english.HasVerb(clause)
}
