package options

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// NumberPrecision is rule QB307.
var NumberPrecision = &lint.Rule{
	Code:     "QB307",
	Name:     "number-precision",
	Summary:  "Checks that no numeric option has more or fewer decimals than the others.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkNumberPrecision,
}

func checkNumberPrecision(p *lint.Pass) {
	values, ok := quantity.ParseAll(p.Texts().RawOptions())
	if !ok || asksForForm.In(p.Texts().Stem.Tokens) || len(values) < 3 || !alike(values) || precisionFollowsSize(values) {
		return
	}
	precise, rough := 0, 0
	for i, v := range values {
		if v.Decimals > values[precise].Decimals {
			precise = i
		}
		if v.Decimals < values[rough].Decimals {
			rough = i
		}
	}
	report := lint.Report{Severity: lint.Info, Hint: "write all numbers with the same number of decimals"}
	switch extra := lead(values, precise); {
	case extra > 0:
		report.At = p.Option(precise)
		report.Message = fmt.Sprintf("%s has more decimals than the others: %d", name(precise), values[precise].Decimals)
		if extra > 1 {
			report.Severity = lint.Warning
		}
	case alone(values, precise):
		report.At, report.Message = p.Option(precise), name(precise)+" alone has more decimals than the others"
	case alone(values, rough):
		report.At, report.Message = p.Option(rough), name(rough)+" alone has fewer decimals than the others"
	default:
		return
	}
	p.Report(report)
}

// lead is how many decimals more than all others a number has; 0 if it does not
// have more digits as well, as 0.35 beside 3.5 and 35.
func lead(values []quantity.Quantity, precise int) int {
	most, digits := 0, 0
	for i, v := range values {
		if i != precise {
			most, digits = max(most, v.Decimals), max(digits, v.Significant)
		}
	}
	if values[precise].Significant <= digits {
		return 0
	}
	return values[precise].Decimals - most
}

// alone reports whether all numbers but one have equally many decimals.
func alone(values []quantity.Quantity, odd int) bool {
	other := values[(odd+1)%len(values)].Decimals
	return values[odd].Decimals != other && values[odd].Value != 0 && !slices.ContainsFunc(values, func(v quantity.Quantity) bool {
		return v.Decimals != other && v != values[odd]
	})
}

// alike reports whether all quantities are plain decimal numbers in one unit.
func alike(values []quantity.Quantity) bool {
	for _, v := range values {
		if !v.Plain || v.Significant == 0 && v.Value != 0 || v.Unit != values[0].Unit || v.Unit == nil && v.Written != values[0].Written {
			return false
		}
	}
	return true
}

// precisionFollowsSize reports whether smaller numbers have more decimals, as in
// 0.125, 2.5 and 12.
func precisionFollowsSize(values []quantity.Quantity) bool {
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
