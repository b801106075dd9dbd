package rules

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// inExplanation are the source texts that a rule points at in an explanation.
func inExplanation(t *testing.T, rule *lint.Rule, text string) []string {
	t.Helper()
	return places(t, rule, bankOf(item{Explanation: text}))
}

// mendedExplanation is the explanation after the safe fixes of one rule.
func mendedExplanation(t *testing.T, rule *lint.Rule, text string) string {
	t.Helper()
	result := run(t, rule, lint.Example{Questions: bankOf(item{Explanation: text})})
	var fixes []lint.Fix
	for _, f := range result.Findings {
		if f.Rule == rule && f.Fixable() {
			fixes = append(fixes, f.Fixes[0])
		}
	}
	if len(fixes) == 0 {
		return text
	}
	source, _ := lint.Apply(fixes[0].Edits[0].Doc, fixes)
	_, after, _ := strings.Cut(string(source), `"explanation":"`)
	mended, _, _ := strings.Cut(after, `"}`)
	return mended
}

func TestSpacing(t *testing.T) {
	tests := []struct {
		text, mended string
		want         []string
	}{
		{"Flow  rises.", "Flow rises.", []string{"  "}},
		{"Flow rises , then falls .", "Flow rises, then falls.", []string{" ", " "}},
		{"Flow rises ?", "Flow rises?", []string{" "}},
		{" Flow rises. ", "Flow rises.", []string{" ", " "}},
		{"Flow ( in pipes ) rises", "Flow (in pipes) rises", []string{" ", " "}},
		{"The flow is :", "The flow is:", []string{" "}},
		{"A  `b`  c", "A `b` c", []string{"  ", "  "}},

		{"Take `D1  100 , 5` and $a  b ,$ here", "", nil},
		{"A slope of 1 : 4, and .5 of it, or .5", "", nil},
		{"Use .inp files ... and so on", "", nil},
		{"The value is ____ .", "", nil},
		{"First line.\n  Second line.", "", nil},
		{"Empty brackets ( ) stay", "", nil},
		{"fish(4, ) and (( a )) and main() { ; }", "", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, spacing, test.text))
			if test.mended != "" {
				same(t, test.mended, mendedExplanation(t, spacing, test.text))
			}
		})
	}
}

func TestSpacingLooksAtTopics(t *testing.T) {
	topics := `{"m": {"title": "A title", "description": "d", "keyPoints": ["a  b"], "equations": [{"label": "l", "tex": "a  b", "where": {"x": "m "}}]}}`
	same(t, []string{"  : the key point has 2 spaces in a row", " : the meaning has a space at its end"}, topicFindings(t, spacing, topics))
}
