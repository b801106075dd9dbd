package options

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var OverlappingRanges = &lint.Rule{
	Code: "QB315", Name: "overlapping-ranges", Severity: lint.Info, Scope: lint.ScopeItem,
	Summary: "Checks that ranges of numbers in the options do not overlap or share a limit.",
	Check:   checkOverlappingRanges,
}

func checkOverlappingRanges(p *lint.Pass) {
	ranges := make([]*quantity.Range, len(p.Texts().Options))
	for j := range ranges {
		ranges[j] = readRange(p.Texts().Options[j].Raw)
		for i := range j {
			if problem := clash(ranges[i], ranges[j]); problem != "" {
				p.Report(p.Option(j), fmt.Sprintf("%s %s %s", name(j), problem, name(i)),
					"start each range where the previous one ends, and say which of the two includes the limit").Also(p.Option(i), name(i))
				return
			}
		}
	}
}

// clash returns how two ranges overlap or touch, for a message; empty if they do neither.
func clash(a, b *quantity.Range) string {
	if a == nil || b == nil {
		return ""
	}
	switch overlap, touch := a.Overlap(*b); {
	case overlap:
		return "has values in common with"
	case touch:
		return "shares a limit with"
	}
	return ""
}

// readRange reads an option as a range. It returns nil for anything else, such as a sentence
// with numbers, a formula or an inequality in a variable.
func readRange(option string) *quantity.Range {
	r, ok := quantity.ParseRange(option)
	first, size := utf8.DecodeRuneInString(option)
	isVariable := unicode.IsLower(first) && strings.HasPrefix(option[size:], " ")
	if !ok || isVariable || strings.ContainsAny(option, ";:=×^") || strings.Contains(option, ", ") || len(strings.Fields(r.Frame)) > 3 {
		return nil
	}
	return &r
}
