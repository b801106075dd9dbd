package testwise

import (
	"cmp"
	"slices"
)

// Guess is what the examinee answers.
type Guess struct {
	// Best are the options that the cues point to; of several the examinee
	// picks one at random.
	Best []int
	// Cues are what distinguished the best, the strongest first; empty for a
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

// Guess is the examinee's answer. habit is the letter that was the key most
// often, or -1.
func (it Item) Guess(habit int) Guess {
	if it.options == 0 {
		return Guess{}
	}
	total := make([]float64, it.options)
	for cue, weights := range it.cues {
		for i, w := range weights {
			total[i] += points[cue] * w
		}
	}
	habitual := habit >= 0 && habit < it.options
	if habitual {
		total[habit] += points[Position]
	}
	var g Guess
	best := slices.Max(total)
	for i, t := range total {
		if best-t < 1e-9 {
			g.Best = append(g.Best, i)
		}
	}
	if len(g.Best) == it.options {
		return g
	}
	for cue, weights := range it.cues {
		if weights[g.Best[0]] == slices.Max(weights) {
			g.Cues = append(g.Cues, cue)
		}
	}
	if habitual && g.Best[0] == habit {
		g.Cues = append(g.Cues, Position)
	}
	slices.SortFunc(g.Cues, func(a, b Cue) int { return cmp.Or(cmp.Compare(points[b], points[a]), cmp.Compare(a, b)) })
	return g
}

// Win is an item that cues gave away.
type Win struct {
	Item int
	Cues []Cue
}

// Score is the examinee's result on a set of items.
type Score struct {
	Items int
	// Right is the expected number of right answers: a guess between two
	// counts a half.
	Right float64
	// Wins are the items that cues gave away for certain, in order.
	Wins []Win
	// Earned is what each cue contributed to Right beyond blind guessing.
	Earned map[Cue]float64
}

// Share is the part of the items answered right, from 0 to 1.
func (s Score) Share() float64 {
	if s.Items == 0 {
		return 0
	}
	return s.Right / float64(s.Items)
}

// Best are the cues that earned most, the best first.
func (s Score) Best() []Cue {
	var list []Cue
	for cue, earned := range s.Earned {
		if earned > 0 {
			list = append(list, cue)
		}
	}
	slices.SortFunc(list, func(a, b Cue) int { return cmp.Or(cmp.Compare(s.Earned[b], s.Earned[a]), cmp.Compare(a, b)) })
	return list
}

// habitual is the share of one letter from which the examinee trusts it.
const habitual = 0.35

// Simulate lets the examinee answer items. The keys serve to count, and as the
// feedback on all other items from which the examinee learns how often each
// letter is the key.
func Simulate(items []Item, keys []int) Score {
	s := Score{Items: len(items), Earned: map[Cue]float64{}}
	letters := map[int]int{}
	for _, key := range keys {
		letters[key]++
	}
	for i, item := range items {
		letters[keys[i]]--
		habit := habitOf(letters, len(items)-1)
		letters[keys[i]]++
		g := item.Guess(habit)
		share := g.Share(keys[i])
		s.Right += share
		if len(g.Cues) == 0 {
			continue
		}
		for _, cue := range g.Cues {
			s.Earned[cue] += share - 1/float64(item.options)
		}
		if share == 1 {
			s.Wins = append(s.Wins, Win{i, g.Cues})
		}
	}
	return s
}

// habitOf is the letter that is the key far more often than others, or -1.
func habitOf(letters map[int]int, n int) int {
	habit := -1
	for letter := range 26 {
		if n >= 12 && float64(letters[letter]) >= habitual*float64(n) && (habit < 0 || letters[letter] > letters[habit]) {
			habit = letter
		}
	}
	return habit
}
