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
	if !ok || !alike(values) || precisionFollowsSize(values) {
		return
	}
	count := map[int]int{}
	for _, v := range values {
		count[v.Decimals]++
	}
	least, most := 0, 0
	for i, v := range values {
		if len(count) == 2 && count[v.Decimals] == 1 && len(values) > 2 {
			reportPrecision(p, values, i, (i+1)%len(values), fmt.Sprintf("%s alone has %s", name(i), decimals(v.Decimals)))
			return
		}
		if v.Decimals < values[least].Decimals {
			least = i
		}
		if v.Decimals > values[most].Decimals {
			most = i
		}
	}
	if len(count) > 2 {
		reportPrecision(p, values, most, least,
			fmt.Sprintf("%s has %s, %s %s", name(most), decimals(values[most].Decimals), name(least), decimals(values[least].Decimals)))
	}
}

// reportPrecision reports a number; one digit more or less than another number
// has is a note.
func reportPrecision(p *lint.Pass, values []quantity.Quantity, odd, other int, message string) {
	severity := lint.Warning
	if difference := values[odd].Decimals - values[other].Decimals; difference == 1 || difference == -1 {
		severity = lint.Info
	}
	p.Report(lint.Report{
		At: p.Option(odd), Severity: severity, Message: message, Hint: "write all numbers with the same number of decimals",
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

// precisionFollowsSize reports whether smaller numbers have more decimals and
// all have about as many significant digits, as in 0.5, 2.5 and 12.
func precisionFollowsSize(values []quantity.Quantity) bool {
	sorted := slices.SortedFunc(slices.Values(values), func(a, b quantity.Quantity) int {
		return cmp.Compare(math.Abs(a.Value), math.Abs(b.Value))
	})
	least, most := math.MaxInt, 0
	for i, v := range sorted {
		if i > 0 && v.Decimals > sorted[i-1].Decimals && sorted[i-1].Value != 0 {
			return false
		}
		if v.Value != 0 {
			least, most = min(least, v.Significant), max(most, v.Significant)
		}
	}
	return most-least <= 1
}

func decimals(n int) string {
	switch n {
	case 0:
		return "no decimals"
	case 1:
		return "1 decimal"
	}
	return fmt.Sprintf("%d decimals", n)
}
