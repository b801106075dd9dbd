package bankwide

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestCategoryCount(t *testing.T) {
	files := ruletest.Files{
		Questions: ruletest.Bank(ruletest.Item{Category: "network"}, ruletest.Item{Category: "network"}, ruletest.Item{Category: "met"},
			ruletest.Item{Category: "free"}, ruletest.Item{}),
		Config: `categories:
  - {id: hydraulics, label: Hydraulics, target: 3}
  - {id: network, label: Network, target: 1}
  - {id: met, label: Met, target: 1}
  - {id: free, label: Free}
`,
	}
	var got []string
	for _, f := range ruletest.Findings(t, CategoryCount, files) {
		got = append(got, f.Pointer+" "+f.Severity.String()+": "+f.Message)
	}
	ruletest.Equal(t, []string{
		` info: category "hydraulics": 0 questions, expected 3`,
		`/0/category info: category "network": 2 questions, expected 1`,
	}, got)
}
