package itemtypes

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// testCase is a bank with the number of findings that a rule must report.
type testCase struct {
	name, questions string
	findings        int
}

func check(t *testing.T, rule *lint.Rule, cases []testCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			found := ruletest.Findings(t, rule, ruletest.Files{Questions: c.questions})
			if len(found) != c.findings {
				t.Errorf("got %d findings, want %d: %v", len(found), c.findings, found)
			}
		})
	}
}
