package rules

import (
	"bytes"
	"encoding/json"
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
		b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}}, bank.Shape{Categories: []string{"hydraulics"}})
		one := lintBank(t, b, problems, All(), lint.Options{Config: cfg, Workers: 1})
		for _, failure := range one.Failures {
			t.Fatalf("%v\n%s", &failure, failure.Stack)
		}
		for _, finding := range one.Findings {
			if s := finding.Span; s.Start < 0 || s.End < s.Start || s.End > len(data) || finding.Message == "" || finding.Fingerprint == "" {
				t.Fatalf("%s: %q at %v of %d bytes", finding.Rule.Name, finding.Message, s, len(data))
			}
		}
		many := lintBank(t, b, problems, All(), lint.Options{Config: cfg, Workers: 4})
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

// FuzzMend mends any bytes: nothing crashes, a file that is no whole JSON is
// left alone, the result has no new fault of form, and mending it again
// changes nothing.
func FuzzMend(f *testing.F) {
	for _, rule := range All() {
		if rule.Fix == lint.FixSafe {
			f.Add([]byte(rule.Bad.Questions))
		}
	}
	f.Add(large(3))
	options := lint.Options{Config: config.Default()}
	f.Fuzz(func(t *testing.T, data []byte) {
		sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}}
		_, before := bank.Parse(t.Context(), sources, bank.Shape{})
		once, _, err := lint.FixAll(t.Context(), sources, bank.Shape{}, All(), options)
		if err != nil {
			if !bytes.Equal(once.Questions.Data, data) {
				t.Fatal("a file that can't be mended was changed")
			}
			return
		}
		if _, after := bank.Parse(t.Context(), once, bank.Shape{}); len(after) > len(before) {
			t.Fatalf("a fault that was not there: %s\n%s", after[len(after)-1].Message, once.Questions.Data)
		}
		if twice, n, err := lint.FixAll(t.Context(), once, bank.Shape{}, All(), options); err != nil || n != 0 || !bytes.Equal(twice.Questions.Data, once.Questions.Data) {
			t.Fatalf("mending again does %d more, %v\n%s\n%s", n, err, once.Questions.Data, twice.Questions.Data)
		}
	})
}

// FuzzItem lints and mends an item with any texts: what FuzzRules seldom
// reaches, since a random byte mostly breaks the JSON around it.
func FuzzItem(f *testing.F) {
	for _, rule := range All() {
		for _, example := range []lint.Example{rule.Bad, rule.Good} {
			var items []item
			if json.Unmarshal([]byte(example.Questions), &items) != nil {
				continue
			}
			for _, it := range items {
				if len(it.Options) == 4 {
					f.Add(it.Q, it.Options[0], it.Options[1], it.Options[2], it.Options[3], it.Explanation, uint8(0))
				}
			}
		}
	}
	cfg := config.Default()
	cfg.Lint.Spelling = "US"
	f.Fuzz(func(t *testing.T, stem, a, b, c, d, explanation string, key uint8) {
		data := []byte(bankOf(item{
			Q: stem, Options: []string{a, b, c, d}, Answer: string(rune('A' + key%4)), Explanation: explanation,
			Rationales: []string{c, d, a, b},
		}))
		sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}}
		parsed, problems := bank.Parse(t.Context(), sources, bank.Shape{})
		result := lintBank(t, parsed, problems, All(), lint.Options{Config: cfg})
		for _, failure := range result.Failures {
			t.Fatalf("%v\n%s", &failure, failure.Stack)
		}
		for _, finding := range result.Findings {
			if s := finding.Span; s.Start < 0 || s.End < s.Start || s.End > len(data) || finding.Message == "" {
				t.Fatalf("%s: %q at %v of %d bytes", finding.Rule.Name, finding.Message, s, len(data))
			}
		}
		once, _, err := lint.FixAll(t.Context(), sources, bank.Shape{}, All(), lint.Options{Config: cfg})
		if err != nil {
			return
		}
		if twice, n, err := lint.FixAll(t.Context(), once, bank.Shape{}, All(), lint.Options{Config: cfg}); err != nil || n != 0 {
			t.Fatalf("mending again does %d more, %v\n%s\n%s", n, err, once.Questions.Data, twice.Questions.Data)
		}
	})
}
