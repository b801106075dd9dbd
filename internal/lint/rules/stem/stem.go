// Package stem holds the rules about how a question is asked.
package stem

import (
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	NegativeStem,
	DoubleNegative,
	UnfocusedStem,
	BlankPlace,
	Opinion,
	VagueFrequency,
	LongStem,
	SeveralQuestions,
	RepeatedStart,
	TrueFalseOptions,
	UnusedText,
	StemPicture,
}

// questionClauses are the main clauses of the sentences of a stem that ask.
func questionClauses(stem *itemtext.Text) [][]english.Token {
	var list [][]english.Token
	for _, sentence := range english.Questions(stem.Sentences()) {
		list = append(list, english.MainClause(sentence.Tokens))
	}
	return list
}
