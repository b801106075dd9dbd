// Package bankwide contains the rules about the bank as a whole: questions that
// repeat each other, and how the keys of many questions are spread over the letters.
package bankwide

import (
	"encoding/json"
	"fmt"
	"hash/maphash"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	EqualStems,
	KeyLetterBalance,
	NearEqualStems,
}

// nameOf names an item in messages: by its place, counted from 1, and by its ID if it has one.
func nameOf(p *lint.Pass, item int) string {
	place := fmt.Sprintf("question %d", p.Bank.Index[item]+1)
	if id := p.Bank.Questions[item].ID; id != "" {
		return fmt.Sprintf("%s, %q", place, id)
	}
	return place
}

var seed = maphash.MakeSeed()

// hash returns a number that rules keep instead of a text, to save memory. In practice
// no two different texts of a bank have the same hash.
func hash(text string) uint64 { return maphash.String(seed, text) }

// stimulusHash returns the hash of an item's stimulus, or 0 if it has none. The same stem about
// another figure or listing is another question.
func stimulusHash(p *lint.Pass, item int) uint64 {
	if p.Bank.Questions[item].Stimulus == nil {
		return 0
	}
	data, _ := json.Marshal(p.Bank.Questions[item].Stimulus) // read from JSON, so writing cannot fail
	return hash(string(data))
}

// questionHash represents the stem and the keys of an item.
type questionHash struct{ stem, key uint64 }

func newQuestionHash(item *itemtext.Item) questionHash {
	var keys []string
	for _, key := range item.Keys {
		keys = append(keys, item.Options[key].Normal())
		if how := item.StandIn(key); how != itemtext.NoStandIn && how != itemtext.ByWords {
			for i := range item.Options { // what the key says is in the other options
				keys = append(keys, item.Options[i].Normal())
			}
		}
	}
	slices.Sort(keys)
	if len(keys) == 0 { // the answer is a number
		keys = []string{item.Answer}
	}
	return questionHash{hash(item.Stem.Normal()), hash(strings.Join(keys, "\n"))}
}
