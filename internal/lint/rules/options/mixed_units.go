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

// MixedUnits is rule QB308.
var MixedUnits = &lint.Rule{
	Code:         "QB308",
	Name:         "mixed-units",
	Summary:      "Checks that numeric options have the same unit, or each its own.",
	Severity:     lint.Warning,
	Scope:        lint.ScopeItem,
	NeedsOptions: true,
	Check:        checkMixedUnits,
}

// asksForUnit are stems in which the unit is a part of the answer.
var asksForUnit = english.NewPatterns("which/what unit~", "convert~", "equal~ to", "equals", "same as", "equivalent")

func checkMixedUnits(p *lint.Pass) {
	item := p.Texts()
	values, ok := quantity.ParseAll(item.RawOptions())
	if !ok || asksForUnit.In(item.Stem.Tokens) {
		return
	}
	units, numbers := map[string][]int{}, map[float64]bool{}
	for i, v := range values {
		key, known := unitOf(v)
		if !known {
			return
		}
		if v.Value != 0 { // zero needs no unit
			units[key] = append(units[key], i)
		}
		numbers[v.Value] = true
	}
	// One number in several units, or each number in each unit, is a choice of units.
	if len(units) < 2 || len(numbers)*len(units) == len(values) {
		return
	}
	report := lint.Report{At: p.Option(0), Hint: "write all numbers in the unit that the stem asks for"}
	one := oneDimension(values)
	switch odd := oddUnit(units); {
	case odd >= 0 && values[odd].Written == "":
		report.At, report.Message = p.Option(odd), name(odd)+" alone has no unit"
	case odd >= 0:
		report.At, report.Message = p.Option(odd), fmt.Sprintf("%s alone has the unit %q", name(odd), values[odd].Written)
	case one:
		report.Message = "the options give one quantity in several units"
	default:
		report.Message, report.Severity = "the options count different things, or in different units", lint.Info
	}
	if one && natural(values) {
		report.Severity = lint.Info
	}
	p.Report(report)
}

// unitOf returns a text that is the same for all ways to write a unit. What is
// neither a unit, a currency nor a counted thing is not known.
func unitOf(q quantity.Quantity) (key string, known bool) {
	if q.Unit != nil {
		return q.Unit.Symbol(), true
	}
	if strings.Contains("$€£%‰", q.Written) { // or has none
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

// oddUnit is the option that alone has its unit among options that share another,
// or -1.
func oddUnit(units map[string][]int) int {
	odd, shared := -1, false
	for _, options := range units {
		if len(options) == 1 {
			odd = options[0]
		}
		shared = shared || len(options) > 1
	}
	if len(units) != 2 || !shared {
		return -1
	}
	return odd
}

// oneDimension reports whether all options have units of one dimension that can be
// converted.
func oneDimension(values []quantity.Quantity) bool {
	first := values[0].Unit
	return !slices.ContainsFunc(values, func(v quantity.Quantity) bool {
		return v.Unit == nil || first == nil || v.Unit.Dimension != first.Dimension || v.Unit.Size == 0
	})
}

// natural reports whether each quantity is in the largest of the units in which
// its number is not below one, as in 20 s, 3 min and 2 h.
func natural(values []quantity.Quantity) bool {
	for _, v := range values {
		for _, other := range values {
			if v.Value < 1 || other.Unit.Size > v.Unit.Size && v.Base() >= other.Unit.Size {
				return false
			}
		}
	}
	return true
}
