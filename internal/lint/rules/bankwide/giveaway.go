package bankwide

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Giveaway is rule QB706.
var Giveaway = &lint.Rule{
	Code:     "QB706",
	Name:     "giveaway",
	Summary:  "Checks that no stem contains the key of another question on the same matter.",
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Off:      true,
	Check:    checkGiveaway,
	PerItem:  func(item *itemtext.Item) any { return newContentWords(item) },
}

// contentWords are the words of an item that carry meaning.
type contentWords struct {
	stem []uint64
	key  []uint64 // without those of the stem
}

func newContentWords(item *itemtext.Item) *contentWords {
	words := &contentWords{stem: hashes(item.Stem.Content())}
	if key := item.KeyText(); key != nil {
		words.key = slices.DeleteFunc(hashes(key.Content()), words.inStem)
	}
	return words
}

func (w *contentWords) inStem(word uint64) bool { return slices.Contains(w.stem, word) }

// least is how many words a key must have that its stem does not have, and how
// many specific words two questions on the same matter share.
const least = 2

func checkGiveaway(p *lint.Pass) {
	n := len(p.Bank.Questions)
	frequency := map[uint64]int{} // in how many stems a word is
	for i := range n {
		for _, word := range p.Value(i).(*contentWords).stem {
			frequency[word]++
		}
	}
	rare := min(max(2, n/50), 50)  // the upper limit keeps large banks fast
	byRarest := map[uint64][]int{} // the items by the rarest word of their key
	for i := range n {
		if key := p.Value(i).(*contentWords).key; len(key) >= least {
			rarest := slices.MinFunc(key, func(a, b uint64) int { return frequency[a] - frequency[b] })
			if frequency[rarest] <= rare {
				byRarest[rarest] = append(byRarest[rarest], i)
			}
		}
	}
	for telling := range n {
		words := p.Value(telling).(*contentWords)
		for _, word := range words.stem {
			for _, item := range byRarest[word] {
				key := p.Value(item).(*contentWords).key
				if item != telling && !slices.ContainsFunc(key, func(word uint64) bool { return !words.inStem(word) }) {
					reportGiveaway(p, item, telling, func(word string) bool { return frequency[hash(word)] <= max(3, n/20) })
				}
			}
		}
	}
}

// reportGiveaway reports a sentence in the stem of one item that contains the
// key of another, none of its distractors, and specific words of its stem.
func reportGiveaway(p *lint.Pass, item, telling int, specific func(string) bool) {
	asking, stem := itemtext.Of(&p.Bank.Questions[item]), itemtext.New(p.Bank.Questions[telling].Q)
	for _, sentence := range stem.Sentences() {
		span := sentence.Span()
		told := " " + strings.ToLower(itemtext.Normalize(stem.Raw[span.Start:span.End])) + " "
		tells := func(option int) bool {
			return strings.Contains(told, " "+strings.ToLower(asking.Options[option].Normal)+" ")
		}
		if !tells(asking.Key) || slices.ContainsFunc(asking.Distractors(), tells) {
			continue
		}
		matter := slices.DeleteFunc(english.Content(sentence.Tokens), func(word string) bool {
			return !specific(word) || !slices.Contains(asking.Stem.Content(), word)
		})
		if len(matter) >= least {
			p.Report(lint.Report{
				At:      placeOf(p, telling, "/q").Within(span.Start, span.End),
				Message: fmt.Sprintf("the stem contains the key of %s: %q", nameOf(p, item), asking.KeyText().Raw),
				Hint:    "reword it, or ask the other question about something else",
				Related: []lint.Note{{At: placeOf(p, item, "/options/%d", asking.Key), Message: "the key that it gives away"}},
			})
			return
		}
	}
}
