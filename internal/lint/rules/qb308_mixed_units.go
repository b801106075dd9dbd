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
	if len(count) > 1 && oneDimension(count) {
		p.Report(lint.Report{
			At:      optionPlace(p, p.Item, 0),
			Message: "the options write one quantity in several units",
			Hint:    "write all numbers in the unit that the stem asks for",
		})
		return
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

// dimensions are units that measure the same thing in one system.
var dimensions = familiesOf(`mg g kg t; mm cm m km; mL ml cL dL L l; s min h hr hours minutes seconds days weeks months years; Hz kHz MHz GHz; W kW MW; Pa kPa MPa; in ft yd mi; mmol mol; bit byte kB MB GB`)

// oneDimension says whether numbers in several units measure the same thing and
// none has its unit for itself: "12 months", "6 years", "144 months".
func oneDimension(count map[string]int) bool {
	family := -1
	for unit := range count {
		of, ok := dimensions[unit]
		if !ok || family >= 0 && of != family {
			return false
		}
		family = of
	}
	return true
}
