package english

import (
	"slices"
	"strings"
	"sync"
)

// opposites maps the stem of a word to the stems of its opposites.
var opposites = sync.OnceValue(func() map[string][]string {
	pairs := map[string][]string{}
	for line := range entries("opposites") {
		words := strings.Fields(line)
		first := Stem(words[0])
		for _, word := range words[1:] {
			second := Stem(word)
			pairs[first] = append(pairs[first], second)
			pairs[second] = append(pairs[second], first)
		}
	}
	return pairs
})

// Opposite reports whether two words in lower case are opposites: they are listed, or
// both have at least five letters and differ only in a negating prefix or in opposite
// prefixes.
func Opposite(a, b string) bool {
	if slices.Contains(opposites()[Stem(a)], Stem(b)) {
		return true
	}
	if min(len(a), len(b)) < 5 {
		return false // "flow" is not the opposite of "inflow"
	}
	for entry := range entries("opposite-prefixes") {
		one, other, _ := strings.Cut(entry, " ") // other is empty for a negating prefix
		if swapsPrefix(a, b, one, other) || swapsPrefix(b, a, one, other) {
			return true
		}
	}
	return false
}

// swapsPrefix reports whether a and b are the prefixes one and other, each followed by the same root of at least three bytes.
func swapsPrefix(a, b, one, other string) bool {
	x, foundX := strings.CutPrefix(a, one)
	y, foundY := strings.CutPrefix(b, other)
	return foundX && foundY && x == y && len(x) > 2
}

// Opposed reports whether two texts differ only in words that are opposites, or are equal except
// that one of them is negated. Articles, marks, modals and forms of do and have are ignored. A
// text with an opaque token, such as code, is never opposed to another.
func Opposed(a, b []Token) bool {
	x, negatedX := statement(a)
	y, negatedY := statement(b)
	if len(x) != len(y) || len(x) == 0 {
		return false
	}
	pairs := 0
	for i := range x {
		switch {
		case x[i] == y[i] || Stem(x[i]) == Stem(y[i]):
		case Opposite(x[i], y[i]):
			pairs++
		default:
			return false
		}
	}
	return pairs > 0 && negatedX == negatedY || pairs == 0 && negatedX != negatedY
}

// statement returns the words of a text without articles, modals, negations and forms of do and
// have, and whether it is negated. It returns no words if a token is opaque.
func statement(tokens []Token) (words []string, negated bool) {
	words = make([]string, 0, len(tokens))
	for _, token := range tokens {
		switch {
		case token.Kind == Mark || token.Is(Article):
		case token.Is(Negation), token.Word == "non":
			negated = !negated
		case token.Is(Auxiliary | Modal):
		case token.Kind == Opaque:
			return nil, false
		default:
			words = append(words, token.Word)
		}
	}
	return words, negated
}

// ShareOpposite reports whether two stems have an opposite in common, as those of "reduce" and "lower" do.
func ShareOpposite(a, b string) bool {
	return slices.ContainsFunc(opposites()[a], func(word string) bool { return slices.Contains(opposites()[b], word) })
}

// HasOpposite reports whether an opposite of a stem is listed.
func HasOpposite(stem string) bool { return len(opposites()[stem]) > 0 }
