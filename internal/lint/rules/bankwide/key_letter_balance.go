package bankwide

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// KeyLetterBalance is rule QB703.
var KeyLetterBalance = &lint.Rule{
	Code: "QB703", Name: "key-letter-balance", Severity: lint.Warning, Scope: lint.ScopeBank, Fix: lint.FixUnsafe,
	Summary: "Checks that the keys of a category are spread over the letters as evenly as chance would spread them.",
	Options: []lint.Option{
		{Name: "p", Default: 0.05, Min: 1e-9, Max: 1, Doc: "the probability by chance below which a spread is reported"},
		{Name: "minItems", Default: 20, Min: 1, Max: 100000, Doc: "the smallest category that is checked"},
	},
	Check: checkKeyLetterBalance,
}

// pays is the share of one letter from which guessing it pays. With less, an
// uneven spread is only a note.
const pays = 0.35

func checkKeyLetterBalance(p *lint.Pass) {
	for _, c := range categories(p) {
		var counts [4]int
		c.items = slices.DeleteFunc(slices.Clone(c.items), func(item int) bool {
			q := &p.Bank.Questions[item]
			return q.Key() < 0 || len(q.Options) != len(counts)
		})
		for _, item := range c.items {
			counts[p.Bank.Questions[item].Key()]++
		}
		if len(c.items) < p.Int("minItems") || chiSquare(counts) >= p.Float("p") {
			continue
		}
		var letters []string
		for i, count := range counts {
			letters = append(letters, fmt.Sprintf("%s %d", bank.Letters[i], count))
		}
		r := lint.Report{
			Message: fmt.Sprintf("the keys are %s, expected about %.0f each",
				strings.Join(letters, ", "), float64(len(c.items))/4),
			Hint:  "move keys from the frequent letters to the rare ones, with their rationales",
			Fixes: spread(p, c.items, counts),
		}
		if float64(slices.Max(counts[:])) < pays*float64(len(c.items)) {
			r.Severity = lint.Info
		}
		c.report(p, r)
	}
}

// spread exchanges the key and another option in some items, until no letter has
// more than one key more than another. Which items it takes follows from their
// texts, so that the moved keys are all over the bank.
func spread(p *lint.Pass, items []int, counts [4]int) []lint.SuggestedFix {
	fix := lint.SuggestedFix{Message: "spread the keys evenly", Kind: lint.FixUnsafe}
	order := map[int]uint64{}
	for _, item := range items {
		order[item] = hash(p.Bank.Questions[item].ID + p.Bank.Questions[item].Q)
	}
	byOrder := func(a, b int) int { return cmp.Compare(order[a], order[b]) }
	for _, item := range slices.SortedStableFunc(slices.Values(items), byOrder) {
		q := &p.Bank.Questions[item]
		from, to := q.Key(), slices.Index(counts[:], slices.Min(counts[:]))
		if from < 0 || counts[from]-counts[to] < 2 || !canReorder(q) {
			continue
		}
		counts[from]--
		counts[to]++
		parts := []string{"/options/%d", "/rationales/%d"}
		for _, part := range parts[:1+min(1, len(q.Rationales))] {
			key, other := placeOf(p, item, part, from), placeOf(p, item, part, to)
			fix.Moves = append(fix.Moves, lint.Move{From: key, To: other}, lint.Move{From: other, To: key})
		}
		fix.Texts = append(fix.Texts, lint.TextChange{At: placeOf(p, item, "/answer"), New: bank.Letters[to]})
	}
	if len(fix.Moves) == 0 {
		return nil
	}
	return []lint.SuggestedFix{fix}
}

// canReorder reports whether an item is right with its options in any order. Those
// that are numbers have one.
func canReorder(q *bank.Question) bool {
	paired := len(q.Rationales) == 0 || len(q.Rationales) == len(q.Options)
	if !paired || itemtext.Of(q).OrderMatters() {
		return false
	}
	return !slices.ContainsFunc(q.Options, func(option string) bool {
		_, isNumber := quantity.Parse(option)
		_, isRange := quantity.ParseRange(option)
		return isNumber || isRange
	})
}
