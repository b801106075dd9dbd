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
	values, severity := sizes(p.Facts().Options)
	falling := true // is an order as well
	for i := 1; i < len(values); i++ {
		falling = falling && values[i] < values[i-1]
	}
	if falling {
		return
	}
	for i := 1; i < len(values); i++ {
		if values[i] < values[i-1] {
			p.Report(lint.Report{
				At: optionPlace(p, p.Item, i), Severity: severity,
				Message: fmt.Sprintf("option %s is smaller than option %s before it", bank.Letters[i], bank.Letters[i-1]),
				Hint:    "sort the options by number, with their rationales and the key's letter",
				Repairs: ascending(p, values),
			})
			return
		}
	}
}

// sizes are the options as numbers that can be compared: in one unit, or in units of
// one dimension, or in words. Nil where they are anything else.
func sizes(options []lint.Text) (values []float64, severity lint.Severity) {
	if list, ok := quantities(options); ok {
		for _, q := range list {
			values = append(values, q.value)
		}
		if !slices.ContainsFunc(list, func(q quantity) bool { return q.unit != list[0].unit }) {
			return values, lint.Warning
		}
	}
	list, ok := measures(options)
	if !ok || slices.ContainsFunc(list, func(m measure) bool {
		return m.dimension != list[0].dimension || m.dimension == "" && m.unit != list[0].unit || m.dimension == "temperature"
	}) {
		return nil, 0
	}
	values = nil
	for _, m := range list {
		if m.dimension == "" {
			m.value = m.number
		}
		values = append(values, m.value)
	}
	return values, lint.Info
}

// ascending sorts the options by number.
func ascending(p *lint.Pass, values []float64) []lint.Repair {
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(values[a], values[b]) })
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
