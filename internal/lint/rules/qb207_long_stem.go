package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var longStem = &lint.Rule{
	Code:    "QB207",
	Name:    "long-stem",
	Summary: "Checks that no stem has more words than can be read within the time of a question.",
	Why: "At 200 words a minute, 90 words take the 30 seconds that a question is often given. A longer stem measures how fast someone reads, " +
		"and those who read in a second language lose most.",
	Remedy:   "Leave out what the answer does not need. Where cases are long by nature, raise the option.",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options:  []lint.Option{{Name: "words", Default: 90, Min: 1, Max: 100000, Doc: "the most words that a stem may have"}},
	Check:    checkLongStem,
	Bad:      lint.Example{Options: map[string]any{"words": 12}, Questions: sample},
	Good:     example(sample),
}

func checkLongStem(p *lint.Pass) {
	words, most := len(p.Facts().Stem.Words()), p.Int("words")
	if words <= most {
		return
	}
	p.Report(lint.Report{
		At:      lint.At(p.Path("/q")),
		Message: fmt.Sprintf("the stem has %d words, expected %d or fewer", words, most),
		Hint:    "leave out what the answer does not need",
	})
}
