package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var unitVariants = &lint.Rule{
	Code:    "QB507",
	Name:    "unit-variants",
	Summary: "Checks that a question writes each unit in one way.",
	Why: "Two signs of one unit, such as ft3/s and cfs, look like two units: the learner stops to convert. " +
		"An option that has another sign than the stem stands out.",
	Remedy:   "Choose one sign, and write it in stem, options and explanation. A unit's name in full (seconds) beside its sign is let pass.",
	Sources:  []string{sp811, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Since:    since,
	Check:    checkUnitVariants,
	Bad:      example(sample, "Open channels", "At 8 cfs and 9 ft3/s open channels"),
	Good:     example(sample, "Open channels", "At 8 cfs for 5 s, or 9 gpm for `5 sec`, open channels"),
}

// sameUnits lists the signs of one unit each.
var sameUnits = familiesOf(`cfs ft3/s ft³/s ft^3/s cusec cusecs; cms cumec cumecs m3/s m³/s m^3/s; gpm gal/min; lps LPS L/s l/s; mgd MGD;
	s sec secs; h hr hrs; min mins; yr yrs; ft2 ft² ft^2 sqft; ft3 ft³ ft^3 cuft; m2 m² m^2 sqm; m3 m³ m^3; in/h in/hr; mm/h mm/hr; ft/h ft/hr; m/h m/hr;
	ft/s fps ft/sec; m/s m/sec; mph mi/h; km/h kph kmh kmph; lb lbs; kg kgs; gal gals; mL ml; L l litre litres liter liters; mg/L mg/l; µg/L µg/l μg/L ug/L; rpm r/min;
	psi lb/in2 lb/in² lb/in^2; µm um μm micron microns; µs us μs; kWh kwh KWh; kHz KHz khz; MHz Mhz mhz; GHz Ghz ghz; Hz hz; kPa KPa kpa; kB KB; m/s2 m/s² m/s^2; ft/s2 ft/s² ft/s^2`)

// familiesOf numbers the families of a list: each sign with its family.
func familiesOf(list string) map[string]int {
	families := map[string]int{}
	for i, family := range strings.Split(list, ";") {
		for _, sign := range strings.Fields(family) {
			families[sign] = i
		}
	}
	return families
}

// use is the first sign of a unit that an item writes.
type use struct {
	sign string
	at   lint.Place
}

func checkUnitVariants(p *lint.Pass) {
	if p.Item < 0 {
		return // topics are separate texts
	}
	var first map[int]use
	var said map[string]bool
	for i := range p.Passages {
		t := &p.Passages[i]
		eachUnit(t.Prose, func(start, end int) {
			sign := t.Prose[start:end]
			family, ok := sameUnits[sign]
			if !ok {
				return
			}
			if first == nil {
				first, said = map[int]use{}, map[string]bool{}
			}
			place := t.At.Within(start, end)
			before, seen := first[family]
			switch {
			case !seen:
				first[family] = use{sign, place}
			case before.sign != sign && !said[sign]:
				said[sign] = true
				p.Report(lint.Report{
					At: place, Message: fmt.Sprintf("the unit %s is written %s before", sign, before.sign), Hint: "write the unit in one way",
					Related: []lint.Note{{At: before.at, Message: "here it is " + before.sign}},
				})
			}
		})
	}
}

// eachUnit visits the words after numbers: letters, slashes and powers.
func eachUnit(text string, visit func(start, end int)) {
	for i := 1; i < len(text); i++ {
		if !isDigit(text[i-1]) || isDigit(text[i]) {
			continue
		}
		start := i
		for at(text, start) == ' ' && start < len(text) && start < i+2 {
			start++
		}
		end := start
		for end < len(text) && inUnit(text[end]) {
			end++
		}
		if end > start && (isASCIILetter(text[start]) || text[start] >= 0x80) {
			visit(start, end)
			i = end
		}
	}
}

// inUnit says whether a byte may stand in a unit: a letter, slash or power.
func inUnit(c byte) bool {
	return isASCIILetter(c) || c >= 0x80 || c == '/' || c == '^' || c == '2' || c == '3'
}
