package rules

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// hostileParts are repeated to make long texts.
var hostileParts = []string{
	"1.", "1-", "_ ", "'’", "\u200b", "\u202e", "not ", "Which is not ", "1s ", "1m ", "seperate ", "usually ", "cfs 1 ft3/s 1 ",
	"ab - ", "x 1-2 ", "the ", "Is it? ", "www.a ", "** ", "`a` ", "( ) ", "аa ", "e\u0301", "____ ", "you ", "timestep ", "a. ",
	"and in which ", "A and B or ", "$x$ ", "10 cfs ", " abc", "of the ", "<a href=", "&amp;", "10 to 20 or ", "?!", "((", "aA",
}

// hostile returns a bank of one item. Most of its texts are about size bytes long.
func hostile(part string, size int) ruletest.Files {
	text := strings.Repeat(part, size/len(part))
	return ruletest.Files{
		Questions: ruletest.Bank(ruletest.Item{
			Q: text, Explanation: text, Options: []string{text, text + "one", "the " + text, "Darcy"}, Rationales: []string{text, "b", "c", "d"},
		}),
		Config: "lint:\n  spelling: US\n  terms: [{use: time step, not: [timestep]}]\n",
	}
}

// TestHostileTexts lints long texts. No rule may fail or report a place outside the file.
// BenchmarkHostileTexts shows that the time is proportional to the length.
func TestHostileTexts(t *testing.T) {
	for _, part := range hostileParts {
		t.Run(part, func(t *testing.T) {
			t.Parallel()
			files := hostile(part, 4000)
			checkPlaces(t, ruletest.Run(t, All(), files), len(files.Questions))
		})
	}
}

// TestBlankStart lints items whose texts begin with so much space that the analyzed part of each has no tokens.
func TestBlankStart(t *testing.T) {
	text := strings.Repeat(" ", itemtext.MaxLength) + "Which one is it?"
	long := ruletest.Item{Q: text, Explanation: text, Options: []string{text + "a", text + "b", text + "c", text + "d"}}
	binary := ruletest.Item{Q: text, Options: []string{"True", "False"}}
	bank := ruletest.Bank(long, binary)
	checkPlaces(t, ruletest.Run(t, All(), ruletest.Files{Questions: bank}), len(bank))
}

// checkPlaces checks that each finding has a message, a fingerprint and a place within the length of the file.
func checkPlaces(t *testing.T, result *lint.Result, length int) {
	t.Helper()
	for _, f := range result.Findings {
		if f.Span.Start < 0 || f.Span.End < f.Span.Start || f.Span.End > length || f.Message == "" || f.Fingerprint == "" {
			t.Fatalf("%s: %q at %v of %d bytes", f.Rule.Name, f.Message, f.Span, length)
		}
	}
}

// BenchmarkHostileTexts lints texts of two sizes. The rates, in bytes per second,
// are similar if the time is proportional to the length.
//
//	go test ./internal/lint/rules -run '^$' -bench HostileTexts -benchtime 3x
func BenchmarkHostileTexts(b *testing.B) {
	for _, part := range hostileParts {
		for size, name := range map[int]string{8_000: "8kB", 64_000: "64kB"} {
			b.Run(part+"/"+name, func(b *testing.B) {
				files := hostile(part, size)
				b.SetBytes(int64(len(files.Questions)))
				for b.Loop() {
					ruletest.Run(b, All(), files)
				}
			})
		}
	}
}
