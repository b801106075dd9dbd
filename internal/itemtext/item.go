package itemtext

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// Item contains the analyzed texts of an item.
type Item struct {
	Stem        Text
	Options     []Text
	Explanation Text
	Rationales  []Text
	// Misconceptions are the rationales of a numeric item's misconceptions.
	Misconceptions []Text
	// Key is the index of the only right option, or -1 if the answer is a list or a number.
	Key int
	// Keys are the indices of all right options.
	Keys []int
	// Answer is the right answer as learners read it: "B", "A, D" or "14.9 cfs".
	Answer string

	standIns []StandIn // of the options, computed at the first use
}

// Of analyzes the texts of an item.
func Of(q *bank.Question) *Item {
	it := &Item{
		Stem: New(q.Q), Options: newTexts(q.Options), Explanation: New(q.Explanation), Rationales: newTexts(q.Rationales),
		Misconceptions: make([]Text, len(q.Misconceptions)),
		Key:            q.Key(), Keys: q.Keys(), Answer: strings.TrimSpace(q.Answer.String() + " " + q.Unit),
	}
	for i := range q.Misconceptions {
		it.Misconceptions[i] = New(q.Misconceptions[i].Rationale)
	}
	return it
}

func newTexts(raw []string) []Text {
	list := make([]Text, len(raw))
	for i, text := range raw {
		list[i] = New(text)
	}
	return list
}

// Texts lists all texts of the item.
func (it *Item) Texts() []*Text {
	list := []*Text{&it.Stem, &it.Explanation}
	for _, texts := range [][]Text{it.Options, it.Rationales, it.Misconceptions} {
		for i := range texts {
			list = append(list, &texts[i])
		}
	}
	return list
}

// KeyText returns the option that Key names, or nil if it names none.
func (it *Item) KeyText() *Text {
	if it.Key < 0 || it.Key >= len(it.Options) {
		return nil
	}
	return &it.Options[it.Key]
}

// Distractors returns the indices of the wrong options.
func (it *Item) Distractors() []int {
	list := make([]int, 0, len(it.Options))
	for i := range it.Options {
		if !slices.Contains(it.Keys, i) {
			list = append(list, i)
		}
	}
	return list
}

// Quantities returns the options as quantities. It reports false unless there are two or
// more options and all are quantities.
func (it *Item) Quantities() ([]quantity.Quantity, bool) {
	list := make([]quantity.Quantity, len(it.Options))
	for i := range it.Options {
		q := it.Options[i].Quantity()
		if q == nil {
			return nil, false
		}
		list[i] = *q
	}
	return list, len(list) > 1
}

// RawOptions returns the options as written.
func (it *Item) RawOptions() []string {
	list := make([]string, len(it.Options))
	for i := range it.Options {
		list[i] = it.Options[i].Raw
	}
	return list
}
