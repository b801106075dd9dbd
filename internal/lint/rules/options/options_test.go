package options

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// testCase is an item with what a rule reports about it: severity and place.
type testCase struct {
	stem    string // empty: one that no rule reports
	options string // separated by " | ", with a star before the key, which is A by default
	want    string // separated by "; "
}

func (c testCase) item() ruletest.Item {
	item := ruletest.Item{Q: c.stem, Options: strings.Split(c.options, " | ")}
	for i, option := range item.Options {
		if key, starred := strings.CutPrefix(option, "★"); starred {
			item.Options[i], item.Answer = key, bank.Letters[i]
		}
	}
	return item
}

// check runs a rule on each case.
func check(t *testing.T, rule *lint.Rule, cases []testCase) {
	t.Helper()
	for _, c := range cases {
		var got []string
		for _, f := range ruletest.Findings(t, rule, ruletest.Files{Questions: ruletest.Bank(c.item())}) {
			got = append(got, fmt.Sprintf("%s %s", f.Severity, strings.Trim(string(f.Doc.Source[f.Span.Start:f.Span.End]), `"`)))
		}
		if list := strings.Join(got, "; "); list != c.want {
			t.Errorf("%s\n%s\n got %q\nwant %q", c.stem, c.options, list, c.want)
		}
	}
}

// applyFixes applies the first fix of each finding of a rule to a bank of one item, and returns the bank.
func applyFixes(t *testing.T, rule *lint.Rule, item ruletest.Item) string {
	t.Helper()
	questions := ruletest.Bank(item)
	var fixes []lint.Fix
	findings := ruletest.Findings(t, rule, ruletest.Files{Questions: questions})
	for _, f := range findings {
		fixes = append(fixes, f.Fixes[:min(1, len(f.Fixes))]...)
	}
	if len(fixes) == 0 {
		return questions
	}
	text, _ := lint.Apply(findings[0].Doc, fixes)
	return string(text)
}
