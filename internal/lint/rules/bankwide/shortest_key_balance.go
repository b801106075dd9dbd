package bankwide

import (
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// ShortestKeyBalance is rule QB707.
var ShortestKeyBalance = &lint.Rule{
	Code: "QB707", Name: "shortest-key-balance", Severity: lint.Warning, Scope: lint.ScopeBank,
	Summary: "Checks that the key is not the shortest option more often in a category than chance explains.",
	Options: []lint.Option{
		{Name: "share", Default: 0.35, Min: 0, Max: 1, Doc: "the largest accepted share of such questions"},
		{Name: "minItems", Default: 20, Min: 1, Max: 100000, Doc: "the smallest category that is checked"},
	},
	Check: func(p *lint.Pass) {
		checkLeads(p, "shortest", "shorter", "give some keys more detail, or shorten their other options")
	},
	PerItem: func(item *itemtext.Item) any { return lead(item, -1) },
}
