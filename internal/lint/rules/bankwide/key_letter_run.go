package bankwide

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// KeyLetterRun is rule QB708.
var KeyLetterRun = &lint.Rule{
	Code:     "QB708",
	Name:     "key-letter-run",
	Summary:  "Checks that the same letter is not the key of more questions in a row than chance explains.",
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Options:  []lint.Option{{Name: "most", Default: 5, Min: 1, Max: 1000, Doc: "the longest run that is always accepted"}},
	Check:    checkKeyLetterRun,
}

func checkKeyLetterRun(p *lint.Pass) {
	questions := p.Bank.Questions
	start := 0
	for i := 1; i <= len(questions); i++ {
		if i < len(questions) && questions[i].Key() == questions[start].Key() {
			continue
		}
		key, length := questions[start].Key(), i-start
		if key >= 0 && length > p.Int("most") && runsByChance(length, len(questions)) < unlikely {
			p.Report(lint.Report{
				At:      placeOf(p, start, "/answer"),
				Message: fmt.Sprintf("%s is the key of %d questions in a row", bank.Letters[key], length),
				Hint:    "move some of the keys, with their rationales, or the questions",
			})
		}
		start = i
	}
}
