package options

import (
	"fmt"
	"math"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// OverlappingRanges is rule QB315.
var OverlappingRanges = &lint.Rule{
	Code:         "QB315",
	Name:         "overlapping-ranges",
	Summary:      "Checks that ranges of numbers in the options do not overlap, nor share a limit.",
	Severity:     lint.Warning,
	Scope:        lint.ScopeItem,
	NeedsOptions: true,
	Check:        checkOverlappingRanges,
}

// asksForRange are stems whose answer is a range or a period as such, in which no
// value is looked up.
var asksForRange = english.NewPatterns("range/ranges/period/interval/band/bands")

func checkOverlappingRanges(p *lint.Pass) {
	item := p.Texts()
	most := lint.Warning
	if asksForRange.In(item.Stem.Tokens) {
		most = lint.Info
	}
	var worst lint.Report
	for j := range item.Options {
		for i := range j {
			message, severity := clash(item.Options[i].Raw, item.Options[j].Raw)
			if severity = min(severity, most); severity > worst.Severity {
				worst = lint.Report{
					At: p.Option(j), Severity: severity, Message: fmt.Sprintf(message, name(j), name(i)),
					Hint:    "let each range begin where the one before ends, and say to which the limit belongs",
					Related: noteAt(p, i),
				}
			}
		}
	}
	if worst.Severity > 0 {
		p.Report(worst)
	}
}

// clash returns how two options overlap. Limits on one side ("more than 5", "more
// than 10"), periods and a common limit are notes.
func clash(first, second string) (message string, severity lint.Severity) {
	a, okA := readRange(first)
	b, okB := readRange(second)
	if !okA || !okB {
		return "", 0
	}
	overlap, touch := a.Overlap(b)
	oneSide := a.OneSided() && b.OneSided() && math.IsInf(a.Low, -1) == math.IsInf(b.Low, -1)
	switch {
	case overlap && (oneSide || a.Dates):
		return "%s and %s have values in common", lint.Info
	case overlap:
		return "the range of %s overlaps that of %s", lint.Warning
	case touch:
		return "the range of %s shares a limit with that of %s", lint.Info
	}
	return "", 0
}

// readRange reads an option as a range, but not a sentence with numbers, a formula
// or an inequality of a variable.
func readRange(option string) (quantity.Range, bool) {
	r, ok := quantity.ParseRange(option)
	if !ok || strings.ContainsAny(option, ";:=×^") || strings.Contains(option, ", ") {
		return r, false
	}
	variable := len(option) > 1 && option[1] == ' ' && unicode.IsLower(rune(option[0]))
	return r, !variable && len(strings.Fields(r.Frame)) <= 3
}
