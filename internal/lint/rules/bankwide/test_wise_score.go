package bankwide

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/testwise"
)

// TestWiseScore is rule QB712.
var TestWiseScore = &lint.Rule{
	Code: "QB712", Name: "test-wise-score", Severity: lint.Error, Scope: lint.ScopeBank, Check: checkTestWiseScore,
	Summary: "Checks that test cues alone do not lead to a much better score than guessing.",
	Options: []lint.Option{
		{Name: "share", Default: 0.35, Min: 0.25, Max: 1, Doc: "the largest accepted share of right answers, with four options"},
		{Name: "minItems", Default: 40, Min: 1, Max: 100000, Doc: "the smallest number of questions that is checked"},
	},
	PerItem: func(item *itemtext.Item) any { return testwise.Read(item) },
}

const (
	// passes is the share of right answers from which the score is an error:
	// half of the points pass many tests.
	passes = 0.5
	// mostWins and mostCues are how many items and cues a finding names.
	mostWins = 5
	mostCues = 3
)

func checkTestWiseScore(p *lint.Pass) {
	list := categories(p)
	if len(list) > 1 {
		list = append(list, wholeBank(p))
	}
	for _, c := range list {
		c, chance := c.withOneKey(p)
		most := p.Float("share") + chance - fourOptions
		if len(c.items) < p.Int("minItems") {
			continue
		}
		score := simulate(p, c.items)
		if score.Share() <= most || byChance(int(score.Right), len(c.items), chance) > unlikely {
			continue
		}
		r := lint.Report{
			Message: fmt.Sprintf("an examinee who knows only test cues answers %.0f of %d questions (%.3g %%), "+
				"expected at most %.3g %%; best cues: %s",
				score.Right, len(c.items), 100*score.Share(), 100*most, names(score.Best())),
			Hint: "remove the cue from the questions that it gives away",
		}
		if score.Share() < passes {
			r.Severity = lint.Warning
		}
		for _, win := range score.Wins[:min(mostWins, len(score.Wins))] {
			item := c.items[win.Item]
			r.Related = append(r.Related, lint.Note{
				At:      placeOf(p, item, "/options/%d", p.Bank.Questions[item].Key()),
				Message: fmt.Sprintf("%s: given away by %s", nameOf(p, item), names(win.Cues)),
			})
		}
		c.report(p, r)
	}
}

// simulate lets the examinee answer items.
func simulate(p *lint.Pass, items []int) testwise.Score {
	read := make([]testwise.Item, len(items))
	keys := make([]int, len(items))
	for i, item := range items {
		read[i], keys[i] = p.Value(item).(testwise.Item), p.Bank.Questions[item].Key()
	}
	return testwise.Simulate(read, keys)
}

// names lists the first of some cues.
func names(cues []testwise.Cue) string {
	words := make([]string, 0, mostCues)
	for _, cue := range cues[:min(mostCues, len(cues))] {
		words = append(words, cue.String())
	}
	return strings.Join(words, ", ")
}
