package rules

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

func TestNearEqualStems(t *testing.T) {
	tests := []struct {
		name          string
		first, second string
		want          []string
	}{
		{"a number", "What flow does a pipe of 2 ft carry when full?", "What flow does a pipe of 3 ft carry when full?",
			[]string{`"What flow does a pipe of 3 ft carry when full?": the stem shares 83 % of its words with that of question 1`}},
		{"another order", "In an open channel, which force drives the flow?", "Which force drives the flow in an open channel?",
			[]string{`"Which force drives the flow in an open channel?": the stem shares 100 % of its words with that of question 1`}},
		{"another thing", "In an open channel, which force drives the flow?", "In a closed pipe, which force slows down the flow?", nil},
		{"equal", "Which force drives the flow?", "Which force drives the FLOW", nil},
		{"too short", "What is flow?", "Is what flow?", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, nearEqualStems, bankOf(item{Q: test.first}, item{Q: test.second}), nil))
		})
	}
}

// TestLikeSetsMissesNone compares with looking at every pair.
func TestLikeSetsMissesNone(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for round := range 200 {
		bound := []float64{0.5, 0.6, 0.8, 0.9, 1}[round%5]
		sets := make([][]string, 60)
		for i := range sets {
			has := map[string]bool{}
			if i > 0 && random.IntN(2) == 0 { // change an earlier one a little
				for _, word := range sets[random.IntN(i)] {
					has[word] = random.IntN(12) > 0
				}
			}
			for range random.IntN(10) {
				has[fmt.Sprint(random.IntN(40))] = true
			}
			for word, kept := range has {
				if kept {
					sets[i] = append(sets[i], word)
				}
			}
		}
		got := map[int]bool{}
		for _, pair := range likeSets(sets, bound) {
			got[pair.second] = true
		}
		ranked := rank(sets)
		for j := range sets {
			want := false
			for i := range j {
				want = want || len(sets[j]) > 0 && jaccard(ranked[i], ranked[j]) >= bound-1e-9
			}
			if got[j] != want {
				t.Fatalf("round %d, set %d: found %t, want %t", round, j, got[j], want)
			}
		}
	}
}

// jaccard is the size of the common part of two sorted sets over that of their
// union.
func jaccard(a, b []int32) float64 {
	common := shared(a, b, 0)
	return float64(common) / float64(len(a)+len(b)-common)
}
