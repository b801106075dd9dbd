package rules

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var numberOrder = &lint.Rule{
	Code:     "QB316",
	Name:     "number-order",
	Summary:  "Checks that numeric options stand in order, ascending or descending.",
	Why:      "Learners who worked out a number look it up in the list; without an order they search, and may take the first one that looks alike. Order also keeps authors from placing the key.",
	Remedy:   "Sort the options by number, and move their rationales and the key's letter along.",
	Sources:  []string{haladyna2002, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkNumberOrder,
	Bad:      example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"8 cfs", "10 cfs", "9 cfs", "12 cfs"`),
	Good:     example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"8 cfs", "9 cfs", "10 cfs", "12 cfs"`),
}

func checkNumberOrder(p *lint.Pass) {
	values, ok := quantities(p.Facts().Options)
	if !ok {
		return
	}
	for i := range values[1:] {
		if values[i].unit != values[i+1].unit {
			return
		}
	}
	falling := true // is an order as well
	for i := range values[1:] {
		falling = falling && values[i+1].value < values[i].value
	}
	if falling {
		return
	}
	for i := range values[1:] {
		if values[i+1].value < values[i].value {
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, i+1),
				Message: fmt.Sprintf("option %s is smaller than option %s before it", bank.Letters[i+1], bank.Letters[i]),
				Hint:    "sort the options by number, with their rationales and the key's letter",
				Repairs: ascending(p, values),
			})
			return
		}
	}
}

// ascending sorts the options by number.
func ascending(p *lint.Pass, values []quantity) []lint.Repair {
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(values[a].value, values[b].value) })
	if n := len(p.Question().Rationales); n > 0 && n != len(order) {
		return nil // no telling which belongs to which
	}
	if tellsPlaces(p.Facts()) {
		return nil
	}
	repair := reorder(p, p.Item, order)
	repair.Message, repair.Kind = "sort the options by number", lint.FixSafe
	return []lint.Repair{repair}
}
