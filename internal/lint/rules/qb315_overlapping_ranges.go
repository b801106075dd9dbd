package rules

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var overlappingRanges = &lint.Rule{
	Code:     "QB315",
	Name:     "overlapping-ranges",
	Summary:  "Checks that ranges of numbers in the options do not overlap.",
	Why:      "A value that lies in two ranges makes two options right.",
	Remedy:   "Let each range begin where the one before ends, and say to which the limit belongs: \"5 to 10\" and \"more than 10 to 20\".",
	Sources:  []string{haladyna2002, nbme},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkOverlappingRanges,
	Bad:      example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"0 to 5 ft", "4 to 10 ft", "11 to 20 ft", "21 to 30 ft"`),
	Good:     example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"0 to 5 ft", "5 to 10 ft", "10 to 20 ft", "20 to 30 ft"`),
}

// Two numbers joined by "and" are a range after "between" alone.
var (
	numberRange  = regexp.MustCompile(`^[$` + "`" + `* ]*(?:(?i:from) )?([-−]?\d[\d,]*(?:\.\d+)?) ?%? ?(?:to|–|—|-) ?(\d[\d,]*(?:\.\d+)?)([^\d]*)$`)
	betweenRange = regexp.MustCompile(`^[$` + "`" + `* ]*(?i:between) ([-−]?\d[\d,]*(?:\.\d+)?) ?%? ?and ?(\d[\d,]*(?:\.\d+)?)([^\d]*)$`)
)

func checkOverlappingRanges(p *lint.Pass) {
	type span struct {
		low, high float64
		unit      string
	}
	spans := make([]*span, len(p.Facts().Options))
	for i, option := range p.Facts().Options {
		raw := strings.TrimSpace(option.Raw)
		m := numberRange.FindStringSubmatch(raw)
		if m == nil {
			m = betweenRange.FindStringSubmatch(raw)
		}
		if m == nil {
			continue
		}
		low, err := strconv.ParseFloat(digits.Replace(m[1]), 64)
		high, err2 := strconv.ParseFloat(digits.Replace(m[2]), 64)
		if err == nil && err2 == nil && low < high {
			if isYear(m[1]) && isYear(m[2]) {
				continue // a period is one thing, and no class of values
			}
			spans[i] = &span{low, high, unitForm(m[3])}
		}
	}
	for j, b := range spans {
		for i, a := range spans[:j] {
			if a == nil || b == nil || a.unit != b.unit || a.low >= b.high || b.low >= a.high {
				continue
			}
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, j),
				Message: fmt.Sprintf("the range of option %s overlaps that of option %s", bank.Letters[j], bank.Letters[i]),
				Hint:    "let each range begin where the one before ends",
				Related: []lint.Note{{At: optionPlace(p, p.Item, i), Message: "the other range"}},
			})
		}
	}
}

// isYear says whether a number is written as a year of the last thousand.
func isYear(number string) bool {
	return len(number) == 4 && (number[0] == '1' || number[:2] == "20")
}
