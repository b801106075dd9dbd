package bankwide

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// cued is questions of a category of which the first n give the key away by its
// length, and the others by nothing.
func cued(n, others int, category string) []ruletest.Item {
	var items []ruletest.Item
	for i := range n + others {
		item := ruletest.Item{Category: category, Options: []string{"pump", "gate", "weir", "pipe"}, Answer: string(rune('A' + i%4))}
		if i < n {
			item.Options = []string{"pump", "gate", "weir", "pipe"}
			item.Options[i%4] = "orifice"
		}
		items = append(items, item)
	}
	return items
}

func TestTestWiseScore(t *testing.T) {
	const lenient = "lint: {rules: [{rule: test-wise-score, options: {share: 0.6, minItems: 20}}]}"
	const cues = "an examinee who knows only test cues"
	tests := []struct {
		name   string
		items  []ruletest.Item
		config string
		want   []string
	}{
		{"few questions", cued(39, 0, "network"), "", nil},
		{"no cues", cued(0, 100, "network"), "", nil},
		{"some cues", cued(10, 30, "network"), "",
			[]string{`warning: "network": category "network": ` + cues + ` answers 18 of 40 questions (43.8 %), ` +
				`expected at most 35 %; best cues: length`}},
		{"by chance", cued(6, 34, "network"), "", nil},
		{"many cues", cued(40, 0, "network"), "",
			[]string{`error: "network": category "network": ` + cues + ` answers 40 of 40 questions (100 %), ` +
				`expected at most 35 %; best cues: length`}},
		{"options", cued(8, 12, "network"), lenient, nil},
		{"without categories, once", cued(40, 0, ""), "",
			[]string{`error: [: the bank: ` + cues + ` answers 40 of 40 questions (100 %), ` +
				`expected at most 35 %; best cues: length`}},
		{"small categories, as a whole", append(cued(20, 0, "network"), cued(20, 0, "advanced")...), "",
			[]string{`error: [: the bank: ` + cues + ` answers 40 of 40 questions (100 %), ` +
				`expected at most 35 %; best cues: length`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			files := ruletest.Files{Questions: ruletest.Bank(test.items...), Config: test.config}
			ruletest.Equal(t, test.want, ruletest.Lines(t, TestWiseScore, files))
		})
	}
}

func TestTestWiseScoreNamesWins(t *testing.T) {
	items := cued(40, 0, "network")
	items[0].ID = "first"
	findings := ruletest.Findings(t, TestWiseScore, ruletest.Files{Questions: ruletest.Bank(items...)})
	if len(findings) != 1 || len(findings[0].Related) != mostWins {
		t.Fatalf("%+v", findings)
	}
	ruletest.Equal(t, `question 1, "first": given away by length`, findings[0].Related[0].Message)
	ruletest.Equal(t, "/0/options/0", findings[0].Related[0].Pointer)
}
