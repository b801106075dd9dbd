package options

import (
	"fmt"

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
	if len(item.Options) < 3 || len(pairs) != 1 || pairs[0][0] != item.Key && pairs[0][1] != item.Key {
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
