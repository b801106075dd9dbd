package rules

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var unitVariants = &lint.Rule{
	Code:    "QB507",
	Name:    "unit-variants",
	Summary: "Checks that a question writes each unit in one way.",
	Why: "Two signs of one unit, such as ft3/s and cfs, look like two units: the learner stops to convert. " +
		"An option that has another sign than the stem stands out.",
	Remedy:   "Choose one sign, and write it in stem, options and explanation. A unit's name in full beside its sign (hertz and Hz) is a note; a name of a time is let pass where the sign stands in another text, unless in stem and options.",
	Sources:  []string{sp811, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Since:    since,
	Check:    checkUnitVariants,
	Bad:      example(sample, "Open channels", "At 8 cfs and 9 ft3/s open channels"),
	Good:     example(sample, "Open channels", "At 8 cfs for 5 s, or 9 gpm for `5 sec`, open channels"),
}

// sameUnits lists the signs of one unit each.
var sameUnits = familiesOf(`cfs ft3/s ft³/s ft^3/s cusec cusecs; cms cumec cumecs m3/s m³/s m^3/s; gpm gal/min gallons/min; lps LPS L/s l/s; mgd MGD;
	s sec secs; ms msec msecs; h hr hrs; min mins; yr yrs; ft2 ft² ft^2 sqft; ft3 ft³ ft^3 cuft; m2 m² m^2 sqm; m3 m³ m^3; cl cL; hl hL; in/h in/hr; mm/h mm/hr; ft/h ft/hr; m/h m/hr;
	ft/s fps ft/sec; m/s m/sec; mph mi/h; km/h kph kmh kmph; km kms; cm cms; mm mms; lb lbs; kg kgs; gal gals; mL ml; kt kts kn; tbsp Tbsp tbs Tbs; tsp Tsp; oz ozs; qt qts; pt pts; hp HP; nmi NM; °C degC; °F degF; mmHg torr; g gr gms; ° deg degs; dBm dbm dBM; Ma mya Mya; L l litre litres liter liters ltr ltrs; mg/L mg/l; µg/L µg/l μg/L ug/L; rpm r/min rev/min revs/min; bpm beats/min; µg μg mcg ug;
	psi lb/in2 lb/in² lb/in^2; µm um μm micron microns; µs us μs; kWh kwh KWh; kW kw KW; Mbit/s Mbps Mb/s mbps; kbit/s kbps Kbps kb/s; Gbit/s Gbps Gb/s; cc cm3 cm³ cm^3 ccm; kHz KHz khz; MHz Mhz mhz; € EUR; £ GBP; $ USD; GHz Ghz ghz; Hz hz; kPa KPa kpa; kB KB; m/s2 m/s² m/s^2; ft/s2 ft/s² ft/s^2`)

// unitNames are units written in full, with the sign of their family.
var unitNames = map[string]string{
	"hertz": "Hz", "kilohertz": "kHz", "megahertz": "MHz", "gigahertz": "GHz", "milligram": "mg", "milligrams": "mg", "milligramme": "mg", "milligrammes": "mg",
	"microgram": "µg", "micrograms": "µg", "kilogram": "kg", "kilograms": "kg", "gram": "g", "grams": "g", "gramme": "g", "grammes": "g",
	"millilitre": "mL", "millilitres": "mL", "milliliter": "mL", "milliliters": "mL", "kilometre": "km", "kilometres": "km", "kilometer": "km", "kilometers": "km",
	"centimetre": "cm", "centimetres": "cm", "centimeter": "cm", "centimeters": "cm", "millimetre": "mm", "millimetres": "mm", "millimeter": "mm", "millimeters": "mm",
	"metre": "m", "metres": "m", "meter": "m", "meters": "m", "watt": "W", "watts": "W", "kilowatt": "kW", "kilowatts": "kW", "volt": "V", "volts": "V", "ampere": "A", "amperes": "A", "amps": "A",
	"tonne": "t", "tonnes": "t", "centilitre": "cL", "centilitres": "cL", "centiliter": "cL", "centiliters": "cL", "hectolitre": "hL", "hectolitres": "hL", "hectoliter": "hL", "hectoliters": "hL",
	"joule": "J", "joules": "J", "kilojoule": "kJ", "kilojoules": "kJ", "pascal": "Pa", "pascals": "Pa", "newton": "N", "newtons": "N", "decibel": "dB", "decibels": "dB",
	"hectare": "ha", "hectares": "ha", "knot": "kt", "knots": "kt", "tablespoon": "tbsp", "tablespoons": "tbsp", "teaspoon": "tsp", "teaspoons": "tsp", "ounce": "oz", "ounces": "oz", "quart": "qt", "quarts": "qt", "pint": "pt", "pints": "pt",
	"inch": "in", "inches": "in", "foot": "ft", "feet": "ft", "mile": "mi", "miles": "mi", "yard": "yd", "yards": "yd", "horsepower": "hp", "ohm": "Ω", "ohms": "Ω", "gallon": "gal", "gallons": "gal", "acre": "ac", "acres": "ac",
	"kilonewton": "kN", "kilonewtons": "kN", "meganewton": "MN", "meganewtons": "MN", "kilopascal": "kPa", "kilopascals": "kPa", "megapascal": "MPa", "megapascals": "MPa", "megawatt": "MW", "megawatts": "MW",
	"millivolt": "mV", "millivolts": "mV", "kilovolt": "kV", "kilovolts": "kV", "milliampere": "mA", "milliamperes": "mA", "milliamps": "mA", "megajoule": "MJ", "megajoules": "MJ", "calorie": "cal", "calories": "cal", "kilowatt-hour": "kWh", "kilowatt-hours": "kWh", "kilocalorie": "kcal", "kilocalories": "kcal",
	"bushel": "bu", "bushels": "bu", "micrometer": "µm", "micrometers": "µm", "micrometre": "µm", "micrometres": "µm", "nanometer": "nm", "nanometers": "nm", "nanometre": "nm", "nanometres": "nm", "terabytes": "TB", "megabits": "Mbit",
	"pound": "lb", "pounds": "lb", "mole": "mol", "moles": "mol", "kilobytes": "kB", "megabytes": "MB", "gigabytes": "GB", "kilobyte": "kB", "megabyte": "MB", "gigabyte": "GB",
	"diopter": "D", "diopters": "D", "dioptre": "D", "dioptres": "D", "lumen": "lm", "lumens": "lm", "lux": "lx", "candela": "cd", "candelas": "cd",
}

// timeNames are times, and per cent, in full. They are natural in prose when a
// table or an option has the sign.
var timeNames = map[string]string{
	"percent": "%", "per cent": "%",
	"second": "s", "seconds": "s", "minute": "min", "minutes": "min", "hour": "h", "hours": "h", "year": "yr", "years": "yr",
	"millisecond": "ms", "milliseconds": "ms", "microsecond": "µs", "microseconds": "µs",
}

// oddTimeSigns are no signs of a standard: they stand for the name, and not
// beside it.
var oddTimeSigns = setOf("sec secs mins hr hrs yrs")

// otherUnits are the signs of unitNames that have no second sign, numbered from
// -1 down.
var otherUnits = func() map[string]int {
	table := map[string]int{}
	for _, names := range []map[string]string{unitNames, timeNames} {
		for _, sign := range slices.Sorted(maps.Values(names)) {
			if _, several := sameUnits[sign]; !several && table[sign] == 0 {
				table[sign] = -1 - len(table)
			}
		}
	}
	return table
}()

// familyOf is the number of the unit that a sign or a name means.
func familyOf(sign string) (family int, name, known bool) {
	base, name := unitNames[sign]
	if !name {
		base, name = timeNames[sign]
	}
	if !name {
		base = sign
		if usual, ok := usualSigns[sign]; ok {
			base = usual
		}
	}
	family, known = sameUnits[base]
	if !known {
		family, known = otherUnits[base]
	}
	if one, many := strings.CutSuffix(base, "s"); !known && many && len(one) > 2 && !strings.Contains(one, " ") { // "kcals" is no standard's sign
		return familyOf(one)
	}
	if !known && strings.Contains(base, " ") {
		if sign := unitSign(base); sign != "" {
			family, _, known = familyOf(sign)
			return family, true, known
		}
	}
	if !known && strings.Contains(base, "/") {
		return compound(base)
	}
	return family, name, known
}

// compound is the number of a unit of several that has no sign of its own, by those of its
// factors: grams per liter.
func compound(sign string) (family int, name, known bool) {
	sum := fnv.New32a()
	for factor := range strings.SplitSeq(sign, "/") {
		one, _, known := familyOf(factor)
		if !known {
			return 0, false, false
		}
		fmt.Fprint(sum, one, "/")
	}
	return compounds - int(sum.Sum32()>>2), false, true
}

// compounds is the number of the first compound unit: the others are below.
const compounds = -1 << 20

// unitSign writes the name of a unit of several as a sign: "cubic meters per second" as
// m3/s. Empty for what is none.
func unitSign(words string) string {
	var sign strings.Builder
	power := ""
	for _, word := range strings.Fields(words) {
		base := unitNames[word]
		if base == "" {
			base = timeNames[word]
		}
		if _, known := sameUnits[word]; base == "" && known && len(word) > 3 {
			base = word // liter
		}
		switch {
		case word == "cubic" && power == "":
			power = "3"
		case word == "square" && power == "":
			power = "2"
		case word == "per" && sign.Len() > 0:
			sign.WriteByte('/')
		case base != "" && (sign.Len() == 0 || strings.HasSuffix(sign.String(), "/")):
			sign.WriteString(base + power)
			power = ""
		default:
			return ""
		}
	}
	if power != "" || strings.HasSuffix(sign.String(), "/") || !strings.ContainsAny(sign.String(), "/23") {
		return ""
	}
	return sign.String()
}

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
	name bool // written in full
	part bool // of a unit of several
	// number is the figure before it; empty for none.
	number string
	at     lint.Place
	in     *lint.Passage
}

// clashes says whether the sign of a time and its name stand where one of them
// should do: in one text, the sign in an option and the name after the same figure, or
// the sign in the stem and the name in an option.
func clashes(sign, name use) bool {
	return !sign.part && (sign.in == name.in || sign.sign != "%" && sign.number != "" && sign.number == name.number && strings.HasPrefix(sign.in.What, "option ") || oddTimeSigns[sign.sign] || sign.in.What == "the stem" && strings.HasPrefix(name.in.What, "option ") ||
		sign.sign == "%" && name.in.What == "the stem" && strings.HasPrefix(sign.in.What, "option "))
}

func checkUnitVariants(p *lint.Pass) {
	if p.Item < 0 {
		return // topics are separate texts
	}
	var first, times map[int]use // times are those in full
	var said map[string]bool
	for i := range p.Passages {
		t := &p.Passages[i]
		note := func(start, end int, part bool) {
			sign := t.Raw[start:end]
			family, name, known := familyOf(sign)
			if !known {
				return
			}
			if first == nil {
				first, times, said = map[int]use{}, map[int]use{}, map[string]bool{}
			}
			if name && at(t.Raw, end) == ' ' && at(t.Raw, end+1) == '(' { // introduced: "nanometers (nm)"
				if other, _, _ := strings.Cut(t.Raw[end+2:], ")"); len(other) < 6 {
					said[other] = true
				}
			}
			place := t.At.Within(start, end)
			own := use{sign, name, part, figureBefore(t.Raw, start), place, t}
			report := func(before use, severity lint.Severity) {
				said[sign] = true
				p.Report(lint.Report{
					At: place, Severity: severity, Message: fmt.Sprintf("the unit %s is written %s before", sign, before.sign), Hint: "write the unit in one way",
					Related: []lint.Note{{At: before.at, Message: "here it is " + before.sign}},
				})
			}
			before, seen := first[family]
			if timeNames[sign] != "" {
				if seen && !said[sign] && clashes(before, own) {
					report(before, lint.Info)
				} else if times[family].in == nil {
					times[family] = own
				}
				return
			}
			if name := times[family]; name.in != nil && !said[sign] && clashes(own, name) {
				report(name, lint.Info)
			}
			switch {
			case !seen:
				first[family] = own
			case before.sign != sign && !said[sign]:
				severity := lint.Warning
				if name != before.name && part || family <= compounds && !name && !before.name {
					return // a sign within a unit: "2 inches" and "in/h"; or its factors tell
				}
				if name != before.name || part || usualSigns[sign] != "" || usualSigns[before.sign] != "" {
					severity = lint.Info
				} else if name && (strings.TrimSuffix(sign, "s") == strings.TrimSuffix(before.sign, "s")) {
					return // one and many
				}
				report(before, severity)
			}
		}
		eachUnit(t.Prose, func(start, end int) {
			note(start, end, false)
			eachFactor(t.Prose, start, end, func(start, end int) { note(start, end, true) })
		})
		eachComposed(t.Prose, func(start, end int) { note(start, end, false) })
		eachSpelled(t.Prose, func(start, end int) { note(start, end, false) })
		eachRate(t.Prose, func(start, end int) { note(start, end, false) })
		eachOtherSign(t.Raw, func(start, end int) { note(start, end, false) })
		eachPercent(t.Prose, func(start, end int) { note(start, end, false) })
		eachBareUnit(t.Prose, func(start, end int) {
			note(start, end, true)
			eachFactor(t.Prose, start, end, func(start, end int) { note(start, end, true) })
		})
	}
}
