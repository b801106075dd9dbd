package options

import (
	"fmt"
	"math"

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

// asksForRange are stems whose answer is a range as such, in which no value is
// looked up.
var asksForRange = english.NewPatterns("range/ranges/limit/limits/minimum/maximum/between/interval/least/most/legal/must/required/allowed/age")

func checkOverlappingRanges(p *lint.Pass) {
	item := p.Texts()
	ranges := map[int]quantity.Range{}
	for i := range item.Options {
		if r, ok := quantity.ParseRange(item.Options[i].Raw); ok {
			ranges[i] = r
		}
	}
	touched := false
	for j := range item.Options {
		for i := range j {
			a, okA := ranges[i]
			b, okB := ranges[j]
			if !okA || !okB {
				continue
			}
			overlap, touch := a.Overlap(b)
			message, severity := "", lint.Warning
			switch {
			case overlap && a.OneSided() && b.OneSided() && math.IsInf(a.Low, -1) == math.IsInf(b.Low, -1):
				message, severity = "%s and %s have numbers in common", lint.Info
			case overlap:
				message = "the range of %s overlaps that of %s"
			case touch && !touched:
				touched = true
				message, severity = "the range of %s shares a limit with %s", lint.Info
			default:
				continue
			}
			p.Report(lint.Report{
				At: p.Option(j), Severity: severity, Message: fmt.Sprintf(message, name(j), name(i)),
				Hint:    "let each range begin where the one before ends, and say to which the limit belongs",
				Related: noteAt(p, i),
			})
		}
	}
}
