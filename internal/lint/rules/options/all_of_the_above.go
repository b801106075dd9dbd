package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

var AllOfTheAbove = &lint.Rule{
	Code: "QB302", Name: "all-of-the-above", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkAllOfTheAbove,
	Summary: "Checks that no option stands for other options: all or none of the above, both A and B, A and C only.",
}

// standIns has the words with which a message describes each kind of stand-in.
var standIns = map[itemtext.StandIn]string{
	itemtext.Together:   "stands for other options",
	itemtext.ByLetter:   "refers to other options by letter",
	itemtext.ByPlace:    "refers to other options by position",
	itemtext.ByWords:    "combines other options",
	itemtext.Statements: "combines statements of the stem",
}

func checkAllOfTheAbove(p *lint.Pass) {
	item, hasStatements := p.Texts(), false
	for i := range item.Options {
		how := item.StandIn(i)
		if how == itemtext.NoStandIn || how == itemtext.Statements && hasStatements {
			continue // one report for all sets of statements
		}
		p.Report(p.Option(i), fmt.Sprintf("%s, %q, %s", name(i), safetext.Clip(item.Options[i].Raw, maxQuoted), standIns[how]),
			"write an option that says what it means, and ask for one fact")
		hasStatements = hasStatements || how == itemtext.Statements
	}
}
