package itemtext

import (
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

// StandIn is how an option stands for other options, or for statements of the stem,
// instead of making its own statement.
type StandIn string

// The kinds of stand-ins.
const (
	NoStandIn  StandIn = ""
	Together   StandIn = "together"   // "all of the above", "none of these"
	ByLetter   StandIn = "letter"     // "both A and C"
	ByPlace    StandIn = "place"      // "the first two"
	ByWords    StandIn = "words"      // "both pumps and weirs", if "pumps" and "weirs" are options
	Statements StandIn = "statements" // "I and III only"
)

// together matches options that say how many of the others are right.
var together = english.NewPatterns(
	"or? not? <quantifier>/no/one one? than? one? of? the? above/foregoing/preceding/aforementioned _{5}",
	"or? not? <quantifier>/one one? than? one? of these/those/them _? listed/named/given/mentioned/shown/above/here?",
	"not? <quantifier>/one one? of? the other/others #? _? together?",
	"not? <quantifier>/no/one one? of? the/these/those? _{3} listed/named/given/mentioned/offered/here",
	"not? <quantifier>/no/one _{3} given/offered/listed here? <be>? <verdict>/fits?",
	"<quantifier>/no/the _{4} in/of/on this list",
	"<quantifier> of? the/these/those? <option/statement> <be> _{2}",
	"no <verdict> <option> _{3}", "they are all <verdict>",
	"all/any of? the? two/three/four _?", "the other # together?", "the whole/entire list/lot",
	"all/none/both/each/neither of? these/those/them <be/modal> _*", "both/neither/either",
)

// places matches options that name others by their place.
var places = english.NewPatterns(
	"either/both/only/neither/just? of? the? <ordinal> and/or/nor the? <ordinal> <option/statement>? only/alone/together?",
	"either/both/only/neither/all? of? the? first/last two/three of? these? <option/statement>? alike/combined/together?",
)

var (
	// joins matches the words and marks that join options or labels.
	joins = english.NewPatterns("<conjunction>/both/either/neither/alike/together/jointly/with/as/well/much/&/+")
	// otherWords matches the other words in an option that consists of labels.
	otherWords = english.NewPatterns("<quantifier/option/statement/be/verdict/negation>/only/alone/just/else/,/(/)")
	// alone and pairs match the words that say how many are meant.
	alone = english.NewPatterns("only/alone/just/else")
	pairs = english.NewPatterns("both/either/neither/alike")
)

// StandIn returns how an option stands for others, or NoStandIn.
func (it *Item) StandIn(option int) StandIn {
	if it.standIns == nil {
		it.standIns = make([]StandIn, len(it.Options))
		for i := range it.standIns {
			it.standIns[i] = it.standIn(i)
		}
	}
	return it.standIns[option]
}

func (it *Item) standIn(option int) StandIn {
	o := &it.Options[option]
	tokens := o.Tokens
	for len(tokens) > 0 && tokens[len(tokens)-1].Kind == english.Mark && tokens[len(tokens)-1].Word != ")" {
		tokens = tokens[:len(tokens)-1]
	}
	switch {
	case len(tokens) == 0 || o.AllMarkup():
		return NoStandIn
	case together.MatchesAll(firstClause(tokens)) && !it.countsThings() && !(len(tokens) == 1 && it.Stem.HasGap()):
		return Together
	case places.MatchesAll(tokens):
		return ByPlace
	case it.joinsOptions(option):
		return ByWords
	}
	switch labels := joinedLabels(tokens); {
	case labels == nil:
	case it.stemDefines(labels):
		return Statements
	case it.areOptions(labels):
		return ByLetter
	}
	return NoStandIn
}

// firstClause returns the tokens of an option before a second clause: "All of these,
// although the first is rare".
func firstClause(tokens []english.Token) []english.Token {
	if found := secondClause.All(tokens); len(found) > 0 {
		return tokens[:found[0].First]
	}
	return tokens
}

var secondClause = english.NewPatterns(";", ", <subordinator/conjunction>")

// countsThings reports whether three or more options start with a quantifier, a number word
// or a word of degree: "all of them", "some of them", "none of them".
func (it *Item) countsThings() bool {
	n := 0
	for i := range it.Options {
		tokens := it.Options[i].Tokens
		if english.Any(tokens[:min(1, len(tokens))], english.Quantifier|english.NumberWord|english.Degree) {
			n++
		}
	}
	return n > 2
}

// joinsOptions reports whether an option joins two or more others and says nothing else: it
// has all of their words or, with "both" and the like, some words of each.
func (it *Item) joinsOptions(option int) bool {
	own, joined := pieces(&it.Options[option])
	if !joined {
		return false
	}
	someOfEach := pairs.In(it.Options[option].Tokens)
	left, found := slices.Clone(own), 0
	for i := range it.Options {
		parts, alsoJoined := pieces(&it.Options[i])
		if i == option || alsoJoined {
			continue
		}
		shared := func(part string) bool { return slices.Contains(parts, part) }
		missing := func(part string) bool { return !slices.Contains(own, part) }
		if slices.ContainsFunc(own, shared) && (someOfEach || !slices.ContainsFunc(parts, missing)) {
			found++
			left = slices.DeleteFunc(left, shared)
		}
	}
	return found > 1 && len(left) == 0
}

// pieces returns the word stems, code and TeX of an option without the words in joins and alone, and
// whether it has words of joins other than pairs. It returns nothing if there is a number, = or \.
func pieces(o *Text) (parts []string, joined bool) {
	for i, token := range o.Tokens {
		switch {
		case alone.MatchesAll(o.Tokens[i : i+1]):
		case joins.MatchesAll(o.Tokens[i : i+1]):
			joined = joined || !pairs.MatchesAll(o.Tokens[i:i+1])
		case token.Kind == english.Opaque:
			parts = append(parts, o.Raw[token.Start:token.End])
		case token.Kind == english.Word:
			parts = append(parts, english.Stem(token.Word))
		case token.Kind == english.Number || token.Word == "=" || token.Word == "\\":
			return nil, false // a value or a formula
		}
	}
	return parts, joined
}

// maxLabel limits the length of the label of a statement, in bytes.
const maxLabel = 3

// joinedLabels returns the labels that an option consists of, such as I and III. It returns nil if the option
// has longer words, other marks, code, numbers that nothing in joins connects, or one label without a word such as "only".
func joinedLabels(tokens []english.Token) []english.Token {
	var labels []english.Token
	joined, hasNumber := false, false
	for i, token := range tokens {
		switch {
		case joins.MatchesAll(tokens[i : i+1]):
			joined = true
		case otherWords.MatchesAll(tokens[i : i+1]):
		case token.Kind == english.Mark || token.Kind == english.Opaque || token.End-token.Start > maxLabel:
			return nil
		case !slices.ContainsFunc(labels, func(label english.Token) bool { return label.Word == token.Word }):
			labels = append(labels, token)
			hasNumber = hasNumber || token.Kind == english.Number
		}
	}
	if !joined && hasNumber || len(labels) == 1 && !alone.In(tokens) {
		return nil // "(4, 1)", "3 + 3"
	}
	return labels
}

// stemDefines reports whether the stem has statements with these labels: "I.",
// "(2)", "statement P".
func (it *Item) stemDefines(labels []english.Token) bool {
	defined := it.Stem.labels()
	return !slices.ContainsFunc(labels, func(label english.Token) bool { return !slices.Contains(defined, label.Word) })
}

// marker matches a label and the marks or the word that make it one.
var marker = english.NewPatterns("( [ _ ] )", "[ _ ] )/./:/–", "<statement> [ _ ]")

// labels returns the words that the text uses as labels of its statements.
func (t *Text) labels() []string {
	var list []string
	for _, m := range marker.All(t.Tokens) {
		if token := t.Tokens[m.First]; token.End-token.Start <= maxLabel {
			list = append(list, token.Word)
		}
	}
	return list
}

// areOptions reports whether each label is the letter of an option that says something
// itself. If the stem uses letters as names, such as those of soil groups, blood types or
// notes, labels are not letters of options.
func (it *Item) areOptions(labels []english.Token) bool {
	for i := range it.Stem.Tokens {
		if isName(&it.Stem, i) {
			return false
		}
	}
	for _, label := range labels {
		i := len(it.Options)
		if label.Is(english.Letter) {
			i = int(label.Word[0] - 'a')
		}
		if i >= len(it.Options) || it.Options[i].Length == 1 || joinedLabels(it.Options[i].Tokens) != nil {
			return false
		}
	}
	return true
}
