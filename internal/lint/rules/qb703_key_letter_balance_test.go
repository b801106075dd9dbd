package rules

import (
	"math"
	"testing"
)

// lettered is a bank with so many keys of each letter.
func lettered(a, b, c, d int) string {
	var items []item
	for letter, n := range map[string]int{"A": a, "B": b, "C": c, "D": d} {
		for range n {
			items = append(items, item{Category: "network", Answer: letter})
		}
	}
	return bankOf(items...)
}

func TestKeyLetterBalance(t *testing.T) {
	tests := []struct {
		name       string
		a, b, c, d int
		options    map[string]any
		want       []string
	}{
		{"too few questions", 0, 0, 0, 19, nil, nil},
		{"even", 5, 5, 5, 5, nil, nil},
		{"by chance", 8, 4, 3, 5, nil, nil},
		{"uneven", 3, 2, 5, 20, nil, []string{`"network": category "network": the keys are A 3, B 2, C 5, D 20, expected about 7.5 each (chi-square 28.4 with 3 degrees of freedom, p < 0.001)`}},
		{"stricter", 8, 4, 3, 5, map[string]any{"p": 0.5}, []string{`"network": category "network": the keys are A 8, B 4, C 3, D 5, expected about 5 each (chi-square 2.8 with 3 degrees of freedom, p = 0.423)`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, keyLetterBalance, lettered(test.a, test.b, test.c, test.d), test.options))
		})
	}
}

// The values are those of printed tables of the chi-square distribution with
// three degrees of freedom.
func TestChiSquareProbability(t *testing.T) {
	for _, test := range []struct {
		counts    [4]int
		statistic float64
		p         float64
	}{
		{[4]int{10, 10, 10, 10}, 0, 1},
		{[4]int{0, 0, 0, 0}, 0, 1},
		{[4]int{20, 10, 10, 10}, 6, 0.1116},
		{[4]int{40, 20, 20, 20}, 12, 0.0074},
	} {
		statistic, p := chiSquare(test.counts)
		if math.Abs(statistic-test.statistic) > 1e-9 || math.Abs(p-test.p) > 1e-4 {
			t.Errorf("%v: %v, %v, want %v, %v", test.counts, statistic, p, test.statistic, test.p)
		}
	}
}
