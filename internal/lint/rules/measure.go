package rules

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// measure is an option that is one number with a unit, in the base unit of its
// dimension.
type measure struct {
	number    float64 // as written
	unit      string  // as written
	dimension string  // empty for a unit that is not known
	value     float64 // number times the unit's factor
}

// measuring are known units: the dimension, its base first, and the factor of
// each, in small letters. Temperatures have no factor, since their zero differs.
var measuring = unitsOf(`
length: m 1 mm .001 cm .01 dm .1 km 1000 µm 1e-6 μm 1e-6 nm 1e-9 pm 1e-12 å 1e-10 in .0254 inch .0254 inches .0254 ft .3048 foot .3048 feet .3048 yd .9144 yard .9144 yards .9144
	mi 1609.344 mile 1609.344 miles 1609.344 metre 1 metres 1 meter 1 meters 1 kilometre 1000 kilometres 1000 kilometer 1000 kilometers 1000 centimetres .01 centimeters .01 millimetres .001 millimeters .001 millimetre .001 millimeter .001 centimetre .01 centimeter .01
	au 1.495979e11 pc 3.085678e16 kpc 3.085678e19 mpc 3.085678e22 parsec 3.085678e16 parsecs 3.085678e16 kiloparsecs 3.085678e19 megaparsecs 3.085678e22 ly 9.460730e15 light-year 9.460730e15 light-years 9.460730e15 fathom 1.8288 fathoms 1.8288 furlong 201.168 furlongs 201.168
mass: g 1 mg .001 µg 1e-6 μg 1e-6 mcg 1e-6 ng 1e-9 kg 1000 t 1e6 tonne 1e6 tonnes 1e6 lb 453.592 lbs 453.592 pound 453.592 pounds 453.592 oz 28.3495 ounce 28.3495 ounces 28.3495 gram 1 grams 1
	milligram .001 milligrams .001 microgram 1e-6 micrograms 1e-6 kilogram 1000 kilograms 1000
time: s 1 sec 1 second 1 seconds 1 ms .001 millisecond .001 milliseconds .001 µs 1e-6 μs 1e-6 us 1e-6 ns 1e-9 min 60 mins 60 minute 60 minutes 60 h 3600 hr 3600 hrs 3600 hour 3600 hours 3600
	d 86400 day 86400 days 86400 week 604800 weeks 604800 fortnight 1209600 fortnights 1209600 month 2629800 months 2629800 year 31557600 years 31557600 yr 31557600 yrs 31557600 decade 315576000 decades 315576000 century 3155760000 centuries 3155760000 millennium 31557600000 millennia 31557600000 millenniums 31557600000
volume: l 1 ml .001 cl .01 dl .1 µl 1e-6 μl 1e-6 hl 100 litre 1 litres 1 liter 1 liters 1 millilitres .001 milliliters .001 m3 1000 cm3 .001 cc .001 dm3 1 mm3 1e-6 ft3 28.3168 gal 3.78541 gallon 3.78541 gallons 3.78541 pint .473 pints .473 cups .2366 cup .2366 acre-ft 1233482 ac-ft 1233482
area: m2 1 cm2 1e-4 mm2 1e-6 km2 1e6 ha 1e4 hectare 1e4 hectares 1e4 acre 4046.86 acres 4046.86 ac 4046.86 ft2 .092903 in2 .00064516 mi2 2589988
speed: m/s 1 km/h .277778 kmh .277778 kph .277778 mph .44704 mi/h .44704 ft/s .3048 knot .514444 knots .514444 kt .514444 kts .514444 km/s 1000 cm/s .01 mm/s .001 mm/h 2.77778e-7 in/h 7.05556e-6 in/hr 7.05556e-6 m/min .0166667
flow: m3/s 1 l/s .001 l/min 1.66667e-5 m3/h 2.77778e-4 m3/d 1.15741e-5 ml/min 1.66667e-8 ft3/s .0283168 gal/min 6.30902e-5
data: byte 1 bytes 1 b 1 bit .125 bits .125 kbit 125 kb 1000 kib 1024 mb 1e6 mib 1048576 mbit 125000 gb 1e9 gib 1073741824 gbit 1.25e8 tb 1e12 tib 1.0995e12 kilobytes 1000 megabytes 1e6 gigabytes 1e9
rate: bit/s 1 bps 1 kbit/s 1000 kbps 1000 kb/s 1000 mbit/s 1e6 mbps 1e6 mb/s 1e6 gbit/s 1e9 gbps 1e9 gb/s 1e9
frequency: hz 1 khz 1000 mhz 1e6 ghz 1e9 thz 1e12 rpm .0166667 hertz 1 kilohertz 1000 megahertz 1e6 gigahertz 1e9
pressure: pa 1 kpa 1000 mpa 1e6 hpa 100 bar 1e5 mbar 100 atm 101325 psi 6894.76 mmhg 133.322 torr 133.322
energy: j 1 kj 1000 mj 1e6 gj 1e9 cal 4.184 kcal 4184 wh 3600 kwh 3.6e6 mwh 3.6e9 ev 1.602e-19 kev 1.602e-16 mev 1.602e-13 joule 1 joules 1 kilojoules 1000
power: w 1 mw 1e6 kw 1000 gw 1e9 hp 745.7 watt 1 watts 1 kilowatt 1000 kilowatts 1000 megawatts 1e6
amount: mol 1 mmol .001 µmol 1e-6 μmol 1e-6 kmol 1000
concentration: mol/l 1 mmol/l .001 µmol/l 1e-6 μmol/l 1e-6 mol/dm3 1 mol/m3 .001
load: g/l 1 mg/l .001 µg/l 1e-6 μg/l 1e-6 mg/dl .01 g/dl 10 g/ml 1000 kg/m3 1 g/cm3 1000 mg/ml 1 ng/ml 1e-6
voltage: v 1 mv .001 kv 1000 µv 1e-6 μv 1e-6 volt 1 volts 1
current: a 1 ma .001 µa 1e-6 μa 1e-6 ka 1000 ampere 1 amperes 1 amps 1
resistance: ω 1 kω 1000 mω 1e6 ohm 1 ohms 1 kohm 1000
force: n 1 kn 1000 mn 1e6 lbf 4.44822
temperature: °c 0 °f 0 k 0 ºc 0 ºf 0
angle: ° 1 degrees 1 degree 1 rad 57.29578 radians 57.29578
`)

// unit is a known unit of measurement.
type unit struct {
	dimension string
	factor    float64
}

func unitsOf(list string) map[string]unit {
	table := map[string]unit{}
	dimension := ""
	fields := strings.Fields(list)
	for i := 0; i < len(fields); i++ {
		if name, found := strings.CutSuffix(fields[i], ":"); found {
			dimension = name
			continue
		}
		factor, err := strconv.ParseFloat(fields[i+1], 64)
		if err != nil {
			panic(err)
		}
		table[fields[i]] = unit{dimension, factor}
		i++
	}
	return table
}

// unitNamed looks a unit up, however its power is written. The case of an M
// tells mega from milli; that of other letters is often wrong.
func unitNamed(name string) (unit, bool) {
	name = unitForm(name)
	if miles, ok := flownMiles[name]; ok {
		return unit{"length", miles}, true
	}
	lower := strings.ToLower(name)
	u, ok := measuring[lower]
	if !ok || len(name) < 2 || lower[0] != 'm' || !mixable[lower] {
		return u, ok
	}
	base := measuring[lower[1:]]
	if name[0] == 'M' {
		return unit{base.dimension, 1e6 * base.factor}, true
	}
	return unit{base.dimension, 0.001 * base.factor}, true
}

// flownMiles are the miles of ships and aircraft in meters, by their signs: NM is
// no nanometer.
var flownMiles = map[string]float64{"NM": 1852, "nmi": 1852, "SM": 1609.344, "nautical miles": 1852, "nautical mile": 1852, "statute miles": 1609.344}

// mixable are units of which both the thousandth and the million are in use.
var mixable = setOf("mw mj mv ma mn mpa mω mev mwh")

var (
	about      = regexp.MustCompile(`(?i)^[$` + "`" + `* ]*(?:(?:about|approximately|approx\.?|around|roughly|nearly|almost|some|ca\.?|after|within|every|in|for|up to|at)\s+|[≈~])?`)
	groups3    = regexp.MustCompile(`(\d)[ \x{a0}\x{2009}\x{202f}](\d{3})\b`)
	spelledOut = regexp.MustCompile(`^(?i:(one|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|half an?))(?:\s+|$)`)
)

var spelledNumbers = map[string]string{
	"a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
	"twelve": "12", "fifteen": "15", "twenty": "20", "thirty": "30", "forty": "40", "fifty": "50", "sixty": "60", "ninety": "90", "half a": "0.5", "half an": "0.5",
}

// mayMeasure says, at small cost, whether a text may be a number with a unit.
func mayMeasure(text string) bool {
	if strings.ContainsAny(text, "0123456789") {
		return true
	}
	word := strings.ToLower(firstWord(text))
	_, known := spelledNumbers[word]
	return known || word == "half" || word == "about" || word == "approximately"
}

// measures reads options as numbers with units; false when one of them is
// anything else.
func measures(options []lint.Text) ([]measure, bool) {
	list := make([]measure, len(options))
	for i := range options {
		text := options[i].Raw
		if len(text) > 60 || !mayMeasure(text) {
			return nil, false
		}
		text = text[len(about.FindString(text)):]
		if m := spelledOut.FindStringSubmatch(text); m != nil {
			text = spelledNumbers[strings.ToLower(m[1])] + " " + text[len(m[0]):]
		}
		text = groups3.ReplaceAllString(text, "$1$2")
		if text == "" || !isDigit(text[0]) && strings.IndexByte("-+.", text[0]) < 0 && !strings.HasPrefix(text, "−") {
			return nil, false
		}
		found := numbers(text)
		if len(found) != 1 || found[0].start > 3 {
			return nil, false
		}
		m := measure{number: found[0].value, unit: unitForm(strings.Trim(text[found[0].end:], "$`*.~ "))}
		if words := strings.Fields(m.unit); len(words) > 2 {
			return nil, false
		}
		if u, ok := unitNamed(m.unit); ok {
			m.dimension, m.value = u.dimension, m.number*u.factor
		}
		list[i] = m
	}
	return list, len(list) > 1
}
