// Package options contains the rules about the options of an item: what each of
// them says, how they differ, and what gives the key away.
package options

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = requireOptions(
	EqualOptions,
	AllOfTheAbove,
	NearEqualOptions,
	AbsoluteWords,
	OddForm,
	NumberPrecision,
	MixedUnits,
	ArticleCue,
	Clang,
	Convergence,
	OppositeOptions,
	OptionWithinOption,
	OverlappingRanges,
	NumberOrder,
	FillerOption,
	LetteredOption,
	OptionsPerQuestion,
)

// requireOptions sets NeedsOptions for the rules, and returns them.
func requireOptions(rules ...*lint.Rule) []*lint.Rule {
	for _, rule := range rules {
		rule.NeedsOptions = true
	}
	return rules
}

// name returns the name of an option in messages.
func name(option int) string { return "option " + bank.Letters[option] }

const maxQuoted = 60 // the maximum number of characters of an option that a message quotes

// finalMarks end a sentence or a part of it.
const finalMarks = ".:;!?"

// trimEnd returns the tokens of an option without the given marks at its end.
func trimEnd(tokens []english.Token, marks string) []english.Token {
	for len(tokens) > 0 && tokens[len(tokens)-1].IsMark(marks) {
		tokens = tokens[:len(tokens)-1]
	}
	return tokens
}

// inProse reports whether a text consists of words with the punctuation of
// sentences: no digits, code, formulas, symbols or signs.
func inProse(t *itemtext.Text) bool {
	for _, token := range t.Tokens {
		switch token.Kind {
		case english.Number, english.Opaque:
			return false
		case english.Word:
			if len(token.Word) == 1 && !strings.Contains("ai", token.Word) {
				return false
			}
		case english.Mark:
			if !strings.Contains(".,;:'\"‘’“”()-–—*?!", token.Word) {
				return false
			}
		}
	}
	return true
}

// isStandIn reports whether an option is a stand-in, such as "All of the above".
func isStandIn(item *itemtext.Item, i int) bool { return item.StandIn(i) != itemtext.NoStandIn }

// withoutStandIns returns the indices of the options that are not stand-ins.
func withoutStandIns(item *itemtext.Item) []int {
	var list []int
	for i := range item.Options {
		if !isStandIn(item, i) {
			list = append(list, i)
		}
	}
	return list
}
