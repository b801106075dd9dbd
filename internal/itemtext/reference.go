package itemtext

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// Reference is a run of tokens of a text that refers to an option by its letter
// or its position. It becomes wrong if the option moves.
type Reference struct {
	english.Match
	// Sure is false if the words may refer to something else: a lone letter can be
	// a soil group, and "the first choice" can be anyone's.
	Sure bool
}

// byLetter matches letters that can name nothing but options.
var byLetter = english.NewPatterns(
	"[ <option> (/[? <letter> ]",
	"<option>/key/correct/right therefore/thus/hence? is/:/= therefore/thus/hence? ( [ a/b/c/d/e ] )",
	"<option>/key/correct/right therefore/thus/hence? is/:/= therefore/thus/hence? [ <letter> ] $",
	"<option>/key/correct/right is/:/= [ <letter> ] because/since/as/for",
	"choose~/pick~/select~/tick~/circle~ ( [ a/b/c/d/e ] )",
	"who/whoever/those/anyone _{2} choose~/pick~/select~/tick~/mark~ [ <letter> ]",
	"^ <conjunction/subordinator>/so/thus/hence/therefore/only{2} (? [ <letter> ] )? <be/modal> _{2} <verdict> $",
	"^ <conjunction/subordinator>/so/thus/hence/therefore/only{2} (? [ <letter> ] )? <be/modal> _{2} <verdict> "+
		"<subordinator/conjunction>/because/since/as/here/for",
	"<conjunction/subordinator>/or/so/that/thus/why/only (? [ <letter> ] )? <be/modal> _{2} <verdict> $",
)

// label matches the letter of an option that precedes a statement about the option.
var label = english.NewPatterns("( [ <letter> ] ) _", "[ <letter> ] )/: _")

// placed is the pattern of a phrase that names an option by its place, as in "the second
// option". What is before it matters: "it is the first choice" names no option.
const placed = "the/both/either/neither [ <ordinal>/above/outer/middle/top/bottom #/and/or/the{3} <ordinal>? #? " +
	"option/options/choice/choices/answer/answers/alternative/alternatives ] !of/to/for/in/that"

// byPlace matches places that can name options.
var byPlace = english.NewPatterns(
	"-<be> "+placed,
	"the/both/all [ <option> just/right/directly/immediately? above/below/before ] !the",
	"[ <option> listed/named/given/placed <ordinal/place> ]",
	"[ option/options/alternative/alternatives/choice/choices number/no? # ] $",
	"[ option/options/alternative/alternatives/choice/choices number/no? # ] <be/modal/conjunction/preposition>",
	"the [ # in the middle ]",
	"the [ one/ones listed/just/right/directly/immediately above/below/before/<ordinal> ]",
	"like/unlike/as the [ one above/below ] $",
)

// References finds where a text of the item refers to its options. A name that the stem itself
// introduces is not a reference. Neither is an option's own letter, or the label with which it
// begins, such as "B)", "Alternative 2" or "Case B:". References returns none for an option
// that is a StandIn.
func (it *Item) References(t *Text) []Reference {
	option := slices.Index(it.RawOptions(), t.Raw)
	if option >= 0 && it.StandIn(option) != NoStandIn {
		return nil
	}
	var list []Reference
	add := func(matches []english.Match, sure bool) {
		for _, m := range matches {
			if (option < 0 || !isOwnLabel(t, m, option)) && !it.stemNames(t, m) && !attached(t.Tokens, m.End-1) {
				list = append(list, Reference{m, sure})
			}
		}
	}
	add(byLetter.All(t.Tokens), true)
	if labels := label.All(t.Tokens); len(labels) > 0 && labels[0].First < 2 && len(list) == 0 {
		add(labels[:1], true)
	}
	add(byPlace.All(t.Tokens), false)
	if len(list) == 0 && t.Raw != it.Stem.Raw {
		var letters []english.Match
		for i := range t.Tokens {
			if standsAlone(t, i) {
				letters = append(letters, english.Match{First: i, End: i + 1})
			}
		}
		if len(letters) > 0 && !it.namesByLetter(t) {
			add(letters, false)
		}
	}
	return list
}

// isOwnLabel reports whether a match is the letter of the option that contains it, or a label with
// which that option begins.
func isOwnLabel(t *Text, m english.Match, option int) bool {
	last := t.Tokens[m.End-1]
	isOwnLetter := last.Is(english.Letter) && int(last.Word[0]-'a') == option
	isBeforeColon := m.End < len(t.Tokens) && t.Tokens[m.End].Word == ":"
	return isOwnLetter || m.First == 0 || m.First == 1 && (isBeforeColon || t.Tokens[0].Kind == english.Mark)
}

// OrderMatters reports whether the item is right only as long as its options
// keep their order: a text refers, or may refer, to one by letter or position, or an option stands
// for others by letter, by position or as "all of the above" does.
func (it *Item) OrderMatters() bool {
	for i := range it.Options {
		switch it.StandIn(i) {
		case Together, ByLetter, ByPlace:
			return true
		}
	}
	return slices.ContainsFunc(it.Texts(), func(t *Text) bool { return len(it.References(t)) > 0 })
}

// stemNames reports whether the words of a match are a name that the stem introduces.
func (it *Item) stemNames(t *Text, m english.Match) bool {
	words := strings.ToLower(t.Raw[t.Tokens[m.First].Start:t.Tokens[m.End-1].End])
	if t.Raw == it.Stem.Raw {
		return m.First == 0 || !t.Tokens[m.First-1].Is(english.Preposition) // "as in option B" introduces no name
	}
	return m.End-m.First > 1 && strings.Contains(strings.ToLower(it.Stem.Raw), words)
}

// namesByLetter reports whether the stem, the options or a text of the item use letters as
// names of things other than options, such as notes, soil groups and variables.
func (it *Item) namesByLetter(t *Text) bool {
	texts := []*Text{&it.Stem, t}
	for i := range it.Options {
		texts = append(texts, &it.Options[i])
	}
	for n, text := range texts { // formulas count only in the first two
		for i, token := range text.Tokens {
			if isName(text, i) && (text.Raw != t.Raw || int(token.Word[0]-'a') >= len(it.Options)) {
				return true
			}
		}
		for _, formula := range text.Formulas {
			if n < 2 && strings.ContainsAny(formula.Text, "ABCDEFGH") {
				return true
			}
		}
	}
	return false
}

// isName reports whether a token is a capital letter by itself that is not an article, a
// pronoun or part of a symbol.
func isName(t *Text, i int) bool {
	token := t.Tokens[i]
	if token.End-token.Start != 1 || !token.Capitalized(t.Raw) || token.Word == "i" || attached(t.Tokens, i) {
		return false
	}
	if i > 0 && t.Tokens[i-1].End == token.Start && !opensPhrase(t.Tokens, i-1) {
		return false
	}
	if token.Word != "a" || i > 0 && t.Tokens[i-1].Kind != english.Mark {
		return true
	}
	return i+1 == len(t.Tokens) || t.Tokens[i+1].IsMark(punctuation) ||
		t.Tokens[i+1].Is(english.Be|english.Auxiliary|english.Modal|english.Conjunction)
}

// beforeLetter matches words that do not explain the letter after them, as in "unlike B".
var beforeLetter = english.NewPatterns(
	"<conjunction/subordinator/be/question/quantifier/negation/command>/or/as/like/unlike/than/of/with/under",
	"only/so/thus/hence/therefore/see",
)

// standsAlone reports whether a token is a capital letter that no adjacent word explains,
// and that can therefore name an option.
func standsAlone(t *Text, i int) bool {
	if !isName(t, i) {
		return false
	}
	if i > 0 && t.Tokens[i-1].Kind != english.Mark && !beforeLetter.MatchesAll(t.Tokens[i-1:i]) &&
		(i == 1 || t.Tokens[i-1].Word != "in" || t.Tokens[i-2].Word != "as") { // "as in B"
		return false
	}
	switch {
	case i+1 == len(t.Tokens):
		return i > 0
	case t.Tokens[i+1].Word == ".":
		return i > 0 && t.endsSentence(i+1) // not "C. difficile"
	}
	return !t.Tokens[i+1].CarriesMeaning() && t.Tokens[i+1].Kind != english.Number
}

// endsSentence reports whether a token is the last one of a sentence.
func (t *Text) endsSentence(i int) bool {
	return slices.ContainsFunc(t.Sentences(), func(s english.Sentence) bool { return s.Span().End == t.Tokens[i].End })
}

// attached reports whether the rest of a longer name or symbol follows a token without a
// space, as in B-tree and B♭.
func attached(tokens []english.Token, i int) bool {
	return i+1 < len(tokens) && tokens[i+1].Start == tokens[i].End && !tokens[i+1].IsMark(punctuation)
}

// opensPhrase reports whether a token is an opening bracket or a quotation mark, at the
// start of the text or after a space.
func opensPhrase(tokens []english.Token, i int) bool {
	return tokens[i].IsMark("([\"“") && (i == 0 || tokens[i-1].End < tokens[i].Start)
}

// punctuation lists the marks that may follow a word without a space.
const punctuation = ".,;:!?)]\"”—…"
