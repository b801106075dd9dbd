package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var oppositeOptions = &lint.Rule{
	Code:     "QB313",
	Name:     "opposite-options",
	Summary:  "Checks that the key and one distractor are not the only two options that say opposite things.",
	Why:      "Of two statements that contradict each other one tends to be right: learners choose between those two, and the other options do no work.",
	Remedy:   "Make two pairs of opposites, or rewrite the distractor that contradicts the key.",
	Sources:  []string{haladyna2013, nbme},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkOppositeOptions,
	Bad: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"Drag rises with width", "Drag falls with width", "Roughness is fixed", "Area is zero"`),
	Good: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"Drag rises with width", "Drag falls with width", "Drag rises with age", "Drag falls with age"`),
}

func checkOppositeOptions(p *lint.Pass) {
	pairs := cues.OppositePairs(p.Facts())
	key := p.Question().Key()
	if len(pairs) != 1 || pairs[0][0] != key && pairs[0][1] != key {
		return
	}
	other := pairs[0][0] + pairs[0][1] - key
	p.Report(lint.Report{
		At:      optionPlace(p, p.Item, other),
		Message: fmt.Sprintf("option %s says the opposite of the key, option %s, and no other two are opposites", bank.Letters[other], bank.Letters[key]),
		Hint:    "make two pairs of opposites, or rewrite this one",
		Related: []lint.Note{{At: optionPlace(p, p.Item, key), Message: "the key"}},
	})
}
