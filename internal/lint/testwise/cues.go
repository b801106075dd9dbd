package testwise

import (
	"regexp"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// Cue is a kind of hint that an item gives away, as messages name it.
type Cue string

// The cues.
const (
	Length      Cue = "length"       // the longest option
	Detail      Cue = "detail"       // the one option with numbers, code or brackets
	Absolute    Cue = "absolutes"    // options without absolute words
	Hedge       Cue = "hedges"       // options with "may" and "usually"
	Clang       Cue = "clang"        // words of the stem
	Convergence Cue = "convergence"  // most in common with the others
	Grammar     Cue = "grammar"      // fits the article before it
	Opposite    Cue = "opposites"    // one of two opposites
	Middle      Cue = "middle value" // neither the smallest nor the largest number
	Position    Cue = "position"     // the letter that is the key most often
)

// points are what each cue is worth to the examinee, ordered as the literature
// on test-wiseness ranks how often a cue leads to the key: length and clang
// first.
var points = map[Cue]float64{
	Length: 1, Clang: 1, Grammar: 1, Absolute: 1, Convergence: 0.8,
	Opposite: 0.5, Detail: 0.4, Hedge: 0.4, Middle: 0.3, Position: 0.2,
}

// Item is what the examinee sees in an item: for each cue a weight from 0 to 1
// for every option.
type Item struct {
	options int
	cues    map[Cue][]float64
}

// Read looks for the cues of an item.
func Read(item *itemtext.Item) Item {
	it := Item{options: len(item.Options), cues: map[Cue][]float64{}}
	if it.options < 2 {
		return it
	}
	it.add(Length, length(item.Options))
	it.add(Detail, only(it.where(func(i int) bool { return detail.MatchString(item.Options[i].Raw) })))
	it.add(Absolute, it.where(func(i int) bool { return len(cue.Absolutes(&item.Options[i])) == 0 }))
	it.add(Hedge, it.where(func(i int) bool { return english.Any(item.Options[i].Tokens, english.Hedge) }))
	clangs := cue.Clangs(item)
	it.add(Clang, it.where(func(i int) bool { return len(clangs[i]) > 0 }))
	it.add(Convergence, converging(item))
	it.add(Grammar, it.where(func(i int) bool { return !cue.WrongArticle(item, i) }))
	opposites := cue.Opposites(item)
	it.add(Opposite, it.where(func(i int) bool {
		return slices.ContainsFunc(opposites, func(pair [2]int) bool { return pair[0] == i || pair[1] == i })
	}))
	it.add(Middle, middle(item))
	return it
}

// add keeps a cue unless it is the same for all options.
func (it *Item) add(kind Cue, weights []float64) {
	if slices.Max(weights) > slices.Min(weights) {
		it.cues[kind] = weights
	}
}

var detail = regexp.MustCompile("[0-9(`$]")

// where weighs the options for which a condition is true.
func (it *Item) where(is func(i int) bool) []float64 {
	weights := make([]float64, it.options)
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

// length weighs the longest option by its lead: a quarter more than the next is
// a full cue.
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
		weights[longest] = min(1, 4*float64(lead)/float64(max(1, next)))
	}
	return weights
}

// clearLead is how much more than the next option the most convergent one must
// share.
const clearLead = 0.25

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
	values, ok := quantity.ParseAll(item.RawOptions())
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
