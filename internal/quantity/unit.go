package quantity

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/unicode/norm"
)

// Unit is a unit of measurement.
type Unit struct {
	// Dimension is what it measures: "length".
	Dimension string
	// Size is its size in the first unit of the dimension; 0 for units whose
	// zeros differ, such as °C and °F.
	Size float64
	// Symbols and Names are the ways to write it: "ft" and "feet".
	Symbols, Names []string
}

//go:embed units.txt
var unitTable string

type unitIndex struct {
	exact map[string]*Unit // symbols as written
	lower map[string]*Unit // names, and symbols whose case does not matter
}

var units = sync.OnceValue(func() unitIndex {
	index := unitIndex{exact: map[string]*Unit{}, lower: map[string]*Unit{}}
	ambiguous := map[string]bool{}
	for line := range strings.Lines(unitTable) {
		fields := strings.Fields(line)
		if len(fields) == 0 || fields[0] == "#" {
			continue
		}
		size, err := strconv.ParseFloat(fields[1], 64)
		if err != nil {
			panic("quantity: units.txt: " + line)
		}
		unit := &Unit{Dimension: fields[0], Size: size}
		names := false
		for _, name := range fields[2:] {
			switch {
			case name == "|":
				names = true
			case names:
				name = strings.ReplaceAll(name, "-", " ")
				unit.Names = append(unit.Names, name)
				index.lower[name] = unit
			default:
				unit.Symbols = append(unit.Symbols, name)
				index.exact[name] = unit
				lower := strings.ToLower(name)
				if other := index.lower[lower]; other != nil && other != unit {
					ambiguous[lower] = true
				}
				index.lower[lower] = unit
			}
		}
	}
	for name := range ambiguous {
		delete(index.lower, name)
	}
	return index
})

// UnitNamed returns the unit that a symbol or a name stands for, however its
// powers are written: m³/s, m^3/s and m3/s are one unit.
func UnitNamed(name string) (*Unit, bool) {
	if unit, ok := units().exact[name]; ok {
		return unit, true
	}
	name = UnitForm(name)
	if unit, ok := units().exact[name]; ok {
		return unit, true
	}
	unit, ok := units().lower[strings.ToLower(strings.ReplaceAll(name, "-", " "))]
	return unit, ok
}

// IsName reports whether a way to write the unit is a name, not a symbol.
func (u *Unit) IsName(written string) bool {
	written = strings.ToLower(strings.ReplaceAll(written, "-", " "))
	for _, name := range u.Names {
		if name == written {
			return true
		}
	}
	return false
}

var unitMarks = strings.NewReplacer(
	"^", "", "{", "", "}", "", "**", "", `\%`, "%", "·", "*", "⋅", "*", "\u2212", "-", "μ", "µ", "º", "°",
)

// UnitForm writes a unit so that m³/s, m^3/s and \mathrm{m^3/s} are the same.
func UnitForm(unit string) string {
	if isPlain(unit) {
		return unit
	}
	for symbol, digit := range superscriptDigits {
		unit = strings.ReplaceAll(unit, string(symbol), string(digit))
	}
	for _, command := range []string{`\text`, `\mathrm`, `\mathsf`, `\operatorname`, `\,`, `\ `, `~`} {
		unit = strings.ReplaceAll(unit, command, " ")
	}
	return strings.Join(strings.Fields(norm.NFC.String(unitMarks.Replace(unit))), " ")
}

func isPlain(unit string) bool {
	for i := 0; i < len(unit); i++ {
		if c := unit[i]; (c|0x20 < 'a' || c|0x20 > 'z') && !isDigit(c) && c != '/' {
			return false
		}
	}
	return true
}

// UnitAfter reads the unit behind a number that ends at from: "cfs", "ft/s",
// "m^3/s", "square feet". The end is from when there is none.
func UnitAfter(text string, from int) (unit string, end int) {
	start := from
	for start < len(text) {
		rest := text[start:]
		skip := 0
		for _, gap := range []string{" ", "\u00a0", "\u2009", "\u202f", `\,`, "~", "$", "`", "*", "-", `\text{`, `\mathrm{`, `\mathsf{`, `\operatorname{`} {
			if strings.HasPrefix(rest, gap) {
				skip = len(gap)
				break
			}
		}
		if skip == 0 {
			break
		}
		start += skip
	}
	words := strings.FieldsFunc(text[start:min(len(text), start+40)], func(r rune) bool { return r == ' ' || r == '\u00a0' })
	for n := min(len(words), 2); n > 0; n-- {
		candidate := words[0]
		if n == 2 {
			candidate += " " + words[1]
		}
		candidate = strings.TrimRight(candidate, ".,;:!?)($`*=<>≈]")
		if n == 2 && len(candidate) <= len(words[0]) || strings.ContainsAny(candidate, ",;:()=<>") {
			continue
		}
		if _, ok := UnitNamed(candidate); ok || n == 1 {
			return UnitForm(candidate), min(len(text), start+len(candidate))
		}
	}
	return "", from
}
