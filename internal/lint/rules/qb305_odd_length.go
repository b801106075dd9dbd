package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var oddLength = &lint.Rule{
	Code:     "QB305",
	Name:     "odd-length",
	Summary:  "Checks that no option is far longer or shorter than each of the others.",
	Why:      "An option that stands out by its length draws or repels guesses for a reason that has nothing to do with the subject.",
	Remedy:   "Give the options the same detail. For the key see longest-key as well.",
	Sources:  []string{haladyna2002, nbme, moore2023},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options: []lint.Option{
		{Name: "ratio", Default: 2.0, Min: 1, Max: 100, Doc: "how many times as long as the next one, or as short, an option may be"},
		{Name: "minExtra", Default: 20, Min: 0, Max: 10000, Doc: "a difference of fewer characters than this is let pass"},
	},
	Check: checkOddLength,
	Bad:   example(sample, `"Colebrook-White"`, `"Colebrook and White with their implicit factor"`),
	Good:  example(sample, `"Colebrook-White"`, `"Colebrook and White"`),
}

func checkOddLength(p *lint.Pass) {
	options := p.Facts().Options
	for i := range options {
		if i == p.Question().Key() {
			continue // longest-key and the balance of the bank look at the key
		}
		longest, shortest := 0, int(^uint(0)>>1)
		for j := range options {
			if j != i {
				longest, shortest = max(longest, options[j].Length), min(shortest, options[j].Length)
			}
		}
		own := options[i].Length
		far := func(more, less int) bool {
			return more-less >= p.Int("minExtra") && float64(more) >= p.Float("ratio")*float64(less)
		}
		switch {
		case far(own, longest):
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, i),
				Message: fmt.Sprintf("option %s has %d characters, the next longest %d", bank.Letters[i], own, longest),
				Hint:    "give the options the same detail",
			})
		case far(shortest, own):
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, i),
				Message: fmt.Sprintf("option %s has %d characters, the next shortest %d", bank.Letters[i], own, shortest),
				Hint:    "give the options the same detail",
			})
		}
	}
}
