package bankwide

import (
	"math"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// withLetters returns counts[0] questions with the key A, counts[1] with B, and so on.
func withLetters(counts ...int) []ruletest.Item {
	var items []ruletest.Item
	for letter, n := range counts {
		for range n {
			items = append(items, ruletest.Item{Category: "network", Answer: string(rune('A' + letter))})
		}
	}
	return items
}

func TestKeyLetterBalance(t *testing.T) {
	const strict = "lint: {rules: [{rule: key-letter-balance, options: {p: 0.5}}]}"
	tests := []struct {
		name   string
		counts []int
		config string
		want   []string
	}{
		{"few questions", []int{0, 0, 0, 19}, "", nil},
		{"even", []int{5, 5, 5, 5}, "", nil},
		{"uneven by chance", []int{8, 4, 3, 5}, "", nil},
		{"uneven", []int{3, 2, 5, 20}, "",
			[]string{`warning: "network": category "network": the keys are A 3, B 2, C 5, D 20, expected about 8 each`}},
		{"uneven, but no letter is worth guessing", []int{66, 66, 34, 34}, "",
			[]string{`info: "network": category "network": the keys are A 66, B 66, C 34, D 34, expected about 50 each`}},
		{"probability as an option", []int{8, 4, 3, 5}, strict,
			[]string{`warning: "network": category "network": the keys are A 8, B 4, C 3, D 5, expected about 5 each`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			files := ruletest.Files{Questions: ruletest.Bank(withLetters(test.counts...)...), Config: test.config}
			ruletest.Equal(t, test.want, ruletest.Lines(t, KeyLetterBalance, files))
		})
	}
}

// TestPValue compares p-values with printed tables of the chi-square distribution
// with three degrees of freedom.
func TestPValue(t *testing.T) {
	for _, test := range []struct {
		counts [4]int
		want   float64
	}{
		{[4]int{10, 10, 10, 10}, 1},
		{[4]int{0, 0, 0, 0}, 1},
		{[4]int{20, 10, 10, 10}, 0.1116},
		{[4]int{40, 20, 20, 20}, 0.0074},
	} {
		if got := pValue(test.counts); math.Abs(got-test.want) > 1e-4 {
			t.Errorf("%v: got %v, want %v", test.counts, got, test.want)
		}
	}
}
