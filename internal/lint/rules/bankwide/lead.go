package bankwide

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// lead returns by how many characters the key is longer than every other option,
// or, with sign -1, shorter; 0 when it is not.
func lead(item *itemtext.Item, sign int) int {
	key := item.KeyText()
	if key == nil || len(item.Options) < 2 {
		return 0
	}
	least := -1
	for _, i := range item.Distractors() {
		by := sign * (key.Length - item.Options[i].Length)
		if by <= 0 {
			return 0
		}
		if least < 0 || by < least {
			least = by
		}
	}
	return least
}

// mostNamed is how many questions a finding on many questions names.
const mostNamed = 3

// checkLeads reports the categories in which the key is the longest, or the
// shortest, option too often. The values of the items are their leads.
func checkLeads(p *lint.Pass, longest, longer, hint string) {
	for _, c := range categories(p) {
		c, chance := c.withOneKey(p)
		most := p.Float("share") + chance - fourOptions
		if len(c.items) < p.Int("minItems") {
			continue
		}
		led := slices.DeleteFunc(slices.Clone(c.items), func(item int) bool { return p.Value(item).(int) == 0 })
		share := float64(len(led)) / float64(max(1, len(c.items)))
		if share <= most || byChance(len(led), len(c.items), chance) > unlikely {
			continue
		}
		slices.SortStableFunc(led, func(a, b int) int { return cmp.Compare(p.Value(b).(int), p.Value(a).(int)) })
		r := lint.Report{
			Message: fmt.Sprintf("the key is the %s option in %d of %d questions (%.3g %%), expected at most %.3g %%",
				longest, len(led), len(c.items), 100*share, 100*most),
			Hint: hint,
		}
		for _, item := range led[:min(mostNamed, len(led))] {
			r.Related = append(r.Related, lint.Note{
				At:      placeOf(p, item, "/options/%d", p.Bank.Questions[item].Key()),
				Message: fmt.Sprintf("%s: %s %s", nameOf(p, item), counted(p.Value(item).(int), "character"), longer),
			})
		}
		c.report(p, r)
	}
}
