package rules

import (
	"strings"
	"testing"
	"time"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// TestHostileTexts lints long texts that hold one thing over and over:
// no rule may need more than the time of a few readings.
func TestHostileTexts(t *testing.T) {
	for _, part := range []string{"1.", "1-", "_ ", "'’", "\u200b", "\u202e", "\u200e", "not ", "Which is not ", "1s ", "1m ", "seperate ", "usually ", "cfs 1 ft3/s 1 ",
		"ab - ", "x 1-2 ", "the ", "Is it? ", "www.a ", "** ", "`a` ", "( ) ", "аa ", "e\u0301", "____ ", "you ", "timestep ", "a. "} {
		t.Run(part, func(t *testing.T) {
			text := strings.Repeat(part, 100_000/len(part))
			start := time.Now()
			run(t, chatty, lint.Example{
				Questions: bankOf(item{Q: text, Explanation: text, Rationales: []string{text, "b", "c", "d"}}),
				Config:    "lint:\n  spelling: US\n  terms: [{use: time step, not: [timestep]}]\n",
			})
			if took := time.Since(start); took > 5*time.Second {
				t.Errorf("took %v", took)
			}
		})
	}
}
