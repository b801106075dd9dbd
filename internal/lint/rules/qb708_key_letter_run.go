package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var keyLetterRun = &lint.Rule{
	Code:     "QB708",
	Name:     "key-letter-run",
	Summary:  "Checks that the same letter is not the key of many questions in a row.",
	Why:      "A long run shows that keys were left where they were written. In a printed test it unsettles those who know the answers.",
	Remedy:   "Move some of the keys, with their rationales, or the questions.",
	Sources:  []string{haladyna2013},
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Since:    since,
	Options: []lint.Option{
		{Name: "most", Default: 5, Min: 1, Max: 1000, Doc: "the longest run that is let pass"},
	},
	Check: checkKeyLetterRun,
	Bad:   run6(),
	Good:  example(pair),
}

func checkKeyLetterRun(p *lint.Pass) {
	start := 0
	for i := 1; i <= len(p.Bank.Questions); i++ {
		if i < len(p.Bank.Questions) && p.Bank.Questions[i].Answer == p.Bank.Questions[start].Answer {
			continue
		}
		if key := p.Bank.Questions[start].Key(); i-start > p.Int("most") && key >= 0 {
			p.Report(lint.Report{
				At:      lint.At(p.PathOf(start, "/answer")),
				Message: fmt.Sprintf("%s is the key of %d questions in a row, expected %d at most", bank.Letters[key], i-start, p.Int("most")),
				Hint:    "move some of the keys, with their rationales",
			})
		}
		start = i
	}
}

// run6 is an example of six questions with the same key.
func run6() lint.Example {
	e := balanceBank(slowest, suction, wettest, wilting, slowestD, suctionD)
	e.Options = nil
	return e
}
