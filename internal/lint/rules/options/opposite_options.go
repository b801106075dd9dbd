package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

var OppositeOptions = &lint.Rule{
	Code: "QB313", Name: "opposite-options", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkOppositeOptions,
	Summary: "Checks that the key and one wrong option are not the only two options that say opposite things.",
}

func checkOppositeOptions(p *lint.Pass) {
	item := p.Texts()
	if key := item.KeyText(); key == nil || len(key.Tokens) == 0 || key.Tokens[0].Is(english.Verdict|english.YesNo) {
		return // true-false-options reports true and false
	}
	pairs := cue.Opposites(item)
	if len(item.Options) < 3 || len(pairs) != 1 || pairs[0][0] != item.Key && pairs[0][1] != item.Key {
		return
	}
	if othersComplete(item, pairs[0]) {
		return
	}
	other := pairs[0][0] + pairs[0][1] - item.Key
	p.Report(p.Option(other), fmt.Sprintf("only %s and the key, %s, are opposites", name(other), name(item.Key)),
		"write a second pair of opposites, or rewrite "+name(other)).Also(p.Option(item.Key), name(item.Key))
}

// completions matches options that complete a pair of opposites: "It stays the same" and
// "Cannot tell".
var completions = english.NewPatterns(
	"same/unchanged/constant/equal/unaffected", "<negation> effect/difference/affect~/change~/vary~",
	"more/enough/insufficient information/data", "<negation> be? say/tell/know~/determine~",
)

// othersComplete reports whether all other options complete the pair: each says that nothing
// changes or that the answer cannot be known, or stands for other options.
func othersComplete(item *itemtext.Item, pair [2]int) bool {
	for i := range item.Options {
		if i != pair[0] && i != pair[1] && !completions.In(item.Options[i].Tokens) && !isStandIn(item, i) {
			return false
		}
	}
	return true
}
