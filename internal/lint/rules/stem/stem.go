// Package stem holds the rules about how a question is asked.
package stem

import (
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
