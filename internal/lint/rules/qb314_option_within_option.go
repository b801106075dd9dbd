package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var optionWithinOption = &lint.Rule{
	Code:     "QB314",
	Name:     "option-within-option",
	Summary:  "Checks that no option holds the whole text of another option.",
	Why:      "When one option is another one with something added, the longer can't be right without the shorter being right as well, or almost so: learners argue about it, and often the longer is the key.",
	Remedy:   "Say in each option what sets it apart, so that only one of them can be true.",
	Sources:  []string{haladyna2002, nbme},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options: []lint.Option{
		{Name: "minWords", Default: 2, Min: 1, Max: 100, Doc: "options of fewer words than this may stand within others"},
	},
	Check: checkOptionWithinOption,
	Bad:   example(sample, `"Manning", "Hazen-Williams"`, `"Manning", "Darcy with Hazen-Williams"`, `"Colebrook-White"`, `"Hazen-Williams"`),
	Good:  example(sample),
}

func checkOptionWithinOption(p *lint.Pass) {
	options := p.Facts().Options
	if areCode(options) {
		return
	}
	for i := range options {
		inner := options[i].Normal
		if len(strings.Fields(inner)) < p.Int("minWords") {
			continue
		}
		for j := range options {
			outer := options[j].Normal
			if i == j || inner == outer || !strings.Contains(" "+outer+" ", " "+inner+" ") {
				continue
			}
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, j),
				Message: fmt.Sprintf("option %s holds the whole of option %s", bank.Letters[j], bank.Letters[i]),
				Hint:    "say in each option what sets it apart",
				Related: []lint.Note{{At: optionPlace(p, p.Item, i), Message: "the option within"}},
			})
		}
	}
}
