package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var longestKey = &lint.Rule{
	Code:    "QB401",
	Name:    "longest-key",
	Summary: "Checks that the key is not clearly longer than every other option.",
	Why: "Authors take care to make the right option exactly right, and so make it longer. " +
		"Test-wise learners know this and choose the longest option when they don't know.",
	Remedy:   "Shorten the key and move its detail into the explanation, or give the distractors the same detail.",
	Sources:  []string{haladyna2002, haladyna2013, nbme, moore2023},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options: []lint.Option{
		{Name: "ratio", Default: 1.25, Min: 1, Max: 100, Doc: "how many times as long as the next longest option the key may be"},
		{Name: "minExtra", Default: 10, Min: 0, Max: 10000, Doc: "a lead of fewer characters than this says nothing: short options differ by chance"},
	},
	Check: checkLongestKey,
	Bad:   example(sample, `"Manning"`, `"Manning's formula, which Gauckler found before him"`),
	Good:  example(sample),
}

func checkLongestKey(p *lint.Pass) {
	key := p.Question().Key()
	length, next := lead(p.Facts(), key)
	if length-next < max(1, p.Int("minExtra")) || float64(length) < p.Float("ratio")*float64(next) {
		return
	}
	p.Report(lint.Report{
		At:      optionPlace(p, p.Item, key),
		Message: fmt.Sprintf("the key, option %s, has %d characters, the next longest option %d", bank.Letters[key], length, next),
		Hint:    "shorten the key, or give the other options the same detail",
	})
}

// lead gives the length of the key and of the longest other option, in
// characters.
func lead(facts *lint.Facts, key int) (length, next int) {
	for i := range facts.Options {
		if i == key {
			length = facts.Options[i].Length
		} else {
			next = max(next, facts.Options[i].Length)
		}
	}
	return length, next
}
