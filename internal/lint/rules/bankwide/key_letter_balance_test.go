package bankwide

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// withLetters is questions of which so many have the key A, B, C and D.
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
		{"uneven, but no letter pays", []int{66, 66, 34, 34}, "",
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

// The fix gives each letter as many keys, and leaves to each question its key and
// to each option its rationale.
func TestKeyLetterBalanceFix(t *testing.T) {
	items := withLetters(24)
	for i := range items {
		items[i].ID = strings.Repeat("x", i+1)
		items[i].Options = []string{"Horton", "Manning", "Kostiakov", "Darcy"}
		items[i].Rationales = []string{"", "on Manning", "on Kostiakov", "on Darcy"}
	}
	before := ruletest.Bank(items...)
	for _, finding := range ruletest.Findings(t, KeyLetterBalance, ruletest.Files{Questions: before}) {
		if len(finding.Fixes) != 1 || finding.Fixes[0].Kind != lint.FixUnsafe {
			t.Errorf("fixes: %v, expected one that is unsafe", finding.Fixes)
		}
	}
	fixed := ruletest.Fixed(t, KeyLetterBalance, ruletest.Files{Questions: before})
	ruletest.Equal(t, fixed, ruletest.Fixed(t, KeyLetterBalance, ruletest.Files{Questions: fixed}))
	var after []ruletest.Item
	if err := json.Unmarshal([]byte(fixed), &after); err != nil {
		t.Fatal(err)
	}
	count, run, longest := map[string]int{}, 0, 0
	for i, item := range after {
		key := int(item.Answer[0] - 'A')
		if item.Options[key] != "Horton" || item.Rationales[key] != "" {
			t.Errorf("question %d: the key is %q with the rationale %q", i, item.Options[key], item.Rationales[key])
		}
		for j, option := range item.Options {
			if j != key && item.Rationales[j] != "on "+option {
				t.Errorf("question %d: %q has the rationale %q", i, option, item.Rationales[j])
			}
		}
		if run++; i > 0 && after[i-1].Answer != item.Answer {
			run = 1
		}
		count[item.Answer]++
		longest = max(longest, run)
	}
	ruletest.Equal(t, map[string]int{"A": 6, "B": 6, "C": 6, "D": 6}, count)
	if longest > 4 {
		t.Errorf("%d questions in a row have the same letter", longest)
	}
}

// Questions stay as they are if their meaning depends on the order of options.
func TestKeyLetterBalanceLeavesOrderedOptions(t *testing.T) {
	tests := []struct {
		name  string
		item  ruletest.Item
		moves bool
	}{
		{"names", ruletest.Item{}, true},
		{"an article", ruletest.Item{Explanation: "A pipe that flows full has a hydraulic radius of a quarter of its diameter."}, true},
		{"numbers", ruletest.Item{Options: []string{"1 ft", "2 ft", "3 ft", "4 ft"}}, false},
		{"ranges", ruletest.Item{Options: []string{"0 to 1 ft", "1 to 2 ft", "2 to 3 ft", "3 to 4 ft"}}, false},
		{"all of the above", ruletest.Item{Options: []string{"Horton", "Manning", "Darcy", "All of the above"}}, false},
		{"option names another", ruletest.Item{Options: []string{"Horton", "Manning", "Darcy", "A and B"}}, false},
		{"letter in the explanation", ruletest.Item{Explanation: "The law of Horton describes infiltration, so B is wrong here."}, false},
		{"letter at the start", ruletest.Item{Explanation: "A is the law of infiltration that the manual names first of all."}, false},
		{"option word in a rationale", ruletest.Item{Rationales: []string{"", "The second option is for channels.", "x", "y"}}, false},
		{"a rationale is missing", ruletest.Item{Rationales: []string{"", "It is for channels."}}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var items []ruletest.Item
			for range 20 {
				item := test.item
				item.Category = "network"
				items = append(items, item)
			}
			findings := ruletest.Findings(t, KeyLetterBalance, ruletest.Files{Questions: ruletest.Bank(items...)})
			if len(findings) != 1 {
				t.Fatalf("%d findings", len(findings))
			}
			ruletest.Equal(t, test.moves, findings[0].Fixable())
		})
	}
}

// Items are exchanged from one letter only as long as they are its own.
func TestSpreadStopsAtImmovableLetters(t *testing.T) {
	var items []ruletest.Item
	for i := range 30 {
		item := ruletest.Item{Category: "network", Answer: "A"}
		if i%2 == 0 {
			item.Options = []string{"4 ft", "3 ft", "2 ft", "1 ft"}
		}
		items = append(items, item)
	}
	fixed := ruletest.Fixed(t, KeyLetterBalance, ruletest.Files{Questions: ruletest.Bank(items...)})
	var after []ruletest.Item
	if err := json.Unmarshal([]byte(fixed), &after); err != nil {
		t.Fatal(err)
	}
	left := slices.DeleteFunc(after, func(item ruletest.Item) bool { return item.Answer != "A" })
	ruletest.Equal(t, 15, len(left))
}
