package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// rationaleCase is the rationales of an item with the key A, and what a rule must report on them.
type rationaleCase struct {
	rationales []string
	want       []string
}

func testRationales(t *testing.T, rule *lint.Rule, tests []rationaleCase) {
	t.Helper()
	for _, test := range tests {
		files := ruletest.Files{Questions: ruletest.Bank(ruletest.Item{
			Rationales: test.rationales, Explanation: "Gravity and friction balance each other in a channel.",
		})}
		var got []string
		for _, f := range ruletest.Findings(t, rule, files) {
			got = append(got, f.Severity.String()+" "+f.Pointer)
		}
		ruletest.Equal(t, test.want, got)
	}
}
