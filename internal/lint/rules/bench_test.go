package rules

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// bankOf returns a bank of n items of typical length. One in eight has a check.
func bankOf(n int) []byte {
	items := make([]string, n)
	for i := range items {
		check := ""
		if i%8 == 0 {
			check = `,
  "check": {"expr": "1.486/n * area * r^(2/3) * sqrt(s)", "vars": {"n": 0.013, "area": 3.14159, "r": 0.5, "s": 0.005},
    "unit": "cfs", "tolerance": 0.01}`
		}
		items[i] = fmt.Sprintf(`{"id": "q-%d",
  "q": "Circular concrete storm sewer number %d flows just full under uniform flow. What flow does it carry?",
  "options": ["8.0 cfs", "16.0 cfs", "20.6 cfs", "32.0 cfs"],
  "answer": "%c",
  "explanation": "Uniform flow balances the slope with friction: the hydraulic radius of a full pipe is a quarter of its diameter, `+
			`and the flow follows from **Manning's** equation with $R = D/4$.",
  "category": "hydraulics",
  "rationales": ["Takes the radius for the diameter.", "Forgets the square root of the slope.", "", "Doubles the area of the pipe."]%s}`,
			i, i, 'A'+rune(i%4), check)
	}
	return []byte("[" + strings.Join(items, ",\n") + "]")
}

// projectBank returns the project's own bank and configuration.
func projectBank(b *testing.B) (*bank.Bank, *config.Config) {
	p := loadProject(b)
	sources, err := bank.Read(b.Context(), bank.Paths{
		Questions: "../../../questions.json", Topics: "../../../topics.json", References: "../../../references.json",
	}, nil, readfile.Limit{Size: 1 << 30})
	if err != nil {
		b.Fatal(err)
	}
	parsed, _ := bank.Parse(b.Context(), sources, p.config.CategoryIDs())
	return parsed, p.config
}

// BenchmarkTexts runs the text analysis that all rules share on the project's bank.
func BenchmarkTexts(b *testing.B) {
	parsed, _ := projectBank(b)
	b.ReportAllocs()
	for b.Loop() {
		for i := range parsed.Questions {
			itemtext.Of(&parsed.Questions[i])
		}
	}
}

// BenchmarkBank lints the project's bank with all rules.
func BenchmarkBank(b *testing.B) {
	parsed, cfg := projectBank(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := lint.Run(b.Context(), parsed, nil, All(), lint.Options{Config: cfg, Workers: 1}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkRule lints the project's bank with one rule at a time. The time includes that of
// BenchmarkTexts and, for a rule of ScopeText, the analysis of the topics.
//
//	go test ./internal/lint/rules -run '^$' -bench Rule -benchtime 10x
func BenchmarkRule(b *testing.B) {
	parsed, cfg := projectBank(b)
	for _, rule := range All() {
		if rule.Check == nil {
			continue
		}
		b.Run(rule.Name, func(b *testing.B) {
			for b.Loop() {
				if _, err := lint.Run(b.Context(), parsed, nil, All(), lint.Options{Config: cfg, Select: []string{rule.Name}, Workers: 1}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
