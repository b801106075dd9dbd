package bankwide

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// category is items that have the same category, or all items of the bank.
type category struct {
	name  string // for messages
	about string // for lint.Report
	place lint.Place
	items []int
}

// categories sorts the items by category, in the order of the file.
func categories(p *lint.Pass) []*category {
	byID := map[string]*category{}
	var list []*category
	for i := range p.Bank.Questions {
		id := p.Bank.Questions[i].Category
		if byID[id] == nil {
			c := &category{name: fmt.Sprintf("category %q", id), about: id, place: placeOf(p, i, "/category")}
			if id == "" {
				c.name = "the questions without a category"
				c.about = c.name
			}
			byID[id] = c
			list = append(list, c)
		}
		byID[id].items = append(byID[id].items, i)
	}
	if len(list) == 1 && byID[""] != nil {
		return []*category{wholeBank(p)}
	}
	return list
}

// wholeBank is a category of all items.
func wholeBank(p *lint.Pass) *category {
	c := &category{name: "the bank", about: "the whole bank", place: lint.At("")}
	for i := range p.Bank.Questions {
		c.items = append(c.items, i)
	}
	return c
}

// withOneKey is the category with those items only that have a single key, and the
// share of them that a guess answers.
func (c *category) withOneKey(p *lint.Pass) (keyed *category, chance float64) {
	copied := *c
	keyed, copied.items = &copied, nil
	for _, i := range c.items {
		if q := &p.Bank.Questions[i]; q.Key() >= 0 {
			keyed.items = append(keyed.items, i)
			chance += 1 / float64(len(q.Options))
		}
	}
	return keyed, chance / float64(max(1, len(keyed.items)))
}

// fourOptions is the chance of a guess for which the options of rules are stated.
const fourOptions = 0.25

// report reports a finding on the category.
func (c *category) report(p *lint.Pass, r lint.Report) {
	r.At, r.About, r.Message = c.place, c.about, c.name+": "+r.Message
	p.Report(r)
}
