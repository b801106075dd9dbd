package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// MixedUnits is rule QB308.
var MixedUnits = &lint.Rule{
	Code:     "QB308",
	Name:     "mixed-units",
	Summary:  "Checks that numeric options have the same unit, or each its own.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkMixedUnits,
}

// asksForUnit are stems in which the unit is a part of the answer.
var asksForUnit = english.NewPatterns("which/what unit~", "convert~", "equal~ to", "equals", "same as", "equivalent")

func checkMixedUnits(p *lint.Pass) {
	values, ok := quantity.ParseAll(p.Texts().RawOptions())
	if !ok || asksForUnit.In(p.Texts().Stem.Tokens) {
		return
	}
	units, numbers := map[string]int{}, map[float64]bool{}
	for _, v := range values {
		units[unitKey(v)]++
		numbers[v.Value] = true
	}
	// One number in several units, or each number in each unit, is a choice of units.
	if len(units) < 2 || len(numbers)*len(units) == len(values) {
		return
	}
	report := lint.Report{At: p.Option(0), Hint: "write all numbers in the unit that the stem asks for"}
	switch odd := alone(values, units); {
	case odd >= 0:
		report.At = p.Option(odd)
		report.Message = fmt.Sprintf("%s alone has %s", name(odd), unitName(values[odd]))
	case oneDimension(values):
		report.Message = "the options give one quantity in several units"
	default:
		report.Message, report.Severity = "the options count different things, or in different units", lint.Info
	}
	if natural(values) {
		report.Severity = lint.Info
	}
	p.Report(report)
}

// unitKey is the same for all ways to write a unit.
func unitKey(q quantity.Quantity) string {
	switch {
	case q.Unit != nil:
		return fmt.Sprintf("%s %g", q.Unit.Dimension, q.Unit.Size)
	case q.Written == "":
		return ""
	}
	return english.Stem(q.Written)
}

func unitName(q quantity.Quantity) string {
	if q.Written == "" {
		return "no unit"
	}
	return fmt.Sprintf("the unit %q", q.Written)
}

// alone is the option that alone has its unit among options that share another,
// or -1.
func alone(values []quantity.Quantity, units map[string]int) int {
	if len(units) != 2 || len(values) < 3 {
		return -1
	}
	for i, v := range values {
		if units[unitKey(v)] == 1 {
			return i
		}
	}
	return -1
}

func oneDimension(values []quantity.Quantity) bool {
	for _, v := range values {
		if v.Unit == nil || values[0].Unit == nil || v.Unit.Dimension != values[0].Unit.Dimension {
			return false
		}
	}
	return true
}

// natural reports whether each quantity is in the largest of the units in which
// its number is not below one, as in 20 s, 3 min and 2 h.
func natural(values []quantity.Quantity) bool {
	if !oneDimension(values) {
		return false
	}
	for _, v := range values {
		if v.Value < 1 || v.Unit.Size == 0 {
			return false
		}
		for _, other := range values {
			if other.Unit.Size > v.Unit.Size && v.Base() >= other.Unit.Size {
				return false
			}
		}
	}
	return true
}
