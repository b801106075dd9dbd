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
	Summary:  "Checks that no two options say the same with a phrase or the parts of a list in another order, or in active and passive voice.",
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
			if sameList(item.Options, i, j) || sameStatement(&item.Options[i], &item.Options[j]) {
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

// sameList reports whether two options are lists of the same parts in different
// orders. Where another option has one of the parts, the order says what belongs
// to what.
func sameList(options []itemtext.Text, first, second int) bool {
	list, other := parts(&options[first]), parts(&options[second])
	if len(list) < 2 || !inProse(&options[first]) || slices.Equal(list, other) || !sameWords(list, other) {
		return false
	}
	for i := range options {
		if i != first && i != second && slices.ContainsFunc(parts(&options[i]), func(part string) bool { return slices.Contains(list, part) }) {
			return false
		}
	}
	return true
}

// sameWords reports whether two lists are the same in any order.
func sameWords(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// sameStatement reports whether two options have the same words, and one is the
// other with a phrase moved or in the passive voice.
func sameStatement(a, b *itemtext.Text) bool {
	if _, equal := compare(a, b); equal || !inProse(a) || !inProse(b) {
		return false // equal-options reports the equal ones
	}
	x, passiveX := statement(a)
	y, passiveY := statement(b)
	if len(x) != len(y) || len(x) < 3 || negated(a) != negated(b) {
		return false
	}
	differ := -1
	for i := range x {
		if x[i] != y[i] && differ >= 0 {
			differ = -1
			break
		} else if x[i] != y[i] {
			differ = i
		}
	}
	if differ >= 0 {
		return english.ShareOpposite(x[differ], y[differ])
	}
	if !sameWords(x, y) {
		return false
	}
	return passiveX != passiveY || slices.Equal(x, y) || movesPhrase(x, y)
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

// movesPhrase reports whether two runs of words are the same but for two
// neighboring phrases in the other order.
func movesPhrase(x, y []string) bool {
	start, end := 0, len(x)
	for start < end && x[start] == y[start] {
		start++
	}
	for end > start && x[end-1] == y[end-1] {
		end--
	}
	x, y = x[start:end], y[start:end]
	for i := 1; i < len(x); i++ {
		if english.ClassesOf(x[0])&english.Conjunction == 0 && english.ClassesOf(x[i])&english.Conjunction == 0 && slices.Equal(x[i:], y[:len(x)-i]) && slices.Equal(x[:i], y[len(x)-i:]) {
			return true
		}
	}
	return false
}

func negated(t *itemtext.Text) bool { return english.Any(t.Tokens, english.Negation) }
