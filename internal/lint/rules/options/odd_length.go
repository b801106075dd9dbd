package options

import (
	"fmt"
	"math"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// OddLength is rule QB305.
var OddLength = &lint.Rule{
	Code: "QB305", Name: "odd-length", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkOddLength,
	Summary: "Checks that no wrong option is far longer or shorter than each of the others.",
	Options: []lint.Option{
		{Name: "ratio", Default: 2.0, Min: 1, Max: 100, Doc: "how many times as long or short as the next an option may be"},
		{Name: "minExtra", Default: 20, Min: 0, Max: 10000, Doc: "the smallest difference in characters that is reported"},
	},
}

func checkOddLength(p *lint.Pass) {
	item := p.Texts()
	far := func(more, less int) bool {
		return more-less >= p.Int("minExtra") && float64(more) >= p.Float("ratio")*float64(less)
	}
	compared := ownOptions(item)
	for _, i := range compared {
		own, longest, shortest := item.Options[i].Length, 0, math.MaxInt
		if i == item.Key || len(compared) < 3 {
			continue // other rules look at the length of the key
		}
		for _, j := range compared {
			if j != i {
				longest, shortest = max(longest, item.Options[j].Length), min(shortest, item.Options[j].Length)
			}
		}
		next, which := longest, "longest"
		if own < shortest {
			next, which = shortest, "shortest"
		}
		if far(own, longest) || far(shortest, own) {
			p.Report(lint.Report{
				At:      p.Option(i),
				Message: fmt.Sprintf("%s has %d characters, the next %s %d", name(i), own, which, next),
				Hint:    "give all options the same detail",
			})
		}
	}
}
