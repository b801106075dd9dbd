package quantity

import (
	_ "embed"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Unit is a unit of measurement.
type Unit struct {
	// Dimension is what it measures: "length".
	Dimension string
	// Size is its size in the first unit of the dimension, or 0 if no factor converts
	// it, as for °C and °F.
	Size float64
	// Symbols and Names are the ways to write it: "ft" and "feet".
	Symbols, Names []string
}

var (
	//go:embed units.txt
	unitTable string
	//go:embed measured.txt
	measuredTable string
)

type unitIndex struct {
	exact map[string]*Unit // symbols as written
	lower map[string]*Unit // names, and symbols whose case does not matter
}

// rows returns the fields of each line of a table, without comments.
func rows(table string) [][]string {
	var list [][]string
	for line := range strings.Lines(table) {
		if fields := strings.Fields(line); len(fields) > 0 && fields[0] != "#" {
			list = append(list, fields)
		}
	}
	return list
}

var units = sync.OnceValue(func() unitIndex {
	index := unitIndex{exact: map[string]*Unit{}, lower: map[string]*Unit{}}
	for _, fields := range rows(unitTable) {
		size, err := strconv.ParseFloat(fields[1], 64)
		if err != nil {
			panic("quantity: units.txt: " + err.Error())
		}
		bar := slices.Index(append(fields, "|"), "|")
		unit := &Unit{Dimension: fields[0], Size: size, Symbols: fields[2:bar]}
		for _, name := range fields[min(bar+1, len(fields)):] {
			unit.Names = append(unit.Names, nameForm(name))
		}
		index.add(unit)
	}
	return index
})

// add adds a unit by its names and symbols. A symbol of one letter, and one that differs from
// another unit's only in case, is found only as written: "5 M" is not a length.
func (index unitIndex) add(unit *Unit) {
	for _, name := range unit.Names {
		index.lower[name] = unit
	}
	for _, symbol := range unit.Symbols {
		index.exact[symbol] = unit
		lower := nameForm(symbol)
		if other, found := index.lower[lower]; found && other != unit {
			index.lower[lower] = nil
		} else if utf8.RuneCountInString(symbol) > 1 {
			index.lower[lower] = unit
		}
	}
}

// nameForm returns the normal form of a name: in lower case with spaces instead of hyphens.
func nameForm(name string) string { return strings.ToLower(strings.ReplaceAll(name, "-", " ")) }

// measured maps words for what is measured to their dimensions.
var measured = sync.OnceValue(func() map[string][]string {
	words := map[string][]string{}
	for _, fields := range rows(measuredTable) {
		for _, word := range fields[1:] {
			words[word] = append(words[word], fields[0])
		}
	}
	return words
})

// DimensionsOf returns the dimensions that a lowercase word refers to: mass and force for
// "weight".
func DimensionsOf(word string) []string {
	if list := measured()[word]; list != nil {
		return list
	}
	return measured()[strings.TrimSuffix(word, "s")]
}

// UnitNamed returns the unit that a symbol or a name means, however its
// powers are written: m³/s, m^3/s and m3/s are one unit.
func UnitNamed(name string) (*Unit, bool) {
	if unit, ok := units().exact[name]; ok {
		return unit, true
	}
	name = UnitForm(name)
	if unit, ok := units().exact[name]; ok {
		return unit, true
	}
	if unit := units().lower[nameForm(name)]; unit != nil {
		return unit, true
	}
	return quotient(name)
}

// quotient returns the unit that is one unit divided by another: "hL/ha", "grams
// per liter".
func quotient(name string) (*Unit, bool) {
	top, bottom, divided := strings.Cut(strings.ReplaceAll(name, " per ", "/"), "/")
	if !divided || top == "" || strings.Contains(bottom, "/") {
		return nil, false
	}
	numerator, topKnown := UnitNamed(top)
	denominator, bottomKnown := UnitNamed(bottom)
	if !topKnown || !bottomKnown {
		return nil, false
	}
	symbol := numerator.Symbol() + "/" + denominator.Symbol()
	if unit, ok := units().exact[symbol]; ok {
		return unit, true
	}
	unit := &Unit{Dimension: numerator.Dimension + "/" + denominator.Dimension, Symbols: []string{symbol}}
	if denominator.Size != 0 {
		unit.Size = numerator.Size / denominator.Size
	}
	return unit, true
}

// Symbol returns the usual way to write the unit, however the text wrote it.
func (u *Unit) Symbol() string {
	if len(u.Symbols) > 0 {
		return u.Symbols[0]
	}
	return u.Names[0]
}

// IsName reports whether a way to write the unit is a name, not a symbol.
func (u *Unit) IsName(written string) bool { return slices.Contains(u.Names, nameForm(written)) }

var unitMarks = strings.NewReplacer(
	"^", "", "{", "", "}", "", "**", "", `\%`, "%", "·", "*", "⋅", "*", "μ", "µ", "º", "°",
)

// UnitForm returns the normal form of a unit: m3/s for m³/s, m^3/s and \mathrm{m^3/s}.
func UnitForm(unit string) string {
	if !strings.Contains(unit, "  ") && !strings.ContainsFunc(unit, mayChange) { // the common case
		return strings.Trim(unit, " ")
	}
	unit = superscript.Replace(unit)
	for _, command := range []string{`\text`, `\mathrm`, `\mathsf`, `\operatorname`, `\,`, `\ `, `~`} {
		unit = strings.ReplaceAll(unit, command, " ")
	}
	return strings.Join(strings.Fields(norm.NFC.String(unitMarks.Replace(unit))), " ")
}

// mayChange reports whether UnitForm may change a character that is not a space.
func mayChange(r rune) bool {
	return r < ' ' || r >= utf8.RuneSelf || strings.ContainsRune(`\~^{}*`, r)
}

// gap matches what may be between a number and its unit.
var gap = regexp.MustCompile("^(?:[ \u00a0\u2009\u202f~$`*-]" + `|\\,|\\(?:text|mathrm|mathsf|operatorname)\{)*`)

const (
	maxUnitWords  = 4  // "cubic meters per second"
	maxWordLength = 40 // bytes
)

// UnitAfter finds the unit after a number that ends at from: "cfs", "ft/s",
// "m^3/s", "square feet", "grams per liter". It is the longest known unit there,
// or else the first word. If there is none, start and end are from.
func UnitAfter(text string, from int) (start, end int) {
	start = from + len(gap.FindString(text[from:]))
	at, end := start, from
	for n := range maxUnitWords {
		word := text[at:min(len(text), at+2*maxWordLength)]
		if stop := strings.IndexFunc(word, unicode.IsSpace); stop >= 0 {
			word = word[:stop]
		}
		bare := strings.TrimRight(word, ".,;:!?)($`*=<>≈]}'\"’”")
		if bare == "" || len(bare) > maxWordLength || strings.ContainsAny(bare, ",;:()=<>") {
			break
		}
		if _, known := UnitNamed(text[start : at+len(bare)]); known || n == 0 {
			end = at + len(bare)
		}
		at += len(word) + 1
		if len(bare) < len(word) || at >= len(text) {
			break
		}
	}
	if end == from {
		return from, from
	}
	return start, end
}

// Measure is a number with a known unit in a text.
type Measure struct {
	Number
	*Unit
	// UnitStart and UnitEnd are the range of the unit in the text, in bytes.
	UnitStart, UnitEnd int
}

// Measures finds the numbers with known units in a text.
func Measures(text string) []Measure {
	var list []Measure
	for _, n := range Numbers(text) {
		start, end := UnitAfter(text, n.End)
		unit, known := UnitNamed(text[start:end])
		if !known {
			unit, start, end = currencyBefore(text, n.Start)
		}
		if unit != nil {
			list = append(list, Measure{n, unit, start, end})
		}
	}
	return list
}

// currencyBefore reads the sign or the code of a currency before a number: "$5",
// "EUR 5".
func currencyBefore(text string, at int) (unit *Unit, start, end int) {
	end = len(strings.TrimRight(text[:at], " "))
	_, size := utf8.DecodeLastRuneInString(text[:end])
	for _, width := range []int{size, 3} {
		start = max(0, end-width)
		if unit = units().exact[text[start:end]]; unit != nil && strings.HasPrefix(unit.Dimension, "money") {
			return unit, start, end
		}
	}
	return nil, 0, 0
}
