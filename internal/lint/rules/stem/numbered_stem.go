package stem

import (
	"regexp"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// NumberedStem is rule QB213.
var NumberedStem = &lint.Rule{
	Code: "QB213", Name: "numbered-stem", Severity: lint.Warning, Scope: lint.ScopeItem, Fix: lint.FixUnsafe,
	Summary: "Checks that no stem begins with the number that the question had in another list.",
	Check:   checkNumberedStem,
}

var (
	// itemNumber is the number of a question with its mark, before a word.
	itemNumber = regexp.MustCompile(`^\s*(?:[Qq](?:uestion)?\.?\s*)?\d{1,3}[.):]\s+\pL`)
	// nextNumber is a number of the same kind farther on: the stem has a list.
	nextNumber = regexp.MustCompile(`\s\(?\d{1,2}[.)]\s+\pL`)
)

func checkNumberedStem(p *lint.Pass) {
	raw := p.Texts().Stem.Raw
	m := itemNumber.FindStringIndex(raw)
	if m == nil || nextNumber.MatchString(raw[m[1]-1:]) {
		return
	}
	at := p.Stem().Within(0, m[1]-1)
	p.Report(lint.Report{
		At:      at,
		Message: "the stem begins with a number of its own",
		Hint:    "delete it: the quiz numbers the questions",
		Fixes: []lint.SuggestedFix{{
			Message: "delete the number", Kind: lint.FixUnsafe, Texts: []lint.TextChange{{At: at}},
		}},
	})
}
