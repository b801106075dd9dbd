package options

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var NearEqualOptions = &lint.Rule{
	Code: "QB303", Name: "near-equal-options", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkNearEqualOptions,
	Summary: "Checks that no two options say the same thing in a different order or construction.",
}

func checkNearEqualOptions(p *lint.Pass) {
	item := p.Texts()
	if asksForForm.In(item.Stem.Tokens) || asksForOrder.In(item.Stem.Tokens) || item.Stem.HasGap() {
		return
	}
	var found [][2]int
	for j := range item.Options {
		for i := range j {
			a, b := &item.Options[i], &item.Options[j]
			if _, severity := compare(a, b); severity != lint.Off || !inProse(a) || !inProse(b) {
				continue
			}
			if sameStatement(a, b) || sameList(item.Options, i, j) {
				found = append(found, [2]int{i, j})
			}
		}
	}
	if len(found) != 1 {
		return // several pairs are intentional, such as two things in two orders
	}
	first, second := found[0][0], found[0][1]
	p.Report(p.Option(second),
		fmt.Sprintf("%s seems to say the same thing as %s", name(second), name(first)),
		"replace one of them, or bring out the difference").Also(p.Option(first), name(first))
}

// asksForOrder matches stems in which the order of words is the answer.
var asksForOrder = english.NewPatterns("order/sequence/respectively")

// sameList reports whether two options have the same parts in another order after their
// common start, if any. If a third option has no new part, they differ in order on purpose:
// "high and low", "low and high", "low and low".
func sameList(options []itemtext.Text, first, second int) bool {
	a, b := options[first].Tokens, options[second].Tokens
	n := 0
	for n < len(a) && n < len(b) && sameWord(a[n], b[n]) {
		n++
	}
	parts := func(i int) []string {
		rest := options[i].Tokens
		if n <= len(rest) && slices.EqualFunc(rest[:n], a[:n], sameWord) {
			rest = rest[n:]
		}
		option := itemtext.Text{Raw: options[i].Raw, Tokens: rest}
		return option.Parts(english.Conjunction)
	}
	list := parts(first)
	if len(list) < 2 || !sameWords(list, parts(second)) {
		return false
	}
	isNew := func(part string) bool { return !slices.Contains(list, part) }
	for i := range options {
		if i != first && i != second && !slices.ContainsFunc(parts(i), isNew) {
			return false
		}
	}
	return true
}

func sameWord(a, b english.Token) bool { return a.Word == b.Word }

// sameWords reports whether two lists are the same in any order.
func sameWords(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// functionWords are the words that a phrase gains or loses when it is rephrased: "the strength
// of the joints" and "the joints for strength", "air that is colder" and "colder air".
var functionWords = english.NewPatterns("<article/be/auxiliary>/of/for/that/which/by/in")

// sameStatement reports whether two options have the same words in another order, with
// other function words or a moved phrase, or differ by one synonym.
func sameStatement(a, b *itemtext.Text) bool {
	x, functionX := statement(a)
	y, functionY := statement(b)
	if len(x) != len(y) || len(x) < 3 || english.Any(a.Tokens, english.Negation) || english.Any(b.Tokens, english.Negation) {
		return false
	}
	i := 0 // the first difference
	for i < len(x) && x[i] == y[i] {
		i++
	}
	switch {
	case i == len(x):
		return false
	case sameWords(x, y):
		return !sameWords(functionX, functionY) || movesPhrase(x[i:], y[i:])
	}
	return slices.Equal(x[i+1:], y[i+1:]) && english.ShareOpposite(x[i], y[i])
}

// movesPhrase reports whether two runs of words differ only in the order of the two
// phrases at their start. If one phrase begins with a conjunction, the order can change
// what is said of each.
func movesPhrase(x, y []string) bool {
	joins := func(word string) bool { return english.ClassesOf(word)&english.Conjunction != 0 }
	i := slices.Index(y, x[0]) // where the first phrase of x begins in y
	for n := 1; i > 0 && n+i <= len(x); n++ {
		if slices.Equal(x[:n], y[i:i+n]) && slices.Equal(x[n:n+i], y[:i]) && slices.Equal(x[n+i:], y[n+i:]) {
			return !joins(x[0]) && !joins(x[n])
		}
	}
	return false
}

// statement returns the stems of an option's words, and separately its function words
// without articles.
func statement(t *itemtext.Text) (stems, function []string) {
	for i, token := range t.Tokens {
		switch {
		case token.Kind == english.Mark:
		case !functionWords.MatchesAll(t.Tokens[i : i+1]):
			stems = append(stems, english.Stem(token.Word))
		case !token.Is(english.Article):
			function = append(function, token.Word)
		}
	}
	return stems, function
}
