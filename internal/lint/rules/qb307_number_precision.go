package rules

import (
	"fmt"
	"math"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var numberPrecision = &lint.Rule{
	Code:     "QB307",
	Name:     "number-precision",
	Summary:  "Checks that no numeric option has more or fewer decimals than the others.",
	Why:      "The one number with two decimals among round ones was computed, and the others were made up: it is the key.",
	Remedy:   "Write all numbers with the same number of decimals.",
	Sources:  []string{haladyna2013, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkNumberPrecision,
	Bad:      example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"8.25 cfs", "9 cfs", "10 cfs", "12 cfs"`),
	Good:     example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"8 cfs", "9 cfs", "10 cfs", "12 cfs"`),
}

func checkNumberPrecision(p *lint.Pass) {
	values, ok := quantities(p.Facts().Options)
	if !ok {
		return
	}
	count := map[int]int{}
	for _, v := range values {
		count[v.decimals]++
	}
	if len(count) > 2 {
		reportSpread(p, values)
	}
	if len(count) != 2 {
		return
	}
	for i, v := range values {
		if count[v.decimals] != 1 {
			continue
		}
		same, round := 0, false // others with as many significant digits, as in 9.62, 14.3 and 121
		for _, other := range values {
			if other.significant == v.significant {
				same++
				round = round || other.decimals == 0 && other.value >= 1000 && math.Mod(other.value, 10) == 0 // its zeros may not be significant
			}
		}
		// 99.9 % can't be written without decimals.
		if !amid(values, i) && (same > 2 || same > 1 && !round) || v.value == 0 || v.value > 99 && v.value < 100 && v.decimals > 0 {
			return
		}
		p.Report(lint.Report{
			At:      optionPlace(p, p.Item, i),
			Message: fmt.Sprintf("option %s alone has %s", bank.Letters[i], decimals(v.decimals)),
			Hint:    "write all numbers with the same number of decimals",
		})
	}
}

// amid says whether a number lies between others, so that its size is no reason to
// write it in another way than them.
func amid(values []quantity, i int) bool {
	less, more := false, false
	for _, v := range values {
		less = less || v.value < values[i].value
		more = more || v.value > values[i].value
	}
	return less && more
}

// reportSpread reports numbers of three or more precisions, unless decimals
// follow from their size, as in 0.05, 0.5 and 15.
func reportSpread(p *lint.Pass, values []quantity) {
	least, most, significant := 0, 0, map[int]bool{}
	for i, v := range values {
		significant[v.significant] = true
		if v.decimals < values[least].decimals {
			least = i
		}
		if v.decimals > values[most].decimals {
			most = i
		}
	}
	if len(significant) < 3 || 10*math.Abs(values[most].value) <= math.Abs(values[least].value) {
		return
	}
	p.Report(lint.Report{
		At:      optionPlace(p, p.Item, most),
		Message: fmt.Sprintf("option %s has %s, option %s %s", bank.Letters[most], decimals(values[most].decimals), bank.Letters[least], decimals(values[least].decimals)),
		Hint:    "write all numbers with the same number of decimals",
	})
}

func decimals(n int) string {
	switch n {
	case 0:
		return "no decimals"
	case 1:
		return "1 decimal"
	default:
		return fmt.Sprintf("%d decimals", n)
	}
}

// quantity is an option that is one number with a unit and nothing else.
type quantity struct {
	value                 float64
	decimals, significant int
	unit                  string
}

// quantities reads options as numbers with units; false when one of them is
// anything else, as for ranges and sentences.
func quantities(options []lint.Text) ([]quantity, bool) {
	list := make([]quantity, len(options))
	for i := range options {
		raw := strings.TrimSpace(options[i].Raw)
		if first := strings.TrimLeft(raw, "$`* -−+."); first == "" || first[0] < '0' || first[0] > '9' {
			return nil, false
		}
		found := numbers(raw)
		if len(found) != 1 || strings.Trim(raw[:found[0].start], "$`* ") != "" {
			return nil, false
		}
		n := found[0]
		list[i] = quantity{value: n.value, unit: unitForm(strings.Trim(raw[n.end:], "$`* "))}
		if rest := raw[n.end:]; len(strings.Fields(list[i].unit)) > 4 || len(rest) > 1 && rest[0] == '.' && isDigit(rest[1]) {
			return nil, false // a sentence, an address or a version
		}
		text := raw[n.start:n.end]
		if strings.ContainsAny(text, "eE×/^\\") {
			return nil, false
		}
		if _, after, ok := strings.Cut(text, "."); ok {
			list[i].decimals = len(after)
		}
		for _, c := range strings.TrimLeft(text, "-−+ 0.,") {
			if '0' <= c && c <= '9' {
				list[i].significant++
			}
		}
	}
	return list, len(list) > 1
}
