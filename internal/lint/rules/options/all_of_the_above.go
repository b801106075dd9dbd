package options

import (
	"fmt"
	"slices"
	"strings"

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
	for i := range item.Options {
		how := standsFor(item, i)
		if how == "" {
			continue
		}
		p.Report(lint.Report{
			At:      p.Option(i),
			Message: fmt.Sprintf("%s, %q, %s", name(i), clip(item.Options[i].Raw), how),
			Hint:    "write an option that says what it means, and ask for one fact",
		})
		if how == combinesStatements {
			return // one report for all sets of statements
		}
	}
}

// combinesStatements is the form of an option that joins labels of the stem.
const combinesStatements = "combines statements of the stem"

// standsFor returns how an option stands for others, or is empty.
func standsFor(item *itemtext.Item, i int) string {
	option := &item.Options[i]
	tokens := withoutStop(option.Tokens)
	switch {
	case option.AllMarkup() || len(tokens) == 0 || fillsGap(&item.Stem):
		return ""
	case (startsWith(sets, tokens) || allOfThem.Whole(tokens)) && !countsThings(item):
		return "stands for other options"
	case letters.Whole(tokens) && namesOptions(item, tokens):
		return "names other options by letter"
	case places.Whole(tokens):
		return "names other options by place"
	case joinsOthers(item, i):
		return "combines other options"
	case joinsLabels(&item.Stem, tokens):
		return combinesStatements
	}
	return ""
}

// ownOptions are the indices of the options that speak for themselves.
func ownOptions(item *itemtext.Item) []int {
	var list []int
	for i := range item.Options {
		if standsFor(item, i) == "" {
			list = append(list, i)
		}
	}
	return list
}

var (
	// sets are options that say how many of the others are right.
	sets = english.NewPatterns(
		"or? all/none/any/both/neither/either/each/every/some/not/one one? of? the? above/foregoing/preceding/aforementioned <option/statement>? <be/modal>? not? <verdict>/apply/applies? $",
		"or? all/none/any/both/neither/either/each/every/not/nothing any/every/one? of? these/those <option/statement>/_? <be>? <verdict>? $",
		"all/none/both/each/neither of? these/those/them <be/modal> _*",
		"all/none/each/any of? the? <option/statement> <be> <verdict> $",
		"<quantifier>/no/not one? of? the? other/others two/three/four? _? $",
		"<quantifier>/no/not one? of? the/these/those _ listed/named/given/mentioned/shown/above/here/offered here? $",
		"all/no/every/any/everything/nothing/nobody/each/everyone _{4} listed/named/mentioned/above/here <be>? <verdict>/fits? $",
		"all/no/every/any/everything/nothing/nobody/each/everyone _{2} on/in this/the list $",
		"every/no _ given <be> <verdict> $", "the other two/three/four together? $", "more than one of the/these _ $", "the whole/entire list/lot $", "the whole/entire _{3} listed/named/above $",
		"all/any/both two/three/four/five _? $", "no <verdict> <option> _{3} $", "they are all <verdict> $", "both/neither/either/all $",
	)
	allOfThem = english.NewPatterns("all/none/any/both/neither/either/each one? of them")
	// letters are options that name others by letter.
	letters = english.NewPatterns(
		"both/only/either/neither? <option>? <letter> only/alone?",
		"both/only/either/neither? <option>? <letter> ,? <letter>? ,? and/or/nor/&/+ <option>? <letter> only/alone/above? <be>? <verdict>?",
	)
	// places are options that name others by their place.
	places = english.NewPatterns(
		"either/both/only/neither? of? the? <ordinal> and/or/nor the? <ordinal> <option/statement>? combined/together?",
		"either/both/only/neither/any? of? the? <ordinal> two/three <option/statement>? of? these/those? combined/together/alike?",
	)
)

func startsWith(patterns *english.Patterns, tokens []english.Token) bool {
	m, ok := patterns.Find(tokens)
	return ok && m.First == 0
}

// countsThings reports whether three options or more say how many: "none of
// them", "some of them", "all of them".
func countsThings(item *itemtext.Item) bool {
	n := 0
	for i := range item.Options {
		tokens := item.Options[i].Tokens
		if len(tokens) > 0 && tokens[0].Is(english.Quantifier|english.NumberWord|english.Degree) && !english.Any(tokens, english.Place) {
			n++
		}
	}
	return n > 2
}

// namesOptions reports whether the letters among tokens can be those of options:
// each is in use, and they are not what the options are made of, as blood types.
func namesOptions(item *itemtext.Item, tokens []english.Token) bool {
	n, lettered := 0, 0
	for _, token := range tokens {
		if token.Is(english.Letter) {
			n++
			if int(token.Word[0]-'a') >= len(item.Options) {
				return false
			}
		}
	}
	for i := range item.Options {
		if !slices.ContainsFunc(item.Options[i].Tokens, func(t english.Token) bool { return t.End-t.Start > 2 && !t.Is(english.Conjunction) }) {
			lettered++
		}
	}
	return (n > 1 || tokens[0].Word == "only") && 2*lettered <= len(item.Options)
}

// joinsOthers reports whether an option joins two other options, as they are or,
// behind "both" and "neither", in part: "Horton and Green-Ampt".
func joinsOthers(item *itemtext.Item, option int) bool {
	outer := &item.Options[option]
	tokens := bare(outer.Tokens)
	joint, ok := joints.Find(tokens)
	if !ok || english.Any(tokens, english.Comparative) {
		return false
	}
	if startsWith(bothOf, tokens) {
		first := source(item, option, tokens[1:joint.First], -1)
		return first >= 0 && source(item, option, tokens[joint.Last:], first) >= 0
	}
	var ends []int // of the options that it contains
	for i := range item.Options {
		inner := bare(item.Options[i].Tokens)
		if at := find(outer.Raw, tokens, item.Options[i].Raw, inner); i != option && at >= 0 {
			ends = append(ends, at, at+len(inner))
		}
	}
	return len(ends) == 4 && (ends[1] <= ends[2] || ends[3] <= ends[0])
}

var (
	// joints are words that join two things.
	joints = english.NewPatterns("and/or/nor/plus/with/alongside", "as much/well as", "together/jointly with")
	bothOf = english.NewPatterns("<preposition>? both/neither/either")
)

// source is an option, not the one that is excluded, that has all telling words of
// a part of another option; -1 when there is none.
func source(item *itemtext.Item, option int, part []english.Token, excluded int) int {
	said := words(item.Options[option].Raw, part)
	for i := range item.Options {
		own := &item.Options[i]
		if i == option || i == excluded || len(said) == 0 || startsWith(bothOf, own.Tokens) {
			continue
		}
		all := words(own.Raw, own.Tokens)
		if !slices.ContainsFunc(said, func(word string) bool {
			return !slices.ContainsFunc(all, func(other string) bool { return english.Related(word, other) })
		}) {
			return i
		}
	}
	return -1
}

// words are the stems of the telling words among tokens of a text, and its code.
func words(text string, tokens []english.Token) []string {
	list := english.Content(tokens)
	for _, token := range tokens {
		if token.Kind == english.Opaque {
			list = append(list, text[token.Start:token.End])
		}
	}
	return list
}

// joinsLabels reports whether an option consists of two labels or more that the
// stem gives to its statements: "I and III only", "P, but not Q".
func joinsLabels(stem *itemtext.Text, tokens []english.Token) bool {
	labels := 0
	for _, token := range tokens {
		switch {
		case isLabel(stem.Tokens, token.Word):
			labels++
		case token.Kind == english.Mark && strings.Contains(",()&+", token.Word):
		case token.Kind != english.Word || token.CarriesMeaning() && !token.Is(english.Conjunction) && token.Word != "alone" && token.Word != "alike":
			return false
		}
	}
	return labels > 1
}

// isLabel reports whether a short word stands before a statement as its label:
// "II.", "(b)", "P (pressure)".
func isLabel(tokens []english.Token, word string) bool {
	for i, token := range tokens {
		if token.Word != word || i+1 == len(tokens) || len(word) > 4 || token.Kind == english.Mark {
			continue
		}
		after := tokens[i+1]
		if after.Kind == english.Mark && (after.Start == token.End && after.Word != "," && after.Word != "?" || after.Word == "(" || after.Word == "–") {
			return true
		}
	}
	return false
}
