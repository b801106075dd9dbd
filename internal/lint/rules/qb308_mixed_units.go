package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var mixedUnits = &lint.Rule{
	Code:     "QB308",
	Name:     "mixed-units",
	Summary:  "Checks that numeric options have the same unit, or each its own.",
	Why:      "When one number has another unit, or none, the options test the reading of units and not the subject, and the odd one draws the eye.",
	Remedy:   "Write all numbers in the unit that the stem asks for.",
	Sources:  []string{haladyna2013, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkMixedUnits,
	Bad:      example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"8 cfs", "9 cfs", "10 gpm", "12 cfs"`),
	Good:     example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"8 cfs", "8 gpm", "8 mgd", "8 cms"`),
}

func checkMixedUnits(p *lint.Pass) {
	values, ok := quantities(p.Facts().Options)
	if !ok {
		return
	}
	count := map[string]int{}
	for _, v := range values {
		count[v.unit]++
	}
	if len(count) != 2 {
		return
	}
	for i, v := range values {
		if count[v.unit] != 1 {
			continue
		}
		unit := fmt.Sprintf("the unit %q", v.unit)
		if v.unit == "" {
			unit = "no unit"
		}
		p.Report(lint.Report{
			At:      optionPlace(p, p.Item, i),
			Message: fmt.Sprintf("option %s alone has %s", bank.Letters[i], unit),
			Hint:    "write all numbers in the unit that the stem asks for",
		})
	}
}
