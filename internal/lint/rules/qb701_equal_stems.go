package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var equalStems = &lint.Rule{
	Code:     "QB701",
	Name:     "equal-stems",
	Summary:  "Checks that no two questions have the same stem but for case, space, punctuation or form of character.",
	Why:      "A quiz that draws both asks the same thing twice, and gives the second answer away.",
	Remedy:   "Delete one of them, or ask something else. Stems that differ in a number are different.",
	Sources:  []string{haladyna2013},
	Severity: lint.Error,
	Scope:    lint.ScopeBank,
	Since:    since,
	Check:    checkEqualStems,
	Bad: example(pair, "Which equation can SWMM use for friction in a pressurized force main?",
		"Which equation relates flow to depth and slope in an **open conduit** of SWMM"),
	Good: example(pair),
}

func checkEqualStems(p *lint.Pass) {
	first := make(map[string]int, len(p.Bank.Questions))
	for i := range p.Bank.Questions {
		stem := p.FactsOf(i).Stem.Normal
		if stem == "" {
			continue
		}
		before, found := first[stem]
		if !found {
			first[stem] = i
			continue
		}
		p.Report(lint.Report{
			At:      lint.At(p.PathOf(i, "/q")),
			Message: fmt.Sprintf("the stem is that of %s", questionName(p, before)),
			Hint:    "delete one of the two, or ask something else",
			Related: []lint.Note{{At: lint.At(p.PathOf(before, "/q")), Message: "first here"}},
		})
	}
}

// questionName names an item in messages: by its id when it has one, and by its
// place counted from 1.
func questionName(p *lint.Pass, item int) string {
	place := fmt.Sprintf("question %d", p.Bank.Index[item]+1)
	if id := p.Bank.Questions[item].ID; id != "" {
		return fmt.Sprintf("%s, %q", place, id)
	}
	return place
}
