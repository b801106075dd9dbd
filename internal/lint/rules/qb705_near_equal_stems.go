package rules

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var nearEqualStems = &lint.Rule{
	Code:    "QB705",
	Name:    "near-equal-stems",
	Summary: "Checks that no two stems use nearly the same words, in any order.",
	Why: "Two questions that differ in a number or a word look like one question twice, and each helps to answer the other. " +
		"Likeness is the share of words that both stems have among those that either has.",
	Remedy:   "Delete one of them, or ask the second in another way: other data, other direction, other case.",
	Sources:  []string{haladyna2013, "Chaudhuri, S., Ganti, V., & Kaushik, R. (2006). A primitive operator for similarity joins in data cleaning. ICDE 2006. https://doi.org/10.1109/ICDE.2006.9"},
	Severity: lint.Warning,
	Scope:    lint.ScopeBank,
	Since:    since,
	Options: []lint.Option{
		{Name: "likeness", Default: 0.8, Min: 0.5, Max: 1, Doc: "the likeness (Jaccard index of the words) from which a pair is reported"},
		{Name: "minWords", Default: 5, Min: 1, Max: 1000, Doc: "stems with fewer different words are passed over"},
	},
	Check: checkNearEqualStems,
	Bad: example(pair, "Which equation can SWMM use for friction in a pressurized force main?",
		"Which equation relates slope and depth to flow in an open channel of SWMM?"),
	Good: example(pair),
}

func checkNearEqualStems(p *lint.Pass) {
	stems := make([][]string, len(p.Bank.Questions))
	for i := range stems {
		if words := p.FactsOf(i).Stem.Words(); len(words) > 0 {
			slices.Sort(words)
			stems[i] = slices.Compact(words)
		}
		if len(stems[i]) < p.Int("minWords") {
			stems[i] = nil
		}
	}
	for _, near := range likeSets(stems, p.Float("likeness")) {
		item, before := near.second, near.first
		if p.FactsOf(item).Stem.Normal == p.FactsOf(before).Stem.Normal {
			continue // equal-stems says so
		}
		p.Report(lint.Report{
			At:      lint.At(p.PathOf(item, "/q")),
			Message: fmt.Sprintf("the stem shares %.0f %% of its words with that of %s", 100*near.likeness, questionName(p, before)),
			Hint:    "delete one of the two, or ask in another way",
			Related: []lint.Note{{At: lint.At(p.PathOf(before, "/q")), Message: "like this one"}},
		})
	}
}

// like is a pair of sets that have much in common.
type like struct {
	first, second int
	likeness      float64
}

// posting is a place in a set where a member stands, how many members the set
// has from there on and in all, and its sign.
type posting struct {
	set, rest, size int32
	sign            uint64
}

// signOf has a bit for each member, shared by some: two sets differ in at least
// as many members as their signs do in bits.
func signOf(set []int32) (sign uint64) {
	for _, member := range set {
		sign |= 1 << (member % 64)
	}
	return sign
}

// likeSets finds for each set an earlier one whose Jaccard index with it is at
// least the bound, if there is one.
//
// Each set's members are ranked from rare to frequent. Two sets that are alike
// enough share a member within the first few of each (the prefix filter), are
// of similar size, have enough members behind the first shared one, and signs
// that don't differ in too many bits (Xiao et al. 2011, doi.org/10.1145/2000824.2000825,
// name the first three). Only sets that pass are compared, and compared exactly, so
// that no pair is missed.
func likeSets(sets [][]string, bound float64) []like {
	ranked := rank(sets)
	postings := map[int32][]posting{} // member -> earlier sets that have it in their prefix
	compared := make([]int32, len(ranked))
	var found []like
	for i, set := range ranked {
		if len(set) == 0 {
			continue
		}
		// A pair with Jaccard index J shares at least J·|set| members.
		least := up(bound * float64(len(set)))
		prefix := set[:len(set)-least+1]
		most := int(float64(len(set))/bound + 1e-9)
		sign := signOf(set)
		needed := make([]int32, most+1) // by the other's size
		for size := least; size <= most; size++ {
			needed[size] = int32(up(bound / (1 + bound) * float64(len(set)+size)))
		}
	search:
		for place, member := range prefix {
			for _, earlier := range postings[member] {
				size := int(earlier.size)
				if size < least || size > most || min(earlier.rest, int32(len(set)-place)) < needed[size] ||
					len(set)+size-bits.OnesCount64(sign^earlier.sign) < 2*int(needed[size]) || compared[earlier.set] == int32(i) {
					continue
				}
				compared[earlier.set] = int32(i)
				otherRest := ranked[earlier.set][size-int(earlier.rest):]
				if common := shared(set[place:], otherRest, int(needed[size])); common >= int(needed[size]) {
					found = append(found, like{int(earlier.set), i, float64(common) / float64(len(set)+size-common)})
					break search
				}
			}
		}
		for place, member := range prefix {
			postings[member] = append(postings[member], posting{int32(i), int32(len(set) - place), int32(len(set)), sign})
		}
	}
	return found
}

// up rounds up, but for what is above a whole number by rounding alone.
func up(v float64) int { return int(math.Ceil(v - 1e-9)) }

// rank replaces words by numbers that are smaller the rarer the word is, and
// sorts each set by them.
func rank(sets [][]string) [][]int32 {
	count := map[string]int{}
	for _, set := range sets {
		for _, word := range set {
			count[word]++
		}
	}
	words := make([]string, 0, len(count))
	for word := range count {
		words = append(words, word)
	}
	slices.SortFunc(words, func(a, b string) int { return cmp.Or(cmp.Compare(count[a], count[b]), cmp.Compare(a, b)) })
	number := make(map[string]int32, len(words))
	for i, word := range words {
		number[word] = int32(i)
	}
	ranked := make([][]int32, len(sets))
	for i, set := range sets {
		ranked[i] = make([]int32, len(set))
		for k, word := range set {
			ranked[i][k] = number[word]
		}
		slices.Sort(ranked[i])
	}
	return ranked
}

// shared is the size of the common part of two sorted sets. It gives up, with
// less than needed, as soon as that many can't be reached.
func shared(a, b []int32, needed int) (common int) {
	for len(a) > 0 && len(b) > 0 && common+min(len(a), len(b)) >= needed {
		switch {
		case a[0] == b[0]:
			common++
			a, b = a[1:], b[1:]
		case a[0] < b[0]:
			a = a[1:]
		default:
			b = b[1:]
		}
	}
	return common
}
