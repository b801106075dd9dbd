package bankwide

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var EqualStems = &lint.Rule{
	Code: "QB701", Name: "equal-stems", Severity: lint.Error, Scope: lint.ScopeBank, Check: checkEqualStems,
	Summary: "Checks that no two questions have the same stem, apart from case, space and punctuation.",
	PerItem: func(item *itemtext.Item) any { return newAsked(item) },
}

func checkEqualStems(p *lint.Pass) {
	byStem := map[uint64][]int{} // the items with a stem, one for each key
	for i := range p.Bank.Questions {
		item := p.Value(i).(asked)
		others := byStem[item.stem]
		same := slices.IndexFunc(others, func(other int) bool { return p.Value(other).(asked).key == item.key })
		switch {
		case same >= 0:
			reportEqualStems(p, i, others[same], true)
			continue
		case len(others) > 0:
			reportEqualStems(p, i, others[0], false)
		}
		byStem[item.stem] = append(others, i)
	}
}

// reportEqualStems reports two items with the same stem. With the same key they
// are one question; with another one the stem does not tell what is asked.
func reportEqualStems(p *lint.Pass, item, earlier int, sameKey bool) {
	report := p.Report(p.AtItem(item, "/q"), fmt.Sprintf("the question repeats %s: same stem, same key", nameOf(p, earlier)),
		"delete one of the two")
	report.Also(p.AtItem(earlier, "/q"), "first here")
	if !sameKey {
		report.Severity = lint.Info
		report.Message = fmt.Sprintf("the stem is the same as in %s, but the key is different", nameOf(p, earlier))
		report.Hint = "add to each stem what distinguishes it from the other"
	}
}
