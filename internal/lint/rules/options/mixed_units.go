package options

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var MixedUnits = &lint.Rule{
	Code: "QB308", Name: "mixed-units", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkMixedUnits,
	Summary: "Checks that numeric options have the same unit, unless they are the same number with different units.",
}

// asksForUnit matches stems in which the unit is part of the answer.
var asksForUnit = english.NewPatterns("which/what unit~", "convert~", "equal~ to", "equals", "same as", "equivalent")

func checkMixedUnits(p *lint.Pass) {
	item := p.Texts()
	values, ok := item.Quantities()
	if !ok || asksForUnit.In(item.Stem.Tokens) {
		return
	}
	units, firsts, numbers := []string{}, []int{}, map[float64]bool{} // firsts[k] is the first option in units[k]
	for i, v := range values {
		unit, known := unitOf(v)
		if !known {
			return
		}
		numbers[v.Value] = true
		if v.Value != 0 && !slices.Contains(units, unit) { // zero needs no unit
			units, firsts = append(units, unit), append(firsts, i)
		}
	}
	// One number in several units, or each number in each unit, is a choice of units.
	if len(units) < 2 || len(numbers)*len(units) == len(values) {
		return
	}
	first, odd := firsts[0], firsts[len(firsts)-1]
	p.Report(p.Option(odd), fmt.Sprintf("%s, %q, is not in the same unit as %s, %q",
		name(odd), item.Options[odd].Raw, name(first), item.Options[first].Raw),
		"write all numbers in the unit that the stem asks for")
}

// unitOf returns a key that is the same for all ways to write a unit. It knows units,
// currencies and things that are counted.
func unitOf(q quantity.Quantity) (key string, known bool) {
	if q.Unit != nil {
		return q.Unit.Symbol(), true
	}
	if strings.Contains("$€£%‰", q.Written) { // also if it is empty
		return q.Written, true
	}
	for _, word := range strings.Fields(q.Written) {
		if len(word) < 3 || strings.TrimFunc(word, unicode.IsLower) != "" {
			return "", false
		}
		key += " " + english.Stem(word)
	}
	return key, true
}
