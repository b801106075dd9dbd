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
		if got := byChance(test.k, test.n); math.Abs(got-test.want) > 0.002 {
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

// runsByChance agrees with counting the runs in all banks of a size.
func TestRunsByChance(t *testing.T) {
	const n = 6
	banks := int(math.Pow(4, n))
	for length := 2; length <= n; length++ {
		total := 0
		for bank := range banks {
			total += longRuns(bank, n, length)
		}
		if got, want := runsByChance(length, n), float64(total)/float64(banks); math.Abs(got-want) > 1e-9 {
			t.Errorf("runs of %d in %d: %v, want %v", length, n, got, want)
		}
	}
}

// longRuns counts the runs of at least a length among the n digits, in base 4,
// of a number.
func longRuns(digits, n, length int) int {
	runs, run, before := 0, 0, -1
	for range n {
		if digits%4 != before {
			run = 0
		}
		before = digits % 4
		digits /= 4
		if run++; run == length {
			runs++
		}
	}
	return runs
}
