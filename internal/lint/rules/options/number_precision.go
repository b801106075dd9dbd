package options

import (
	"cmp"
	"math"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var NumberPrecision = &lint.Rule{
	Code: "QB307", Name: "number-precision", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkNumberPrecision,
	Summary: "Checks that no numeric option has more or fewer decimals than the others.",
}

func checkNumberPrecision(p *lint.Pass) {
	item := p.Texts()
	values, ok := item.Quantities()
	if !ok || len(values) < 3 || !alike(values) || followsSize(values) || asksForForm.In(item.Stem.Tokens) {
		return
	}
	for i, v := range values {
		decimals, digits, same := precision(values, i)
		extra := v.Decimals - decimals
		isDifferent := same && extra != 0 && v.Value != 0
		isMostPrecise := extra > 0 && v.Significant > digits
		if isDifferent || isMostPrecise {
			p.Report(p.Option(i), name(i)+" has a different number of decimals from the others",
				"write all numbers with the same number of decimals")
			return
		}
	}
}

// precision returns the largest number of decimals and of significant digits of all values but
// one, and whether these values have the same number of decimals.
func precision(values []quantity.Quantity, except int) (decimals, digits int, same bool) {
	decimals, same = values[(except+1)%len(values)].Decimals, true
	for i, v := range values {
		if i != except {
			same = same && v.Decimals == decimals
			decimals, digits = max(decimals, v.Decimals), max(digits, v.Significant)
		}
	}
	return decimals, digits, same
}

// alike reports whether all quantities are plain decimal numbers in one unit.
func alike(values []quantity.Quantity) bool {
	return !slices.ContainsFunc(values, func(v quantity.Quantity) bool {
		return !v.Plain || v.Written != values[0].Written
	})
}

// followsSize reports whether no number has more decimals than a smaller one, zero excepted:
// 0.125, 2.5 and 12.
func followsSize(values []quantity.Quantity) bool {
	sorted := slices.SortedFunc(slices.Values(values), func(a, b quantity.Quantity) int {
		return cmp.Compare(math.Abs(a.Value), math.Abs(b.Value))
	})
	for i := 1; i < len(sorted); i++ {
		if sorted[i].Decimals > sorted[i-1].Decimals && sorted[i-1].Value != 0 {
			return false
		}
	}
	return true
}
