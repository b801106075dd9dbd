package cues

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
)

func parse(text string) float64 {
	v, err := strconv.ParseFloat(strings.NewReplacer(",", "", "−", "-").Replace(text), 64)
	if err != nil {
		return math.NaN()
	}
	return v
}

// Guess is what a test-wise reader answers.
type Guess struct {
	// Best are the options that the cues point to: one, or several between
	// which the reader throws dice.
	Best []int
	// Cues are what set the best apart, the weightiest first; empty for a
	// blind guess.
	Cues []Cue
}

// Share is how much of a point the reader gets when the key is this one.
func (g Guess) Share(key int) float64 {
	if !slices.Contains(g.Best, key) {
		return 0
	}
	return 1 / float64(len(g.Best))
}

// Item is what the reader sees in an item: for each cue that speaks, a weight
// from 0 to 1 for every option.
type Item struct {
	options int
	cues    map[Cue][]float64
}

// Guess is the reader's answer. habit is the letter that the reader has seen to
// be the key most often, or -1.
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

// Score is how a test-wise reader did on a set of items.
type Score struct {
	Items int
	// Right is the expected number of right answers: a guess between two
	// counts a half.
	Right float64
	// Wins are the items that cues gave away for certain, in order.
	Wins []Win
	// Earned is the part of Right that each cue took part in, more than the
	// dice would have given.
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

// habitual is the share of one letter from which a reader sees a habit in it.
const habitual = 0.35

// Play lets the reader answer items. keys are the options that are right; they
// serve to count, and as the feedback on all other items by which the reader
// learns a habit of the bank.
func Play(items []Item, keys []int) Score {
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

// habitOf is the letter that stands out among the keys of n items, or -1.
func habitOf(letters map[int]int, n int) int {
	habit := -1
	for letter := range 26 {
		if n >= 12 && float64(letters[letter]) >= habitual*float64(n) && (habit < 0 || letters[letter] > letters[habit]) {
			habit = letter
		}
	}
	return habit
}
