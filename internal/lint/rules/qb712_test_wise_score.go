package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var testWiseScore = &lint.Rule{
	Code:    "QB712",
	Name:    "test-wise-score",
	Summary: "Checks that a reader who knows only the cues of tests, and nothing of the subject, can't pass.",
	Why: "The rule lets a simulated reader answer every question with its key hidden, by length, repeated words, absolute words, grammar, " +
		"opposites, common parts, middle values and the habits of the bank. Chance gives a quarter. What the reader gets beyond that, learners get too.",
	Remedy:   "Begin with the questions that the finding names, and take away the cue that each was won by.",
	Sources:  []string{haladyna2013, nbme, "Millman, J., Bishop, C. H., & Ebel, R. (1965). An analysis of test-wiseness. Educational and Psychological Measurement, 25(3), 707-726. https://doi.org/10.1177/001316446502500304"},
	Severity: lint.Error,
	Scope:    lint.ScopeBank,
	Since:    since,
	Options: []lint.Option{
		{Name: "share", Default: 0.35, Min: 0.25, Max: 1, Doc: "the largest share of right answers that the reader may reach, in a category and in the whole bank"},
		{Name: "minItems", Default: 40, Min: 1, Max: 100000, Doc: "fewer questions than this are passed over: the score would be luck"},
	},
	Check: checkTestWiseScore,
	Bad:   balanceBank(longClay, longSand, longLoam, longSilt),
	Good:  balanceBank(fastest, slowestB, suctionC, wettest),
}

func checkTestWiseScore(p *lint.Pass) {
	list := groups(p)
	if len(list) > 1 {
		all := &group{id: "*", name: "the whole bank"}
		for i := range p.Bank.Questions {
			all.items = append(all.items, i)
		}
		list = append(list, all)
	}
	if len(p.Bank.Questions) < p.Int("minItems") {
		return
	}
	read := make([]cues.Item, len(p.Bank.Questions))
	for i := range read {
		read[i] = cues.Read(p.FactsOf(i))
	}
	for _, g := range list {
		if len(g.items) < p.Int("minItems") {
			continue
		}
		score := play(p, read, g.items)
		if score.Share() <= p.Float("share") {
			continue
		}
		r := lint.Report{
			At: g.place(p), About: g.id,
			Message: fmt.Sprintf("%s: a reader who knows only cues answers %.1f of %d questions (%.0f %%), expected %.0f %% at most; they earned most by %s",
				g.name, score.Right, len(g.items), 100*score.Share(), 100*p.Float("share"), names(score.Best(), 3)),
			Hint: "take the cue from the questions that were won by it",
		}
		if g.id == "" || g.id == "*" {
			r.About, r.At = g.name, lint.At("")
		}
		for _, win := range score.Wins[:min(5, len(score.Wins))] {
			item := g.items[win.Item]
			r.Related = append(r.Related, lint.Note{
				At:      optionPlace(p, item, p.Bank.Questions[item].Key()),
				Message: fmt.Sprintf("%s: won by %s", questionName(p, item), names(win.Cues, 3)),
			})
		}
		p.Report(r)
	}
}

// play lets the test-wise reader answer the items.
func play(p *lint.Pass, read []cues.Item, items []int) cues.Score {
	chosen := make([]cues.Item, len(items))
	keys := make([]int, len(items))
	for i, item := range items {
		chosen[i], keys[i] = read[item], p.Bank.Questions[item].Key()
	}
	return cues.Play(chosen, keys)
}

func names(list []cues.Cue, most int) string {
	words := make([]string, 0, most)
	for _, cue := range list[:min(most, len(list))] {
		words = append(words, string(cue))
	}
	if len(words) == 0 {
		return "luck"
	}
	return strings.Join(words, ", ")
}
