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

// OverlappingRanges is rule QB315.
var OverlappingRanges = &lint.Rule{
	Code:     "QB315",
	Name:     "overlapping-ranges",
	Summary:  "Checks that ranges of numbers in the options do not overlap, nor share a limit.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkOverlappingRanges,
}

// asksForRange are stems whose answer is a range or a period as such, in which no
// value is looked up.
var asksForRange = english.NewPatterns("range/ranges/period/interval/band/bands")

func checkOverlappingRanges(p *lint.Pass) {
	item := p.Texts()
	ranges := map[int]quantity.Range{}
	for i := range item.Options {
		if r, ok := quantity.ParseRange(item.Options[i].Raw); ok && inUnits(r.Frame) && !strings.ContainsAny(item.Options[i].Raw, ",;:=×^") {
			ranges[i] = r
		}
	}
	asked := asksForRange.In(item.Stem.Tokens)
	var worst lint.Report
	for j := range item.Options {
		for i := range j {
			message, severity := clash(ranges, i, j)
			if asked {
				severity = min(severity, lint.Info)
			}
			if severity > worst.Severity {
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

// clash returns how two ranges overlap; limits on one side ("more than 5", "more
// than 10") and a common limit are notes.
func clash(ranges map[int]quantity.Range, i, j int) (message string, severity lint.Severity) {
	a, okA := ranges[i]
	b, okB := ranges[j]
	if !okA || !okB {
		return "", 0
	}
	overlap, touch := a.Overlap(b)
	switch {
	case overlap && a.OneSided() && b.OneSided() && math.IsInf(a.Low, -1) == math.IsInf(b.Low, -1):
		return "%s and %s have numbers in common", lint.Info
	case overlap && a.Dates: // a period can be the answer as such
		return "the range of %s overlaps that of %s", lint.Info
	case overlap:
		return "the range of %s overlaps that of %s", lint.Warning
	case touch:
		return "the range of %s shares a limit with that of %s", lint.Info
	}
	return "", 0
}

// inUnits reports whether what is written around the limits of a range can be a
// unit or a thing that is counted, and not a sentence or a variable.
func inUnits(frame string) bool {
	words := strings.Fields(frame)
	if len(words) > 3 || strings.ContainsAny(frame, ",;:=|") {
		return false
	}
	_, known := quantity.UnitNamed(frame)
	return known || !slices.ContainsFunc(words, func(word string) bool {
		return len(word) == 1 && unicode.IsLower(rune(word[0])) && word != "m" && word != "s" && word != "h"
	})
}
