package options

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// AllOfTheAbove is rule QB302.
var AllOfTheAbove = &lint.Rule{
	Code:     "QB302",
	Name:     "all-of-the-above",
	Summary:  "Checks that no option stands for other options: all or none of the above, both A and B, A and C only.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkAllOfTheAbove,
}

func checkAllOfTheAbove(p *lint.Pass) {
	item := p.Texts()
	labeled := false
	for i := range item.Options {
		how := standsFor(item, i)
		if how == "" || how == combinesStatements && labeled {
			continue
		}
		labeled = labeled || how == combinesStatements
		p.Report(lint.Report{
			At:      p.Option(i),
			Message: fmt.Sprintf("%s, %q, %s", name(i), clip(item.Options[i].Raw), how),
			Hint:    "write an option that says what it means, and ask for one fact",
		})
	}
}

// How an option stands for others.
const (
	standsForAll       = "stands for other options"
	namesLetters       = "names other options by letter"
	namesPlaces        = "names other options by place"
	joinsOptions       = "combines other options"
	combinesStatements = "combines statements of the stem"
)

// standsFor returns how an option stands for others, or is empty.
func standsFor(item *itemtext.Item, i int) string {
	option := &item.Options[i]
	if option.AllMarkup() {
		return ""
	}
	tokens := withoutStop(option.Tokens)
	switch {
	case sets.Whole(tokens) && !countsThings(item):
		return standsForAll
	case letters.Whole(tokens) && lettersNameOptions(item, i):
		return namesLetters
	case places.Whole(tokens):
		return namesPlaces
	case combines(item, i):
		return joinsOptions
	case joinsLabels(&item.Stem, tokens):
		return combinesStatements
	}
	return ""
}

// hasSetOption reports whether any option stands for others.
func hasSetOption(item *itemtext.Item) bool {
	return slices.ContainsFunc(indices(item.Options), func(i int) bool { return standsFor(item, i) != "" })
}

// sets are options that say how many of the others are right.
var sets = english.NewPatterns(
	"or? all/none/any/both/neither/either/each/every/some/not one? of? the? above/foregoing/preceding/aforementioned <option/statement>? <be/modal>? not? <verdict>/apply/applies/?",
	"all/none/any/both/neither/either/each/not/nothing/every one? of these/those/them/the",
	"or? all/none/any/both/neither/either/each/not any/one? of? these/those/them _? listed/named/given/mentioned/shown/above/here/?",
	"<quantifier>/no/not one? of? the? other/others two/three/four/? _?",
	"<quantifier>/no/not one? of? the/these/those _ listed/named/given/mentioned/shown/above/here/offered",
	"all/no/every/any/everything/nothing/nobody/each/everyone _{4} listed/named/mentioned/above/here <be>? <verdict>/fits/?",
	"all/no/every/any/everything/nothing/nobody/each/everyone _{2} on/in this/the list",
	"every/no _ given <be> <verdict>",
	"the whole/entire list/lot", "the whole/entire _{3} listed/named/above", "the other two/three/four _? together/?",
	"all/any/both two/three/four/five _?", "all of? the <number> _?", "no <verdict> <option> _{3}", "they are all <verdict>",
)

// letters are options that name others by letter.
var letters = english.NewPatterns(
	"both/only/either/neither/? <option>? <letter> only/alone/?",
	"both/only/either/neither/? <option>? <letter> ,? <letter>? ,? and/or/nor/&/+ <option>? <letter> only/alone/above/? <be>? <verdict>/?",
)

// places are options that name others by their place.
var places = english.NewPatterns(
	"either/both/only/neither/? of? the? <ordinal> and/or/nor the? <ordinal> <option/statement>? combined/together/?",
	"either/both/only/neither/any/? of? the? <ordinal> two/three <option/statement>? of? these/those/? combined/together/alike/?",
)

// countsThings reports whether three options or more say how many: "none of
// them", "some of them", "all of them".
func countsThings(item *itemtext.Item) bool {
	n := 0
	for i := range item.Options {
		if tokens := item.Options[i].Tokens; len(tokens) > 0 && tokens[0].Is(english.Quantifier|english.NumberWord|english.Degree) {
			n++
		}
	}
	return n > 2
}

// lettersNameOptions reports whether the letters of an option can be those of the
// other options: these are no single letters themselves.
func lettersNameOptions(item *itemtext.Item, option int) bool {
	several := 0
	for _, token := range item.Options[option].Tokens {
		if token.Is(english.Letter) {
			if token.Word[0]-'a' >= byte(len(item.Options)) {
				return false
			}
			several++
		}
	}
	for i := range item.Options {
		if tokens := item.Options[i].Tokens; len(tokens) == 1 && tokens[0].Is(english.Letter) {
			return false
		}
	}
	return several > 1 || item.Options[option].Tokens[0].Word == "only"
}

// combines reports whether an option joins two other options by a conjunction.
func combines(item *itemtext.Item, option int) bool {
	outer := &item.Options[option]
	found := 0
	for i := range item.Options {
		inner := &item.Options[i]
		if i != option && len(inner.Tokens) < len(outer.Tokens) && contains(outer.Tokens, inner.Tokens) {
			found++
		}
	}
	return found > 1
}

// joinsLabels reports whether an option consists of labels that the stem gives to
// its statements: "I and III only".
func joinsLabels(stem *itemtext.Text, tokens []english.Token) bool {
	labels := map[string]bool{}
	n := 0
	for _, token := range tokens {
		switch {
		case token.Is(english.Conjunction) || token.Word == "only" || token.Word == "alone" || token.Word == "both":
		case token.Kind == english.Mark:
		default:
			if labels == nil || len(token.Word) > 4 {
				return false
			}
			labels[token.Word] = true
			n++
		}
	}
	if n == 0 {
		return false
	}
	for label := range labels {
		if !labels_(stem, label) {
			return false
		}
	}
	return n > 1 || len(tokens) > 1
}

func labels_(stem *itemtext.Text, label string) bool {
	for i, token := range stem.Tokens {
		if token.Word != label {
			continue
		}
		before, after := "", ""
		if i > 0 {
			before = stem.Tokens[i-1].Word
		}
		if i+1 < len(stem.Tokens) {
			after = stem.Tokens[i+1].Word
		}
		if before == "(" && after == ")" || after == "." || after == ")" || after == ":" || after == "–" {
			return true
		}
	}
	return false
}

// withoutStop are the tokens of an option without a final stop.
func withoutStop(tokens []english.Token) []english.Token {
	for len(tokens) > 0 && tokens[len(tokens)-1].Kind == english.Mark && tokens[len(tokens)-1].Word != ")" {
		tokens = tokens[:len(tokens)-1]
	}
	return tokens
}

var _ = bank.Letters
