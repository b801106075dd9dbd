package bankwide

import (
	"math"
	"testing"
)

func TestByChance(t *testing.T) {
	for _, test := range []struct {
		k, n int
		want float64
	}{{0, 10, 1}, {10, 10, math.Pow(0.25, 10)}, {9, 25, 0.149}, {16, 45, 0.075}, {1, 1, 0.25}} {
		if got := byChance(test.k, test.n, 0.25); math.Abs(got-test.want) > 0.002 {
			t.Errorf("byChance(%d, %d) = %.4f, want %.4f", test.k, test.n, got, test.want)
		}
	}
}

// The probabilities are those of printed tables of the chi-square distribution
// with three degrees of freedom.
func TestChiSquare(t *testing.T) {
	for _, test := range []struct {
		counts [4]int
		want   float64
	}{
		{[4]int{10, 10, 10, 10}, 1},
		{[4]int{0, 0, 0, 0}, 1},
		{[4]int{20, 10, 10, 10}, 0.1116},
		{[4]int{40, 20, 20, 20}, 0.0074},
	} {
		if got := chiSquare(test.counts); math.Abs(got-test.want) > 1e-4 {
			t.Errorf("%v: %v, want %v", test.counts, got, test.want)
		}
	}
}
