// Package options holds the rules about the options of an item: what each of
// them says, how they differ, and what gives the key away.
package options

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	EqualOptions,
	AllOfTheAbove,
	NearEqualOptions,
	AbsoluteWords,
	OddLength,
	OddForm,
	NumberPrecision,
	MixedUnits,
	UnparallelOptions,
	ArticleCue,
	Clang,
	Convergence,
	OppositeOptions,
	OptionWithinOption,
	OverlappingRanges,
	NumberOrder,
	FillerOption,
	LetteredOption,
}

// name is the name of an option in messages.
func name(option int) string { return "option " + bank.Letters[option] }

// noteAt points at the other of two options.
func noteAt(p *lint.Pass, option int) []lint.Note {
	return []lint.Note{{At: p.Option(option), Message: name(option)}}
}

// phrase is the text that a run of tokens covers.
func phrase(text string, tokens []english.Token) string {
	return text[tokens[0].Start:tokens[len(tokens)-1].End]
}

// clip shortens a text for a message.
func clip(text string) string {
	const most = 60
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return text
}

// indices are the indices of a list.
func indices(options []itemtext.Text) []int {
	list := make([]int, len(options))
	for i := range list {
		list[i] = i
	}
	return list
}

// contains reports whether a run of words is in another.
func contains(outer, inner []english.Token) bool { return find(bare(outer), bare(inner)) >= 0 }

// asksForException reports whether a stem asks for the option that does not fit.
func asksForException(stem *itemtext.Text) bool {
	for _, sentence := range english.Questions(stem.Sentences()) {
		if english.Any(sentence.Tokens, english.Negation|english.Exception|english.Denial) {
			return true
		}
	}
	return false
}
