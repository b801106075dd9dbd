package options

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// NearEqualOptions is rule QB303.
var NearEqualOptions = &lint.Rule{
	Code:     "QB303",
	Name:     "near-equal-options",
	Summary:  "Checks that no two options say the same in another order of words, or in active and passive voice.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Check:    checkNearEqualOptions,
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
			if _, equal := compare(a, b); equal != 0 || !inProse(a) || !inProse(b) {
				continue
			}
			if sameStatement(a, b) || sameList(item.Options, i, j) {
				found = append(found, [2]int{i, j})
			}
		}
	}
	if len(found) != 1 {
		return // two pairs are a design: two things in two orders
	}
	first, second := found[0][0], found[0][1]
	p.Report(lint.Report{
		At:      p.Option(second),
		Message: fmt.Sprintf("%s seems to say the same as %s in other words", name(second), name(first)),
		Hint:    "replace one of them, or bring out the difference",
		Related: noteAt(p, first),
	})
}

// asksForOrder are stems in which the order of words is the answer.
var asksForOrder = english.NewPatterns("order/sequence/respectively/first")

// sameList reports whether two options are lists of the same parts. Where another
// option has one of the parts, the order says what belongs to what.
func sameList(options []itemtext.Text, first, second int) bool {
	list := options[first].Parts(english.Conjunction)
	if len(list) < 2 || !sameWords(list, options[second].Parts(english.Conjunction)) {
		return false
	}
	listed := func(part string) bool { return slices.Contains(list, part) }
	for i := range options {
		if i != first && i != second && slices.ContainsFunc(options[i].Parts(english.Conjunction), listed) {
			return false
		}
	}
	return true
}

// sameWords reports whether two lists are the same in any order.
func sameWords(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// sameStatement reports whether two options have the same words but for one that
// says the same, or one is the other with a phrase moved or in the passive voice.
func sameStatement(a, b *itemtext.Text) bool {
	x, passiveX := statement(a)
	y, passiveY := statement(b)
	negated := english.Any(a.Tokens, english.Negation) != english.Any(b.Tokens, english.Negation)
	if len(x) != len(y) || len(x) < 3 || negated {
		return false
	}
	var differ []int
	for i := range x {
		if x[i] != y[i] {
			differ = append(differ, i)
		}
	}
	if len(differ) == 1 {
		return english.ShareOpposite(x[differ[0]], y[differ[0]])
	}
	return len(differ) > 0 && sameWords(x, y) && (passiveX != passiveY || movesPhrase(x[differ[0]:], y[differ[0]:]))
}

// statement returns the stems of an option's words without articles and
// auxiliaries, and whether it names an agent behind "by".
func statement(t *itemtext.Text) (stems []string, passive bool) {
	be := english.Any(t.Tokens, english.Be)
	for _, token := range t.Tokens {
		switch {
		case be && token.Word == "by":
			passive = true
		case token.Kind != english.Mark && !token.Is(english.Article|english.Be|english.Auxiliary) && token.Word != "of":
			stems = append(stems, english.Stem(token.Word))
		}
	}
	return stems, passive
}

// movesPhrase reports whether two runs of words begin with the same two phrases
// in different orders. A conjunction shows that not phrases change places, but
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
