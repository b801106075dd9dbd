package options

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"

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
	if len(units) < 2 || len(numbers)*len(units) == len(values) || oneDimension(values) && farApart(values) {
		return
	}
	report := lint.Report{At: p.Option(0), Hint: "write all numbers in the unit that the stem asks for"}
	switch odd := oddUnit(units); {
	case oneDimension(values) && natural(values):
		report.Message, report.Severity = "the options give one quantity in several units", lint.Info
	case odd >= 0:
		report.At, report.Message = p.Option(odd), fmt.Sprintf("%s alone has %s", name(odd), unitName(values[odd]))
	case oneDimension(values):
		report.Message = "the options give one quantity in several units"
	default:
		report.Message, report.Severity = "the options count different things, or in different units", lint.Info
	}
	p.Report(report)
}

// unitOf returns a text that is the same for all ways to write a unit. What is
// neither a unit, a currency nor a counted thing is not known.
func unitOf(q quantity.Quantity) (key string, known bool) {
	switch {
	case q.Unit != nil:
		return fmt.Sprintf("%p", q.Unit), true
	case q.Written == "" || strings.Contains("$€£%‰", q.Written):
		return q.Written, true
	}
	if above, below, rate := strings.Cut(q.Written, "/"); rate {
		_, knownAbove := quantity.UnitNamed(above)
		_, knownBelow := quantity.UnitNamed(below)
		return q.Written, knownAbove && knownBelow
	}
	for _, word := range strings.Fields(q.Written) {
		if len(word) < 3 || strings.TrimFunc(word, unicode.IsLower) != "" {
			return "", false
		}
		key += " " + english.Stem(word)
	}
	return key, true
}

func unitName(q quantity.Quantity) string {
	if q.Written == "" {
		return "no unit"
	}
	return fmt.Sprintf("the unit %q", q.Written)
}

// oddUnit is the option that alone has its unit among options that share another,
// or -1.
func oddUnit(units map[string][]int) int {
	odd, most := -1, 0
	for _, options := range units {
		if len(options) == 1 {
			odd = options[0]
		}
		most = max(most, len(options))
	}
	if len(units) != 2 || most < 2 {
		return -1
	}
	return odd
}

func oneDimension(values []quantity.Quantity) bool {
	return !slices.ContainsFunc(values, func(v quantity.Quantity) bool {
		return v.Unit == nil || values[0].Unit == nil || v.Unit.Dimension != values[0].Unit.Dimension || v.Unit.Size == 0
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

// manifold is how many times as large as the smallest option the largest can be
// for one unit to suit both.
const manifold = 1000

// farApart reports whether the options differ so much that no one unit suits all
// of them, as 20 µs and 50 s.
func farApart(values []quantity.Quantity) bool {
	least, most := math.Inf(1), 0.
	for _, v := range values {
		if size := math.Abs(v.Base()); size > 0 {
			least, most = min(least, size), max(most, size)
		}
	}
	return natural(values) && most > manifold*least
}
