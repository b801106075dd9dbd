package options

import (
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

var Convergence = &lint.Rule{
	Code: "QB312", Name: "convergence", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkConvergence,
	Summary: "Checks that the key is not the option that clearly has the most in common with the others.",
	Options: []lint.Option{{
		Name: "lead", Default: 0.33, Min: 0.01, Max: 3,
		Doc: "the key is reported if its score exceeds the next highest by at least this much; " +
			"an option's score is the number of other options that share a part with it, averaged over its parts",
	}},
}

func checkConvergence(p *lint.Pass) {
	item := p.Texts()
	key := item.KeyText()
	if key == nil || len(item.Options) < 3 || item.Stem.HasGap() || isStandIn(item, item.Key) || sharesByChance(key) {
		return
	}
	shared := cue.Convergence(item)
	score := shared[item.Key]
	if score == 0 || score-slices.Max(slices.Delete(shared, item.Key, item.Key+1)) < p.Float("lead") {
		return
	}
	p.Report(p.Option(item.Key),
		"the key shares each of its parts with other options, and has more in common with them than any wrong option does",
		"let wrong options share parts with each other as much as with the key")
}

// sharesByChance reports whether an option shares parts with others by chance: it is a quantity,
// or has only numbers, single letters and function words.
func sharesByChance(option *itemtext.Text) bool {
	isMeaningful := func(t english.Token) bool { return t.CarriesMeaning() || t.Kind == english.Opaque }
	return option.Quantity() != nil || !slices.ContainsFunc(option.Tokens, isMeaningful)
}
