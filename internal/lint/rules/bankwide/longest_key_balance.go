package bankwide

import (
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// LongestKeyBalance is rule QB702.
var LongestKeyBalance = &lint.Rule{
	Code: "QB702", Name: "longest-key-balance", Severity: lint.Warning, Scope: lint.ScopeBank,
	Summary: "Checks that the key is not the longest option more often in a category than chance explains.",
	Options: []lint.Option{
		{Name: "share", Default: 0.35, Min: 0, Max: 1, Doc: "the largest accepted share of such questions"},
		{Name: "minItems", Default: 12, Min: 1, Max: 100000, Doc: "the smallest category that is checked"},
	},
	Check: func(p *lint.Pass) {
		checkLeads(p, "longest", "longer", "shorten the keys of the questions named here, or lengthen their other options")
	},
	PerItem: func(item *itemtext.Item) any { return lead(item, 1) },
}
