package testwise

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

// Cue is a kind of hint that an item gives away.
type Cue uint8

// The cues, those that lead to the key most often first, as the literature on
// test-wiseness ranks them.
const (
	Length      Cue = iota // the longest option
	Clang                  // words of the stem
	Grammar                // fits the article before it
	Absolute               // options without absolute words
	Convergence            // most in common with the others
	Opposite               // one of two opposites
	Detail                 // the one option with numbers, code or brackets
	Hedge                  // options with "may" and "usually"
	Middle                 // neither the smallest nor the largest number
	Position               // the letter that is the key most often
	numCues
)

// String is the name of the cue in messages.
func (c Cue) String() string { return cues[c].name }

// cues are the names of the cues and what each is worth to the examinee.
var cues = [numCues]struct {
	name   string
	points float64
}{
	Length: {"length", 1}, Clang: {"clang", 1}, Grammar: {"grammar", 1}, Absolute: {"absolutes", 1},
	Convergence: {"convergence", 0.8}, Opposite: {"opposites", 0.5}, Detail: {"detail", 0.4}, Hedge: {"hedges", 0.4},
	Middle: {"middle value", 0.3}, Position: {"position", 0.2},
}

// Item is what the examinee sees in an item. It is small: a large bank has
// one for each of its items.
type Item struct {
	// points are what all cues together are worth, by option.
	points []float64
	// best are, by cue, the options to which it points most; none when the cue
	// does not distinguish the options.
	best [numCues]options
}

// options is a set of options: bit i stands for the option at index i.
type options uint32

func (o options) has(option int) bool { return o&(1<<option) != 0 }

// Read looks for the cues of an item.
func Read(item *itemtext.Item) Item {
	it := Item{points: make([]float64, len(item.Options))}
	if len(item.Options) < 2 {
		return it
	}
	it.add(Length, length(item.Options))
	clangs := cue.Echoes(item)
	it.add(Clang, it.where(func(i int) bool { return len(clangs[i]) > 0 }))
	it.add(Grammar, it.where(func(i int) bool { return !cue.WrongArticle(item, i) }))
	it.add(Absolute, it.where(func(i int) bool { return len(cue.Absolutes(&item.Options[i])) == 0 }))
	it.add(Convergence, converging(item))
	opposites := cue.Opposites(item)
	it.add(Opposite, it.where(func(i int) bool {
		return slices.ContainsFunc(opposites, func(pair [2]int) bool { return pair[0] == i || pair[1] == i })
	}))
	it.add(Detail, only(it.where(func(i int) bool { return strings.ContainsAny(item.Options[i].Raw, "0123456789(`$") })))
	it.add(Hedge, it.where(func(i int) bool { return english.Any(item.Options[i].Tokens, english.Hedge) }))
	it.add(Middle, middle(item))
	return it
}

// add adds the weights of a cue, from 0 to 1 for each option, unless they are
// all the same.
func (it *Item) add(kind Cue, weights []float64) {
	most := slices.Max(weights)
	if most == slices.Min(weights) {
		return
	}
	for i, weight := range weights {
		it.points[i] += cues[kind].points * weight
		if weight == most {
			it.best[kind] |= 1 << i
		}
	}
}

// where weighs the options for which a condition is true.
func (it *Item) where(is func(i int) bool) []float64 {
	weights := make([]float64, len(it.points))
	for i := range weights {
		if is(i) {
			weights[i] = 1
		}
	}
	return weights
}

// only returns the weights if they single one option out, else none.
func only(weights []float64) []float64 {
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	if sum != 1 {
		return make([]float64, len(weights))
	}
	return weights
}

// fullLead is how much longer than the next option, as a share of it, the
// longest must be for a full cue.
const fullLead = 0.25

// length weighs the longest option by its lead.
func length(options []itemtext.Text) []float64 {
	weights := make([]float64, len(options))
	longest, next := 0, 0
	for i := range options[1:] {
		switch n := options[i+1].Length; {
		case n > options[longest].Length:
			longest, next = i+1, options[longest].Length
		case n > next:
			next = n
		}
	}
	if lead := options[longest].Length - next; lead > 0 {
		weights[longest] = min(1, float64(lead)/(fullLead*float64(max(1, next))))
	}
	return weights
}

// clearLead is how many more shared words than the next option the most
// convergent one must have on average.
const clearLead = 0.25

// converging weighs the option that has clearly most in common with the others.
func converging(item *itemtext.Item) []float64 {
	shared := cue.Convergence(item)
	weights := make([]float64, len(shared))
	sorted := slices.Sorted(slices.Values(shared))
	best, next := sorted[len(sorted)-1], sorted[len(sorted)-2]
	if best-next >= clearLead {
		weights[slices.Index(shared, best)] = 1
	}
	return weights
}

// middle weighs numeric options that are neither the smallest nor the largest.
func middle(item *itemtext.Item) []float64 {
	weights := make([]float64, len(item.Options))
	values, ok := item.Quantities()
	if !ok {
		return weights
	}
	low, high := values[0].Base(), values[0].Base()
	for _, v := range values {
		low, high = min(low, v.Base()), max(high, v.Base())
	}
	for i, v := range values {
		if v.Base() > low && v.Base() < high {
			weights[i] = 1
		}
	}
	return weights
}
