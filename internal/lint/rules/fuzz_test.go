package rules

import (
	"bytes"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
)

// FuzzRules lints any bytes: no rule may panic, the findings are the same
// however many cores work, each place is in its file, and each format can be
// written.
func FuzzRules(f *testing.F) {
	for _, rule := range All() {
		f.Add([]byte(rule.Bad.Questions))
		f.Add([]byte(rule.Good.Questions))
	}
	f.Add(large(3))
	cfg := config.Default()
	cfg.Lint.Spelling = "US"
	cfg.Lint.Terms = []config.Term{{Use: "time step", Not: []string{"timestep", "Time step", "é"}}}
	cfg.Lint.Rules = []config.Rule{
		{Rule: "chatty", Level: "info"},
		{Rule: "unused-text", Level: "info"},
		{Rule: "longest-key-balance", Options: map[string]any{"minItems": 1}},
		{Rule: "key-letter-balance", Options: map[string]any{"minItems": 1}},
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		b, problems := bank.Parse(bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}}, bank.Shape{Categories: []string{"hydraulics"}})
		one := lint.Run(b, problems, All(), lint.Options{Config: cfg, Workers: 1})
		for _, failure := range one.Failures {
			t.Fatalf("%v\n%s", &failure, failure.Stack)
		}
		for _, finding := range one.Findings {
			if s := finding.Span; s.Start < 0 || s.End < s.Start || s.End > len(data) || finding.Message == "" || finding.Fingerprint == "" {
				t.Fatalf("%s: %q at %v of %d bytes", finding.Rule.Name, finding.Message, s, len(data))
			}
		}
		many := lint.Run(b, problems, All(), lint.Options{Config: cfg, Workers: 4})
		for _, format := range report.Formats {
			var first, second bytes.Buffer
			if err := report.Write(&first, format, one, report.Options{}); err != nil {
				t.Fatal(err)
			}
			if err := report.Write(&second, format, many, report.Options{}); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(first.Bytes(), second.Bytes()) {
				t.Fatalf("two runs differ:\n%s\n%s", first.Bytes(), second.Bytes())
			}
			if format == report.Text && bytes.ContainsFunc(first.Bytes(), func(r rune) bool { return r < ' ' && r != '\n' || r == 0x7f }) {
				t.Fatalf("a control character is let through: %q", first.Bytes())
			}
		}
	})
}
