package key

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var LongestKey = &lint.Rule{
	Code: "QB401", Name: "longest-key", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkLongestKey,
	Summary: "Checks that the key is not clearly longer than every other option.",
	Options: []lint.Option{
		{
			Name: "ratio", Default: 1.25, Min: 1, Max: 100,
			Doc: "the key is reported if it is at least this many times as long as the next longest option",
		},
		{
			Name: "minExtra", Default: 10, Min: 0, Max: 10000,
			Doc: "the minimum number of characters by which the key must be longer: short options differ by chance",
		},
	},
}

// A key that is at least farRatio times as long as the next longest option, and longer by at
// least farExtra characters, stands out at a glance.
const (
	farRatio = 2
	farExtra = 25
)

func checkLongestKey(p *lint.Pass) {
	item := p.Texts()
	key := item.KeyText()
	if key == nil || item.StandIn(item.Key) == itemtext.Together {
		return
	}
	next := 0
	for _, i := range item.Distractors() {
		next = max(next, item.Options[i].Length)
	}
	extra := key.Length - next
	if extra < max(1, p.Int("minExtra")) || float64(key.Length) < p.Float("ratio")*float64(next) {
		return
	}
	severity := lint.Info
	if extra >= farExtra && key.Length >= farRatio*next {
		severity = lint.Warning
	}
	p.Report(p.Option(item.Key),
		fmt.Sprintf("the key, %s, has %d characters, the next longest option %d", name(item.Key), key.Length, next),
		"shorten the key, or give the other options the same detail").Severity = severity
}
