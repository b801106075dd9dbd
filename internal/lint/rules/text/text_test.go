package text

import (
	"encoding/json"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// fixCase is a text with the places that a rule reports in it, and the text after
// the safe fixes and after all fixes. An empty safe stands for the unchanged text, and
// an empty all for the text after the safe fixes.
type fixCase struct {
	text      string
	want      []string
	safe, all string
}

// checkExplanations checks a rule on texts used as explanations.
func checkExplanations(t *testing.T, rule *lint.Rule, cases []fixCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.text, func(t *testing.T) {
			findings := explained(t, rule, c.text, "")
			ruletest.Equal(t, c.want, places(t, findings))
			safe, all := c.safe, c.all
			if safe == "" {
				safe = c.text
			}
			if all == "" {
				all = safe
			}
			ruletest.Equal(t, safe, applyFixes(t, findings, c.text, lint.FixSafe))
			ruletest.Equal(t, all, applyFixes(t, findings, c.text, lint.FixSafe, lint.FixUnsafe))
		})
	}
}

// explained returns what a rule reports in an explanation.
func explained(t testing.TB, rule *lint.Rule, text, config string) []lint.Finding {
	t.Helper()
	return ruletest.Findings(t, rule, ruletest.Files{Questions: ruletest.Bank(ruletest.Item{Explanation: text}), Config: config})
}

// places returns the decoded texts that findings point at.
func places(t testing.TB, findings []lint.Finding) []string {
	t.Helper()
	var list []string
	for _, f := range findings {
		source := string(f.Doc.Source[f.Span.Start:f.Span.End])
		if source == "" || source[0] != '"' {
			source = `"` + source + `"`
		}
		var text string
		if err := json.Unmarshal([]byte(source), &text); err != nil {
			t.Fatalf("%s: %v", source, err)
		}
		list = append(list, text)
	}
	return list
}

// applyFixes applies the first fix of each finding if it is of one of the kinds, and returns
// the explanation. If no such fix exists, applyFixes returns text.
func applyFixes(t testing.TB, findings []lint.Finding, text string, kinds ...lint.FixKind) string {
	t.Helper()
	var fixes []lint.Fix
	for _, f := range findings {
		for _, kind := range kinds {
			if len(f.Fixes) > 0 && f.Fixes[0].Kind == kind {
				fixes = append(fixes, f.Fixes[0])
			}
		}
	}
	if len(fixes) == 0 {
		return text
	}
	source, _ := lint.Apply(findings[0].Doc, fixes)
	var items []struct{ Explanation string }
	if err := json.Unmarshal(source, &items); err != nil {
		t.Fatalf("%s: %v", source, err)
	}
	return items[0].Explanation
}

// topics runs a rule on a file of topics, and returns severity, place and message.
func topics(t testing.TB, rule *lint.Rule, text string) []string {
	t.Helper()
	return ruletest.Lines(t, rule, ruletest.Files{Questions: ruletest.Bank(ruletest.Item{}), Topics: text})
}
