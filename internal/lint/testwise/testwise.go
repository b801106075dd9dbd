// Package testwise simulates an examinee who knows nothing about the subject and answers by
// cues alone: the longest option, words of the stem, grammar, and other cues that the
// literature on test-wiseness names.
package testwise

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

// Points are what the cues of an item give to each of its options.
type Points []float64

// Score finds the cues of an item and adds up their points. The more often a cue leads to the
// key according to the literature, the more points it gives.
func Score(item *itemtext.Item) Points {
	p := make(Points, len(item.Options))
	if len(p) < 2 {
		return p
	}
	echoes, opposites := cue.Echoes(item), cue.Opposites(item)
	p.add(1, weighLength(item.Options))
	p.addWhere(1, func(i int) bool { return len(echoes[i]) > 0 })
	p.addWhere(1, func(i int) bool { return !cue.WrongArticle(item, i) })
	p.addWhere(1, func(i int) bool { return len(cue.Absolutes(&item.Options[i])) == 0 })
	p.add(0.8, weighConvergence(item))
	p.addWhere(0.5, func(i int) bool {
		return slices.ContainsFunc(opposites, func(pair [2]int) bool { return pair[0] == i || pair[1] == i })
	})
	// Numbers, parentheses, code and formulas are detail, which keys have more often.
	p.addWhere(0.4, func(i int) bool { return strings.ContainsAny(item.Options[i].Raw, "0123456789(`$") })
	p.addWhere(0.4, func(i int) bool { return english.Any(item.Options[i].Tokens, english.Hedge) })
	return p
}

// add adds the points of a cue, times a weight from 0 to 1 for each option.
func (p Points) add(points float64, weights []float64) {
	for i, weight := range weights {
		p[i] += points * weight
	}
}

// addWhere adds the points of a cue to the options for which it is true.
func (p Points) addWhere(points float64, isTrue func(option int) bool) {
	for i := range p {
		if isTrue(i) {
			p[i] += points
		}
	}
}

// fullLead is the lead of the longest option over the next one, as a share of the
// latter, that counts as a full cue.
const fullLead = 0.25

// weighLength weighs the longest option by its lead.
func weighLength(options []itemtext.Text) []float64 {
	lengths := make([]float64, len(options))
	for i := range options {
		lengths[i] = float64(options[i].Length)
	}
	longest, lead, next := leader(lengths)
	weights := make([]float64, len(options))
	weights[longest] = min(1, lead/(fullLead*max(1, next)))
	return weights
}

// clearLead is the minimum lead of the most convergent option over the next one, in
// the unit of cue.Convergence.
const clearLead = 0.25

// weighConvergence weighs the option that clearly has the most in common with the others.
func weighConvergence(item *itemtext.Item) []float64 {
	shared := cue.Convergence(item)
	weights := make([]float64, len(shared))
	if index, lead, _ := leader(shared); lead >= clearLead {
		weights[index] = 1
	}
	return weights
}

// leader returns the index of the largest value, its lead over the next one, and the
// next one.
func leader(values []float64) (index int, lead, next float64) {
	sorted := slices.Sorted(slices.Values(values))
	maxValue, next := sorted[len(sorted)-1], sorted[len(sorted)-2]
	return slices.Index(values, maxValue), maxValue - next, next
}

// rounding is larger than the rounding error of points.
const rounding = 1e-9

// Best returns the options with the most points. The examinee picks one of them at random.
func (p Points) Best() []int {
	var best []int
	for i := range p {
		if slices.Max(p)-p[i] < rounding {
			best = append(best, i)
		}
	}
	return best
}

// ExpectedScore returns how many items the examinee answers correctly on average. keys are the
// indices of their right options.
func ExpectedScore(items []Points, keys []int) float64 {
	right := 0.0
	for i, points := range items {
		if best := points.Best(); slices.Contains(best, keys[i]) {
			right += 1 / float64(len(best))
		}
	}
	return right
}
