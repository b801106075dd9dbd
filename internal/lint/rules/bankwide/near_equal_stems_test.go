package bankwide

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestNearEqualStems(t *testing.T) {
	tests := []struct {
		name          string
		first, second string
		answer        string // the key of the second; the key of the first is A
		want          string
	}{
		{"another order", "In an open channel, which force drives the flow?", "Which force drives the flow in an open channel?", "A",
			`warning: "Which force drives the flow in an open channel?": the key is the same as in question 1, ` +
				`and the stems share 100% of their words`},
		{"one more word", "Which force drives the flow in an open channel?", "Which force drives the flow in an open channel today?", "A",
			`warning: "Which force drives the flow in an open channel today?": the key is the same as in question 1, ` +
				`and the stems share 90% of their words`},
		{"another key", "What flow does a pipe of 2 ft carry when full?", "What flow does a pipe of 3 ft carry when full?", "B", ""},
		{"another subject", "In an open channel, which force drives the flow?", "In a closed pipe, which force slows down the flow?", "A", ""},
		{"other code", "What does `print(1)` print in this program?", "What does `len(x)` print in this program?", "A", ""},
		{"equal stems", "Which force drives the flow?", "Which force drives the FLOW", "A", ""},
		{"few words", "What is flow?", "Is what flow?", "A", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var want []string
			if test.want != "" {
				want = []string{test.want}
			}
			bank := ruletest.Bank(ruletest.Item{Q: test.first}, ruletest.Item{Q: test.second, Answer: test.answer})
			ruletest.Equal(t, want, ruletest.Lines(t, NearEqualStems, ruletest.Files{Questions: bank}))
		})
	}
}

func TestNearEqualStemsOptions(t *testing.T) {
	bank := ruletest.Bank(ruletest.Item{Q: "Which force drives flow in pipes?"}, ruletest.Item{Q: "Which force slows flow in pipes?"})
	for config, want := range map[string]int{
		"": 0,
		"lint: {rules: [{rule: near-equal-stems, options: {likeness: 0.7}}]}":              1,
		"lint: {rules: [{rule: near-equal-stems, options: {likeness: 0.7, minWords: 7}}]}": 0,
	} {
		ruletest.Equal(t, want, len(ruletest.Findings(t, NearEqualStems, ruletest.Files{Questions: bank, Config: config})))
	}
}

// TestLikenessMissesNone checks that likeness, which stops early, returns the Jaccard index, or 0 if
// that is below the bound.
func TestLikenessMissesNone(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	alike := 0
	for round := range 4000 {
		bound := []float64{0.5, 0.6, 0.8, 0.9, 1}[round%5]
		var a, b []string
		for word := range 1 + random.IntN(30) {
			in := random.IntN(8)
			if in < 7 {
				a = append(a, fmt.Sprint(word))
			}
			if in > 0 {
				b = append(b, fmt.Sprint(word))
			}
		}
		if len(a) == 0 || len(b) == 0 || slices.Equal(a, b) {
			continue
		}
		shared := len(slices.DeleteFunc(slices.Clone(a), func(word string) bool { return !slices.Contains(b, word) }))
		want := float64(shared) / float64(len(a)+len(b)-shared)
		if want < bound {
			want = 0
		} else {
			alike++
		}
		if got := wordsOf(a).likeness(wordsOf(b), bound); got != want {
			t.Fatalf("%v and %v: got %v, want %v", a, b, got, want)
		}
	}
	if alike < 200 {
		t.Errorf("only %d pairs are alike", alike)
	}
}

func wordsOf(words []string) *stemWords {
	return newStemWords(&itemtext.Item{Stem: itemtext.New(strings.Join(words, " ")), Key: -1})
}

// TestNearEqualStemsOfOneKey checks that a question is compared with those just before it, even if more
// than maxCompared questions have the same key.
func TestNearEqualStemsOfOneKey(t *testing.T) {
	var items []ruletest.Item
	for i := range 2 * maxCompared {
		items = append(items, ruletest.Item{Q: fmt.Sprintf("What is word%d other%d third%d fourth%d", i, i, i, i)})
	}
	items[2*maxCompared-1].Q = items[2*maxCompared-3].Q + " more"
	ruletest.Equal(t, 1, len(ruletest.Findings(t, NearEqualStems, ruletest.Files{Questions: ruletest.Bank(items...)})))
}
