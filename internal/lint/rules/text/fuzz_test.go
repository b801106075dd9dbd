package text

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// FuzzFixes applies each fix alone. The file must stay valid, all other texts must
// stay unchanged, and the rule must not report the place again.
func FuzzFixes(f *testing.F) {
	for _, seed := range []string{
		"\x00\x01\x00", "Ã\u0082\xac", "Ã¢\x83\xc2", "Ã\u0083\u0082",
		"Flow  rises , or ( falls ) .", "Manning's law isn’t it “here”", "5-10 percent -- then –5 °C", "10cfs and 3.5ft/s",
		"stormwater of Green-Ampt", "chan\u200bnel\u00ad a\u2028b", "M\u0430nning", "Che\u0301zy 5 \u212b", "seperate colour recieve",
		"In the the pipe", "R&amp;D &quot;x&quot; &amp;lt;", "The ownerâ€™s cafÃ© \u0092 Â€", "COPY . /app cpu: \"500m\" x_i . x_j",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		questions := ruletest.Bank(ruletest.Item{Explanation: text})
		before := lintText(t, questions)
		for _, finding := range before {
			for _, fix := range finding.Fixes {
				source, applied := lint.Apply(finding.Doc, []lint.Fix{fix})
				if len(applied) != 1 {
					t.Fatalf("%s: %q cannot be applied", finding.Rule.Name, fix.Message)
				}
				if diff := cmp.Diff(others(t, []byte(questions)), others(t, source)); diff != "" {
					t.Errorf("%s changes other texts:\n%s", finding.Rule.Name, diff)
				}
				start := fix.Edits[0].Span.Start
				end := start + len(fix.Edits[0].New)
				for _, after := range lintText(t, string(source)) {
					if after.Rule == finding.Rule && after.Span.Start < end && after.Span.End > start {
						t.Errorf("%s: %s: after %q: %s:\n%s", finding.Rule.Name, finding.Message, fix.Message, after.Message, source)
					}
				}
			}
		}
	})
}

func lintText(t *testing.T, questions string) []lint.Finding {
	t.Helper()
	cfg := *ruletest.Config(t, "")
	cfg.Lint.Spelling = "US"
	b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "questions.json", Data: []byte(questions)}}, nil)
	if slices.ContainsFunc(problems, func(p bank.Problem) bool { return p.Kind == bank.KindSyntax }) {
		t.Fatalf("not JSON: %s", questions)
	}
	result, err := lint.Run(t.Context(), b, problems, Rules, lint.Options{Config: &cfg})
	if err != nil {
		t.Fatal(err)
	}
	for _, failure := range result.Failures {
		t.Fatalf("%v\n%s", &failure, failure.Stack)
	}
	return result.Findings
}

// others returns the fields of the item except its explanation.
func others(t *testing.T, source []byte) map[string]any {
	t.Helper()
	var items []map[string]any
	if err := json.Unmarshal(source, &items); err != nil || len(items) != 1 {
		t.Fatalf("%s: %v", source, err)
	}
	delete(items[0], "explanation")
	return items[0]
}
