// Package clash finds questions that must not appear in the same quiz.
package clash

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// Groups returns groups of items by index. A quiz must have at most one item of
// each group. Two items clash if and only if they share a group: their stems are
// equal or nearly equal, or the stem of one gives away the key of the other.
func Groups(questions []bank.Question) [][]int {
	stems := newStems(questions)
	near := nearEqual(stems.words)
	var groups [][]int
	grouped := make([]bool, len(stems.texts))
	for _, clique := range near.cliques {
		var items []int
		for _, stem := range clique {
			grouped[stem] = true
			items = append(items, stems.items[stem]...)
		}
		groups = append(groups, items)
	}
	for stem, items := range stems.items {
		if len(items) > 1 && !grouped[stem] {
			groups = append(groups, items)
		}
	}
	groups = append(groups, stems.giveaways(questions, near)...)
	for _, group := range groups {
		slices.Sort(group)
	}
	return groups
}

// stems are the distinct stems of a bank, in order of appearance.
type stems struct {
	// texts are the normalized stems.
	texts []string
	// words are the distinct words of each stem, sorted.
	words [][]string
	// items are the indexes of the items with each stem.
	items [][]int
	// ofItem is the index of each item's stem.
	ofItem []int
}

func newStems(questions []bank.Question) *stems {
	s := &stems{ofItem: make([]int, len(questions))}
	known := map[string]int{}
	for i := range questions {
		text := normalize(questions[i].Q)
		stem, ok := known[text]
		if !ok {
			stem = len(s.texts)
			known[text] = stem
			words := strings.Fields(text)
			slices.Sort(words)
			s.texts, s.words, s.items = append(s.texts, text), append(s.words, slices.Compact(words)), append(s.items, nil)
		}
		s.ofItem[i] = stem
		s.items[stem] = append(s.items[stem], i)
	}
	return s
}

// minKeyWords is the minimum number of words, not counting small words, in a key that a stem
// can give away by containing it. A shorter key, such as "A storage unit", occurs in many stems
// that are about something else.
const minKeyWords = 3

var smallWords = map[string]bool{
	"a": true, "an": true, "and": true, "as": true, "at": true, "by": true, "for": true, "from": true, "in": true, "is": true, "it": true,
	"its": true, "no": true, "not": true, "of": true, "on": true, "or": true, "the": true, "to": true, "with": true,
}

// giveaways returns a group for each pair of an item and another stem that gives away the
// item's key: the item, and all items with that stem. It skips stems that are nearly equal to
// the item's own, because their items clash already.
func (s *stems) giveaways(questions []bank.Question, near *nearStems) [][]int {
	keys := newKeyIndex(questions)
	var groups [][]int
	for stem, text := range s.texts {
		for _, item := range keys.itemsIn(text) {
			if other := s.ofItem[item]; other != stem && !near.has(stem, other) {
				groups = append(groups, append([]int{item}, s.items[stem]...))
			}
		}
	}
	return groups
}

// keyIndex finds keys in texts. It looks them up by their first words and their length,
// because comparing each text with each key would take too long in a large bank.
type keyIndex struct {
	items map[string][]int // normalized key -> items
	// lengths are the numbers of words of the keys that start with the same
	// minKeyWords words.
	lengths map[string][]int
}

func newKeyIndex(questions []bank.Question) *keyIndex {
	index := &keyIndex{map[string][]int{}, map[string][]int{}}
	for i := range questions {
		option := questions[i].Key()
		if option < 0 || option >= len(questions[i].Options) {
			continue
		}
		key := normalize(questions[i].Options[option])
		words := strings.Fields(key)
		isSmall := func(word string) bool { return smallWords[word] }
		if len(slices.DeleteFunc(slices.Clone(words), isSmall)) < minKeyWords {
			continue
		}
		start := strings.Join(words[:minKeyWords], " ")
		if lengths := index.lengths[start]; !slices.Contains(lengths, len(words)) {
			index.lengths[start] = append(lengths, len(words))
		}
		index.items[key] = append(index.items[key], i)
	}
	return index
}

// itemsIn returns the items whose keys occur in a normalized text as complete words,
// each once.
func (k *keyIndex) itemsIn(text string) []int {
	words := strings.Fields(text)
	var found []int
	for i := 0; i+minKeyWords <= len(words); i++ {
		for _, length := range k.lengths[strings.Join(words[i:i+minKeyWords], " ")] {
			if i+length <= len(words) {
				found = append(found, k.items[strings.Join(words[i:i+length], " ")]...)
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

func normalize(raw string) string {
	text := itemtext.New(raw)
	return text.Normal()
}
