package stem

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// stemCase is a stem with its options, and what a rule must report on them.
type stemCase struct {
	q       string
	options []string
	want    []string // severity and the marked source text
}

func testStems(t *testing.T, rule *lint.Rule, tests []stemCase) {
	t.Helper()
	for _, test := range tests {
		var got []string
		files := ruletest.Files{Questions: ruletest.Bank(ruletest.Item{Q: test.q, Options: test.options})}
		for _, f := range ruletest.Findings(t, rule, files) {
			got = append(got, f.Severity.String()+" "+string(f.Doc.Source[f.Span.Start:f.Span.End]))
		}
		if len(got) != len(test.want) {
			t.Errorf("%s %q: got %q, want %q", test.q, test.options, got, test.want)
			continue
		}
		for i := range got {
			if got[i] != test.want[i] {
				t.Errorf("%s %q: got %q, want %q", test.q, test.options, got, test.want)
			}
		}
	}
}
