package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// group is the items of one category.
type group struct {
	id    string // empty for items without a category
	name  string // for messages
	items []int
}

// groups sorts the items by category, in the order of the configuration and
// then of the file.
func groups(p *lint.Pass) []*group {
	byID := map[string]*group{}
	var list []*group
	add := func(id, name string) *group {
		g := &group{id: id, name: name}
		byID[id] = g
		list = append(list, g)
		return g
	}
	for _, c := range p.Config.Categories {
		if byID[c.ID] == nil {
			add(c.ID, fmt.Sprintf("category %q", c.ID))
		}
	}
	for i := range p.Bank.Questions {
		id := p.Bank.Questions[i].Category
		g := byID[id]
		switch {
		case g == nil && id == "":
			g = add(id, "the questions without a category")
		case g == nil:
			g = add(id, fmt.Sprintf("category %q", id))
		}
		g.items = append(g.items, i)
	}
	return list
}

// place is where a finding on the whole group points: its name at its first
// item, or the start of the file when it has none.
func (g *group) place(p *lint.Pass) lint.Place {
	if len(g.items) == 0 {
		return lint.At("")
	}
	return lint.At(p.PathOf(g.items[0], "/category"))
}
