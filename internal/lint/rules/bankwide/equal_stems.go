package bankwide

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var EqualStems = &lint.Rule{
	Code: "QB701", Name: "equal-stems", Severity: lint.Error, Scope: lint.ScopeBank, Check: checkEqualStems,
	Summary: "Checks that no two questions have the same stem and stimulus, apart from case, spacing and punctuation.",
	PerItem: func(item *itemtext.Item) any { return newQuestionHash(item) },
}

func checkEqualStems(p *lint.Pass) {
	byStem := map[[2]uint64][]int{} // by stem and stimulus: the first item with each key
	for i := range p.Bank.Questions {
		item := p.Value(i).(questionHash)
		stem := [2]uint64{item.stem, stimulusHash(p, i)}
		others := byStem[stem]
		same := slices.IndexFunc(others, func(other int) bool { return p.Value(other).(questionHash).key == item.key })
		switch {
		case same >= 0:
			reportEqualStems(p, i, others[same], true)
			continue
		case len(others) > 0:
			reportEqualStems(p, i, others[0], false)
		}
		byStem[stem] = append(others, i)
	}
}

// reportEqualStems reports two items with the same stem and stimulus. With the same key
// they are one question; if the keys differ, the stem does not say enough.
func reportEqualStems(p *lint.Pass, item, earlier int, sameKey bool) {
	message, hint, severity := "the question repeats %s: same stem, same key", "delete one of the two", lint.Error
	if !sameKey {
		message, severity = "the stem is the same as in %s, but the key is different", lint.Info
		hint = "add to each stem what distinguishes it from the other"
	}
	report := p.Report(p.AtItem(item, "/q"), fmt.Sprintf(message, nameOf(p, earlier)), hint)
	report.Severity = severity
	report.Also(p.AtItem(earlier, "/q"), "first here")
}
