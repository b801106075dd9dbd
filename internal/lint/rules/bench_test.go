package rules

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// large is a bank of n items of usual length, one in eight with a check.
func large(n int) []byte {
	var b strings.Builder
	b.WriteString("[")
	for i := range n {
		if i > 0 {
			b.WriteString(",\n")
		}
		check := ""
		if i%8 == 0 {
			check = `, "check": {"expr": "1.486/n * area * r^(2/3) * sqrt(s)", "vars": {"n": 0.013, "area": 3.14159, "r": 0.5, "s": 0.005}, "unit": "cfs", "tolerance": 0.01}`
		}
		fmt.Fprintf(&b, `{"id": "q-%d",
  "q": "A circular storm sewer number %d of concrete flows just full under uniform flow. Which flow does Manning's equation give for the stated slope and roughness?",
  "options": ["8.0 cfs", "16.0 cfs", "20.6 cfs", "32.0 cfs"],
  "answer": "%c",
  "explanation": "Uniform flow balances the slope with friction: the hydraulic radius of a full pipe is a quarter of its diameter, and the flow follows from **Manning's** equation with $R = D/4$.",
  "category": "hydraulics",
  "rationales": ["Takes the radius for the diameter.", "Forgets the root of the slope.", "", "Doubles the area of the pipe."]%s}`, i, i, 'A'+rune(i%4), check)
	}
	b.WriteString("]\n")
	return []byte(b.String())
}

func benchmark(b *testing.B, n int) {
	data := large(n)
	parsed, problems := bank.Parse(b.Context(), bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}}, bank.Shape{})
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		lintBank(b, parsed, problems, All(), lint.Options{Config: config.Default()})
	}
}

func BenchmarkRun250(b *testing.B)   { benchmark(b, 250) }
func BenchmarkRun10000(b *testing.B) { benchmark(b, 10_000) }
