package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

// OppositeOptions is rule QB313.
var OppositeOptions = &lint.Rule{
	Code:     "QB313",
	Name:     "opposite-options",
	Summary:  "Checks that the key and one wrong option are not the only two options that say opposite things.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Check:    checkOppositeOptions,
}

func checkOppositeOptions(p *lint.Pass) {
	item := p.Texts()
	pairs := cue.Opposites(item)
	if len(item.Options) < 3 || len(pairs) != 1 || pairs[0][0] != item.Key && pairs[0][1] != item.Key || complete(item, pairs[0]) || isVerdict(item.KeyText()) {
		return
	}
	other := pairs[0][0] + pairs[0][1] - item.Key
	p.Report(lint.Report{
		At:      p.Option(other),
		Message: fmt.Sprintf("%s says the opposite of the key, %s, and no other two options are opposites", name(other), name(item.Key)),
		Hint:    "make two pairs of opposites, or rewrite this one",
		Related: noteAt(p, item.Key),
	})
}

// unchanged are options that complete a pair of opposites: "It stays the same".
var unchanged = english.NewPatterns("same/unchanged/constant/equal/unaffected/both/neither/either", "<negation> change/effect/difference/affect~/change~/vary~")

// complete reports whether the other options complete the pair: each says that
// nothing changes or stands for others, or all differ in one word only.
func complete(item *itemtext.Item, pair [2]int) bool {
	for i := range item.Options {
		if i != pair[0] && i != pair[1] && !unchanged.In(item.Options[i].Tokens) && !standsFor(item, i) {
			return oneSlot(item.Options)
		}
	}
	return true
}

// oneSlot reports whether all options differ in one word only: "upper sideband",
// "lower sideband", "double sideband".
func oneSlot(options []itemtext.Text) bool {
	first := bare(options[0].Tokens)
	slot := -1
	for i := range options {
		tokens := bare(options[i].Tokens)
		if len(tokens) != len(first) || len(tokens) < 2 {
			return false
		}
		for k := range tokens {
			if tokens[k].Word != first[k].Word {
				if slot >= 0 && slot != k {
					return false
				}
				slot = k
			}
		}
	}
	return slot >= 0
}

// isVerdict reports whether an option is no more than "true" or "no".
func isVerdict(option *itemtext.Text) bool {
	return len(option.Tokens) > 0 && option.Tokens[0].Is(english.Verdict|english.YesNo)
}
