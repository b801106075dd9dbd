package testwise

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// long is an item whose option is the longest, and flat one without cues.
func long(option int) Item {
	options := []string{"pump", "gate", "weir", "pipe"}
	options[option] = "orifice"
	return Read(item("Which one?", options...))
}

func flat() Item { return Read(item("Which one?", "pump", "gate", "weir", "pipe")) }

func TestHabitBreaksTies(t *testing.T) {
	equal(t, Guess{Best: []int{2}, Cues: []Cue{Position}}, flat().Guess(2))
	equal(t, Guess{Best: []int{2}, Cues: []Cue{Length, Position}}, long(2).Guess(2))
	equal(t, Guess{Best: []int{1}, Cues: []Cue{Length}}, long(1).Guess(2)) // a habit is the weakest cue
	equal(t, Guess{Best: []int{0, 1, 2, 3}}, flat().Guess(4))              // there is no such option
}

func TestShare(t *testing.T) {
	guess := Guess{Best: []int{1, 3}}
	for key, want := range []float64{0, 0.5, 0, 0.5} {
		equal(t, want, guess.Share(key))
	}
	equal(t, 0.0, guess.Share(-1))
}

func TestSimulate(t *testing.T) {
	// Two items that length gives away, one that it leads astray, one without.
	score := Simulate([]Item{long(0), long(1), long(2), flat()}, []int{0, 1, 3, 2})
	equal(t, 4, score.Items)
	equal(t, 2.25, score.Right)
	equal(t, 2.25/4, score.Share())
	equal(t, []Win{{0, []Cue{Length}}, {1, []Cue{Length}}}, score.Wins)
	equal(t, 2*0.75-0.25, score.Earned[Length])
	equal(t, []Cue{Length}, score.Best())
}

func TestSimulateNothing(t *testing.T) {
	score := Simulate(nil, nil)
	equal(t, 0.0, score.Share())
	equal(t, 0, len(score.Best()))
}

// TestSimulateLearnsTheLetter has a bank whose keys are mostly one letter: the
// examinee guesses it where no other cue helps, once it has seen enough keys.
func TestSimulateLearnsTheLetter(t *testing.T) {
	for n, want := range map[int]float64{12: 3, 13: 13} {
		items, keys := make([]Item, n), make([]int, n)
		for i := range items {
			items[i], keys[i] = flat(), 1
		}
		score := Simulate(items, keys)
		equal(t, fmt.Sprint(n, " ", want), fmt.Sprint(n, " ", score.Right))
	}
}

func TestHabit(t *testing.T) {
	tests := []struct {
		name    string
		letters map[int]int
		n, want int
	}{
		{"few keys", map[int]int{0: 11}, 11, -1},
		{"even", map[int]int{0: 5, 1: 5, 2: 5, 3: 5}, 20, -1},
		{"one letter", map[int]int{0: 4, 1: 7, 2: 5, 3: 4}, 20, 1},
		{"just below", map[int]int{0: 34, 1: 33, 2: 33}, 100, -1},
		{"the first of two", map[int]int{3: 10, 2: 10}, 20, 2},
		{"items without a key", map[int]int{-1: 15, 0: 5}, 20, -1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { equal(t, test.want, habit(test.letters, test.n)) })
	}
}

// TestRandomKeysEarnChance gives the keys of items full of cues at random: the
// examinee then gets a quarter.
func TestRandomKeysEarnChance(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	const n = 4000
	var items []Item
	var keys []int
	for range n {
		items, keys = append(items, long(random.IntN(4))), append(keys, random.IntN(4))
	}
	if share := Simulate(items, keys).Share(); share < 0.23 || share > 0.27 {
		t.Errorf("the share is %.3f", share)
	}
}

func TestBestOrdersCues(t *testing.T) {
	score := Score{}
	score.Earned[Detail], score.Earned[Length], score.Earned[Clang], score.Earned[Hedge] = 2, 1, 1, -1
	equal(t, "[detail length clang]", fmt.Sprint(score.Best()))
}
