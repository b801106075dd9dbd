package rules

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var unitSpace = &lint.Rule{
	Code:    "QB506",
	Name:    "unit-space",
	Summary: "Checks that a space stands between a number and its unit.",
	Why: "A number and a unit are two words: \"10cfs\" is harder to read, 1l looks like 11, and a search for \"10 cfs\" does not find it. " +
		"Percent, degrees (unless another text of the question has a space there), multiples (10x), 2D and adjectives with a hyphen (a 4-in pipe) are let pass.",
	Remedy:   "Write a space between the number and the unit.",
	Sources:  []string{sp811},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkUnitSpace,
	Bad:      example(sample, "Open channels", "With 10cfs or 3ft/s open channels"),
	Good:     example(sample, "Open channels", "With 10 cfs, 50% in 2D, a 4-in pipe of the 1990s and `10cfs` open channels"),
}

// units are the signs of units, as they stand after a number. Signs of one
// capital letter are left out, but for those of letterUnits: soil 2A, 5G and 4K
// are names.
var units = setOf(`ft in mi yd mm cm dm m km nm µm μm um ac ha acre acres acre-ft
	s sec ms µs μs ns min mins h hr hrs yr yrs
	cfs cms gpm gpd mgd MGD lps LPS mld MLD cusec cusecs fps mph kph rpm
	g kg mg µg μg lb lbs oz L mL ml dL µL μL gal cc
	psi psf Pa hPa kPa MPa GPa bar mbar atm mmHg
	kW MW GW kWh MWh mW kV mV mA kA Hz kHz MHz GHz kJ MJ kcal cal kN MN eV keV MeV
	mol mmol nmol mM dB ppm ppb pF nF kΩ MΩ
	kB KB MB GB TB KiB MiB GiB kb kbps Mbps Gbps Kbps Mbit Gbit bit bits byte bytes pt dpi ppi mcg IU lx lm kcals`)

func checkUnitSpace(p *lint.Pass) {
	item := sync.OnceValue(func() string { return wholeText(p) })
	spaced := sync.OnceValue(func() bool { return spacedDegrees.MatchString(item()) })
	names := sync.OnceValue(func() map[string]bool { return namesIn(item()) })
	prose(p, func(t *lint.Passage) {
		symbolsOf := sync.OnceValue(func() string { return symbolsIn(t.Prose) })
		for i := 1; i < len(t.Prose); i++ {
			if !isDigit(t.Prose[i-1]) || isDigit(t.Prose[i]) || t.Prose[i] == ' ' {
				continue
			}
			end := i
			for end < len(t.Prose) && (isASCIILetter(t.Prose[end]) || t.Prose[end] >= 0x80) {
				end++
			}
			unit := strings.TrimRight(t.Prose[i:end], "²³")
			severity := lint.Severity(0) // the rule's
			switch {
			case unit == "°C" || unit == "°F":
				if severity = lint.Info; !spaced() {
					continue // many write all of them so
				}
			case unit == "" || !units[unit] && letterUnits[unit] == nil || !unitEnds(t.Prose, i, i+len(unit)):
				continue
			}
			start, ok := numberBefore(t.Prose, i)
			if !ok {
				continue
			}
			number := t.Prose[start:i]
			if letterUnits[unit] != nil && !spokenOf(unit, item()) {
				continue
			}
			if unit == "L" && len(number) == 3 && !containsAny(item(), volumes...) {
				continue // 304L is a steel
			}
			if strings.HasPrefix(number, "802.") || len(unit) == 1 && strings.Contains(symbolsOf(), unit) {
				continue // a standard, or a symbol of algebra: 2m for a mass m
			}
			if len(unit) == 1 && names()[number+unit] {
				continue // 2L beside A2L
			}
			if unit == "s" && !strings.Contains(number, ".") && (number[len(number)-1] == '0' || len(number) != 2) {
				continue // the 1990s, all 1s, 2001's
			}
			p.Report(lint.Report{
				At: t.At.Within(start, i+len(unit)), Severity: severity, Message: fmt.Sprintf("%s%s has no space before its unit", number, unit), Hint: "write " + number + " " + unit,
				Repairs: mendText(t, start, i+len(unit), number+" "+unit, "write "+number+" "+unit),
			})
			i = end
		}
	})
}

// figureName matches words that end with a figure and a letter after a capital.
var figureName = regexp.MustCompile(`[A-Z](\d+[A-Za-z])\b`)

// namesIn are the ends of such words in a text: the 2L of A2L.
func namesIn(text string) map[string]bool {
	found := map[string]bool{}
	for _, m := range figureName.FindAllStringSubmatch(text, -1) {
		found[m[1]] = true
	}
	return found
}

// spacedDegrees matches a temperature with a space before its unit.
var spacedDegrees = regexp.MustCompile(`\d[ \x{a0}\x{202f}]°[CF]`)

// letterUnits are signs of one capital letter with parts of the words that speak
// of what they measure.
var letterUnits = map[string][]string{
	"t": {"tonne", "eigh", "load", " mass", "cargo", "capacity", "payload"},
	"N": {"orce", "newton", "pull", "push", "weigh", "ension", "friction", "thrust"},
	"D": {"iopt", "lens", "eyeglass", "spectacle"},
	"V": {"volt", "Volt", "batter", "otential", "circuit", "supply", "ower"},
	"W": {"watt", "Watt", "ower", "lamp", "bulb", "heater", "onsum", "adiat"},
	"J": {"joule", "Joule", "nergy", "ork ", "heat"},
	"A": {"mpere", " amp", "urrent", "fuse", "circuit"},
	"K": {"kelvin", "Kelvin", "emperature", "heated", "cooled", "gas at"},
	"C": {"coulomb", "harge"}, "T": {"tesla", "agnetic field"}, "F": {"farad", "apacit"}, "Ω": {"esist", "ohm", "circuit"},
}

// volumes are parts of words that speak of volume.
var volumes = []string{"olume", "itre", "iter", " mL", " ml", "allon", "apacity", "tank", "bottle", "flask", "beaker", "fluid", "liquid", "water", "m3", "m³", " L ", " L.", "blood", "fuel", "flow"}

// wholeText is all that an item says, or the topics when there is none.
func wholeText(p *lint.Pass) string {
	var all strings.Builder
	prose(p, func(t *lint.Passage) {
		all.WriteString(t.Prose)
		all.WriteByte('\n')
	})
	return all.String()
}

// spokenOf says whether a letter after a number is a unit of something that the
// item speaks of: 15N in an item on forces.
func spokenOf(letter, text string) bool { return containsAny(text, letterUnits[letter]...) }

// symbolsIn are the letters that stand by themselves in a text and after no
// number, as symbols do: "mass m".
func symbolsIn(text string) string {
	var list []byte
	for i := 0; i < len(text); i++ {
		c, before := text[i], at(text, i-1)
		if isASCIILetter(c) && !wordByte(before) && !wordByte(at(text, i+1)) && before < 0x80 && strings.IndexByte("/'.-", before) < 0 &&
			(before != ' ' || !isDigit(at(text, i-2))) && bytes.IndexByte(list, c) < 0 {
			list = append(list, c)
		}
	}
	return string(list)
}

// numberBefore finds where the number that ends at an offset starts; false for
// digits that are part of a name, a price or a power.
func numberBefore(text string, end int) (int, bool) {
	start := end
	for isDigit(at(text, start-1)) || strings.IndexByte(".,", at(text, start-1)) >= 0 && isDigit(at(text, start-2)) {
		start--
	}
	before := at(text, start-1)
	if before == '-' { // a sign, or the hyphen of a name
		before = at(text, start-2)
	}
	return start, before < 0x80 && !isASCIILetter(before) && strings.IndexByte("_.#$^/:\\", before) < 0
}

// lengths are the units that may have a power.
var lengths = setOf("ft in mi yd mm cm dm m km")

// unitEnds says whether the unit from start on ends at an offset: with a power,
// a slash or the end of the word.
func unitEnds(text string, start, end int) bool {
	if c := at(text, end); (c == '2' || c == '3') && lengths[text[start:end]] {
		end++
	}
	c := at(text, end)
	return !isDigit(c) && !isASCIILetter(c) && c != '_' && c != '-' && c != '\''
}
