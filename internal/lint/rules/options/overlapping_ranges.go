package options

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// OverlappingRanges is rule QB315.
var OverlappingRanges = &lint.Rule{
	Code: "QB315", Name: "overlapping-ranges", Severity: lint.Info, Scope: lint.ScopeItem,
	Summary: "Checks that ranges of numbers in the options do not overlap, nor share a limit.",
	Check:   checkOverlappingRanges,
}

func checkOverlappingRanges(p *lint.Pass) {
	item := p.Texts()
	for j := range item.Options {
		for i := range j {
			if problem := clash(item.Options[i].Raw, item.Options[j].Raw); problem != "" {
				p.Report(lint.Report{
					At: p.Option(j), Message: fmt.Sprintf("%s %s %s", name(j), problem, name(i)),
					Hint:    "let each range begin where the one before ends, and say to which the limit belongs",
					Related: noteAt(p, i),
				})
				return
			}
		}
	}
}

// clash is how two options overlap, for a message; empty if they do not.
func clash(first, second string) string {
	a, okA := readRange(first)
	b, okB := readRange(second)
	if !okA || !okB {
		return ""
	}
	switch overlap, touch := a.Overlap(b); {
	case overlap:
		return "has values in common with"
	case touch:
		return "shares a limit with"
	}
	return ""
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
