package testwise

import (
	"cmp"
	"slices"
)

// Guess is what the examinee answers.
type Guess struct {
	// Best are the options to which the cues point; of several the examinee
	// picks one at random.
	Best []int
	// Cues are what distinguishes the best options, in order; empty for a
	// blind guess.
	Cues []Cue
}

// Share is the expected share of a point when the key is this option.
func (g Guess) Share(key int) float64 {
	if !slices.Contains(g.Best, key) {
		return 0
	}
	return 1 / float64(len(g.Best))
}

// rounding is more than what floating point adds to points.
const rounding = 1e-9

// Guess is the answer of the examinee. habit is the letter that was the key
// most often, as an index, or -1.
func (it Item) Guess(habit int) Guess {
	best := it.best
	points := slices.Clone(it.points)
	if 0 <= habit && habit < len(points) {
		points[habit] += cues[Position].points
		best[Position] = 1 << habit
	}
	var g Guess
	for i := range points {
		if slices.Max(points)-points[i] < rounding {
			g.Best = append(g.Best, i)
		}
	}
	if len(g.Best) == len(points) {
		return g
	}
	for kind, options := range best {
		if options.has(g.Best[0]) {
			g.Cues = append(g.Cues, Cue(kind))
		}
	}
	return g
}

// Win is an item that cues give away.
type Win struct {
	Item int
	Cues []Cue
}

// Score is the result of the examinee on a set of items.
type Score struct {
	Items int
	// Right is the expected number of right answers: a guess between two
	// options counts a half.
	Right float64
	// Wins are the items that cues give away for certain, in order.
	Wins []Win
	// Earned is what each cue contributes to Right beyond blind guessing.
	Earned [numCues]float64
}

// Share is the part of the items answered right, from 0 to 1.
func (s Score) Share() float64 {
	if s.Items == 0 {
		return 0
	}
	return s.Right / float64(s.Items)
}

// Best are the cues that contribute to the score, the most first.
func (s Score) Best() []Cue {
	var list []Cue
	for kind, earned := range s.Earned {
		if earned > 0 {
			list = append(list, Cue(kind))
		}
	}
	slices.SortStableFunc(list, func(a, b Cue) int { return cmp.Compare(s.Earned[b], s.Earned[a]) })
	return list
}

// Simulate lets the examinee answer items. The keys serve to count, and as the
// feedback on all other items from which the examinee learns how often each
// letter is the key.
func Simulate(items []Item, keys []int) Score {
	s := Score{Items: len(items)}
	letters := map[int]int{}
	for _, key := range keys {
		letters[key]++
	}
	for i, item := range items {
		letters[keys[i]]--
		g := item.Guess(habit(letters, len(items)-1))
		letters[keys[i]]++
		share := g.Share(keys[i])
		s.Right += share
		for _, kind := range g.Cues {
			s.Earned[kind] += share - 1/float64(len(item.points))
		}
		if share == 1 && len(g.Cues) > 0 {
			s.Wins = append(s.Wins, Win{i, g.Cues})
		}
	}
	return s
}

const (
	// habitual is the share of one letter from which the examinee trusts it.
	habitual = 0.35
	// leastSeen is how many keys the examinee must have seen for that.
	leastSeen = 12
)

// habit is the letter that is the key of far more items than others, or -1.
func habit(letters map[int]int, n int) int {
	found := -1
	for letter, count := range letters {
		trusted := letter >= 0 && n >= leastSeen && float64(count) >= habitual*float64(n)
		if trusted && (found < 0 || count > letters[found] || count == letters[found] && letter < found) {
			found = letter
		}
	}
	return found
}
