package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// TrueFalseOptions is rule QB210.
var TrueFalseOptions = &lint.Rule{
	Code:     "QB210",
	Name:     "true-false-options",
	Summary:  "Checks that the options are not yes and no, or true and false, with words around them.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkTrueFalseOptions,
}

// affirms and denies are options that say first whether something is so.
var (
	affirms = english.NewPatterns("^ <article/pronoun>? <be>? yes/true/correct/right/agree !<preposition/article>", "^ it/they/he/she/you/that is/are/does/do/can/will/must/should $")
	denies  = english.NewPatterns("^ <article/pronoun>? <be>? false/incorrect/wrong/disagree", "^ no $", "^ no because/since/as/it/they/he/she/you", "^ it/they/he/she/you/that isn't/aren't/doesn't/don't/cannot/can't/won't $")
)

func checkTrueFalseOptions(p *lint.Pass) {
	options := p.Texts().Options
	yes, no := -1, -1
	verdicts, longer := 0, 0
	for i := range options {
		switch {
		case startsWith(&options[i], affirms):
			verdicts++
			if yes < 0 {
				yes = i
			}
		case startsWith(&options[i], denies):
			verdicts++
			if no < 0 {
				no = i
			}
		default:
			continue
		}
		if len(options[i].Tokens) > 1 {
			longer++
		}
	}
	// A program's values are true and false among others.
	if yes < 0 || no < 0 || verdicts < len(options) && longer == 0 {
		return
	}
	p.Report(lint.Report{
		At:      p.Option(min(yes, no)),
		Message: fmt.Sprintf("option %s affirms and option %s denies what the stem says", bank.Letters[yes], bank.Letters[no]),
		Hint:    "ask for the reason, the value or the name itself",
	})
}

func startsWith(option *itemtext.Text, patterns *english.Patterns) bool {
	m, ok := patterns.Find(option.Tokens)
	return ok && m.First == 0
}
