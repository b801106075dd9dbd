package bankwide

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// withKeys is questions of a category with these options: in the first n, A is
// the key, in the others B.
func withKeys(n, others int, category string, options ...string) []ruletest.Item {
	var items []ruletest.Item
	for i := range n + others {
		item := ruletest.Item{Category: category, Options: options, Answer: "A"}
		if i >= n {
			item.Answer = "B"
		}
		items = append(items, item)
	}
	return items
}

// longFirst is withKeys for options of which A is the longest.
func longFirst(n, others int, category string) []ruletest.Item {
	return withKeys(n, others, category, "longer one", "short1", "short2", "short3")
}

func TestLongestKeyBalance(t *testing.T) {
	const config = "lint: {rules: [{rule: longest-key-balance, options: {share: 0.5}}]}"
	tests := []struct {
		name   string
		items  []ruletest.Item
		config string
		want   []string
	}{
		{"few questions", longFirst(11, 0, "network"), "", nil},
		{"at the share", longFirst(7, 13, "network"), "", nil},
		{"above the share", longFirst(9, 11, "network"), "",
			[]string{`warning: "network": category "network": the key is the longest option in 9 of 20 questions (45 %), expected at most 35 %`}},
		{"above the share by chance", longFirst(8, 12, "network"), "", nil},
		{"share as an option", longFirst(9, 11, "network"), config, nil},
		{"no category", longFirst(12, 0, ""), "",
			[]string{`warning: [: the bank: the key is the longest option in 12 of 12 questions (100 %), expected at most 35 %`}},
		{"some without a category", append(longFirst(12, 0, ""), ruletest.Item{Category: "network"}), "",
			[]string{`warning: {: the questions without a category: ` +
				`the key is the longest option in 12 of 12 questions (100 %), expected at most 35 %`}},
		{"each category for itself", append(longFirst(6, 0, "network"), longFirst(6, 0, "advanced")...), "", nil},
		{"as long as another", withKeys(20, 0, "network", "long1", "long2", "one", "two"), "", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			files := ruletest.Files{Questions: ruletest.Bank(test.items...), Config: test.config}
			ruletest.Equal(t, test.want, ruletest.Lines(t, LongestKeyBalance, files))
		})
	}
}

func TestLongestKeyBalanceNamesTheLargestLeads(t *testing.T) {
	items := longFirst(12, 0, "network")
	items[5].Options = []string{"the longest of them all", "short1", "short2", "short3"}
	items[7].Options = []string{"longer", "short", "short", "short"}
	findings := ruletest.Findings(t, LongestKeyBalance, ruletest.Files{Questions: ruletest.Bank(items...)})
	if len(findings) != 1 {
		t.Fatalf("%d findings", len(findings))
	}
	if findings[0].Question != nil {
		t.Errorf("the finding belongs to question %d, not to the category", findings[0].Question.Index)
	}
	var got []string
	for _, related := range findings[0].Related {
		got = append(got, related.Pointer+" "+related.Message)
	}
	ruletest.Equal(t, []string{
		"/5/options/0 question 6: 17 characters longer",
		"/0/options/0 question 1: 4 characters longer",
		"/1/options/0 question 2: 4 characters longer",
	}, got)
}
