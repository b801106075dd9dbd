package bankwide

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var NearEqualStems = &lint.Rule{
	Code: "QB705", Name: "near-equal-stems", Severity: lint.Warning, Scope: lint.ScopeBank, Check: checkNearEqualStems,
	Summary: "Checks that no two questions with the same key have stems with nearly the same words.",
	Options: []lint.Option{
		{Name: "likeness", Default: 0.8, Min: 0.5, Max: 1, Doc: "the smallest similarity that is reported"},
		{Name: "minWords", Default: 5, Min: 1, Max: 1000, Doc: "the minimum number of different words in a stem that is compared"},
	},
	PerItem: func(item *itemtext.Item) any { return newStemWords(item) },
}

// stemWords contains the parts of a question that the rule compares.
type stemWords struct {
	questionHash
	words []uint64 // of the stem, sorted, without duplicates
}

func newStemWords(item *itemtext.Item) *stemWords {
	s := &stemWords{questionHash: newQuestionHash(item)}
	for word := range strings.FieldsSeq(item.Stem.Normal()) {
		s.words = append(s.words, hash(word))
	}
	slices.Sort(s.words)
	s.words = slices.Compact(s.words)
	return s
}

// maxCompared is the maximum number of earlier questions with the same key to which a question is compared.
const maxCompared = 50

func checkNearEqualStems(p *lint.Pass) {
	minWords, minLikeness := p.Int("minWords"), p.Float("likeness")
	byKey := map[uint64][]int{}
	for i := range p.Bank.Questions {
		s := p.Value(i).(*stemWords)
		if len(s.words) < minWords {
			continue
		}
		earlier := byKey[s.key]
		for _, other := range earlier[max(0, len(earlier)-maxCompared):] {
			if alike := s.likeness(p.Value(other).(*stemWords), minLikeness); alike > 0 && stimulusHash(p, i) == stimulusHash(p, other) {
				p.Report(p.AtItem(i, "/q"),
					fmt.Sprintf("the key is the same as in %s, and the stems share %.0f%% of their words", nameOf(p, other), 100*alike),
					"delete one of the two, or change what one of them asks").Also(p.AtItem(other, "/q"), "like this one")
				break
			}
		}
		byKey[s.key] = append(earlier, i)
	}
}

// likeness returns the Jaccard index of the words of two stems, or 0 if it is below a
// minimum. It is 0 for equal stems, which another rule reports.
func (s *stemWords) likeness(other *stemWords, minLikeness float64) float64 {
	all := len(s.words) + len(other.words)
	if s.stem == other.stem {
		return 0
	}
	// If n of all words are in one stem only, the index is (all-n)/(all+n).
	maxApart := int(math.Round((1 - minLikeness) / (1 + minLikeness) * float64(all)))
	a, b, shared := s.words, other.words, 0
	for apart := 0; len(a) > 0 && len(b) > 0 && apart <= maxApart; {
		switch {
		case a[0] == b[0]:
			shared++
			a, b = a[1:], b[1:]
		case a[0] < b[0]:
			apart, a = apart+1, a[1:]
		default:
			apart, b = apart+1, b[1:]
		}
	}
	if index := float64(shared) / float64(all-shared); index >= minLikeness {
		return index
	}
	return 0
}
