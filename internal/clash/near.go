package clash

import (
	"cmp"
	"slices"
)

// minStemWords is the minimum number of distinct words of a stem that can be
// nearly equal to another.
const minStemWords = 5

// nearStems are the pairs of stems that are nearly equal: they share at least
// four fifths of all their distinct words (a Jaccard index of at least 0.8).
type nearStems struct {
	// cliques are sets of stems in which every pair is nearly equal. Two stems
	// are nearly equal if and only if they share a clique.
	cliques [][]int
	// ofStem lists, for each stem, the indices of its cliques.
	ofStem [][]int

	// count is, for each clique, the number of its stems that are nearly equal to the
	// stem in counted.
	count, counted []int
	// covered is, for each stem, the last stem that joined one of its cliques.
	covered []int
}

// nearEqual finds the nearly equal stems, given as sets of distinct words.
//
// Words are ranked from rare to frequent. Two sets that share enough words share
// one of the first few of each (the prefix filter of Chaudhuri, Ganti and
// Kaushik 2006, doi.org/10.1109/ICDE.2006.9), are of similar size, and have
// enough words left, counted from the first shared one. Only sets that meet all
// three conditions are compared, and no pair is missed.
func nearEqual(stems [][]string) *nearStems {
	ranked := rankWords(stems)
	near := &nearStems{ofStem: make([][]int, len(stems)), covered: make([]int, len(stems))}
	postings := map[int32][]posting{} // word -> earlier stems with it in their prefix
	compared := make([]int, len(stems))
	for stem, words := range ranked {
		if len(words) < minStemWords {
			continue
		}
		// Two nearly equal stems share at least four fifths, rounded up, of the words of each.
		prefix := words[:len(words)-(4*len(words)+4)/5+1]
		var earlier []int
		for i, word := range prefix {
			for _, p := range postings[word] {
				if compared[p.stem] == stem {
					continue
				}
				other := ranked[p.stem]
				// Of m and n words, a Jaccard index of 4/5 requires 4(m+n)/9 shared ones, rounded up.
				needed := (4*(len(words)+len(other)) + 8) / 9
				if min(len(words), len(other)) < needed || min(len(words)-i, len(other)-p.place) < needed {
					continue
				}
				compared[p.stem] = stem
				if sharesAtLeast(needed, words[i:], other[p.place:]) {
					earlier = append(earlier, p.stem)
				}
			}
		}
		near.add(stem, earlier)
		for i, word := range prefix {
			postings[word] = append(postings[word], posting{stem, i})
		}
	}
	return near
}

// posting is a stem and the index of a word in its ranked words.
type posting struct{ stem, place int }

// add adds a stem that is nearly equal to exactly these earlier stems. For each earlier stem
// that does not yet share a clique with the new one, it looks for a clique of the earlier stem
// whose members are all nearly equal to the new stem. The new stem joins that clique. If there
// is none, the two stems form a clique.
func (n *nearStems) add(stem int, earlier []int) {
	for _, other := range earlier {
		for _, clique := range n.ofStem[other] {
			if n.counted[clique] != stem {
				n.counted[clique], n.count[clique] = stem, 0
			}
			n.count[clique]++
		}
	}
	for _, other := range earlier {
		if n.covered[other] == stem {
			continue
		}
		place := slices.IndexFunc(n.ofStem[other], func(clique int) bool {
			return n.counted[clique] == stem && n.count[clique] == len(n.cliques[clique])
		})
		if place < 0 {
			n.cliques = append(n.cliques, []int{other, stem})
			n.count, n.counted = append(n.count, 0), append(n.counted, 0)
			n.ofStem[other] = append(n.ofStem[other], len(n.cliques)-1)
			n.ofStem[stem] = append(n.ofStem[stem], len(n.cliques)-1)
			continue
		}
		clique := n.ofStem[other][place]
		for _, member := range n.cliques[clique] {
			n.covered[member] = stem
		}
		n.cliques[clique] = append(n.cliques[clique], stem)
		n.ofStem[stem] = append(n.ofStem[stem], clique)
	}
}

// has reports whether two stems are nearly equal.
func (n *nearStems) has(a, b int) bool {
	return slices.ContainsFunc(n.ofStem[a], func(clique int) bool { return slices.Contains(n.ofStem[b], clique) })
}

// rankWords replaces words with numbers, smaller ones for rarer words, and sorts
// each set.
func rankWords(sets [][]string) [][]int32 {
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
	rank := make(map[string]int32, len(words))
	for i, word := range words {
		rank[word] = int32(i)
	}
	ranked := make([][]int32, len(sets))
	for i, set := range sets {
		for _, word := range set {
			ranked[i] = append(ranked[i], rank[word])
		}
		slices.Sort(ranked[i])
	}
	return ranked
}

// sharesAtLeast reports whether two sorted sets share at least needed members.
func sharesAtLeast(needed int, a, b []int32) bool {
	for needed > 0 {
		if min(len(a), len(b)) < needed {
			return false
		}
		switch {
		case a[0] == b[0]:
			needed--
			a, b = a[1:], b[1:]
		case a[0] < b[0]:
			a = a[1:]
		default:
			b = b[1:]
		}
	}
	return true
}
