package options

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var NumberOrder = &lint.Rule{
	Code: "QB316", Name: "number-order", Severity: lint.Info, Scope: lint.ScopeItem, Fix: lint.FixSafe,
	Summary: "Checks that numeric options are in order, ascending or descending.",
	Check:   checkNumberOrder,
}

func checkNumberOrder(p *lint.Pass) {
	values, ok := quantity.Sizes(p.Texts().RawOptions())
	descending := slices.IsSortedFunc(values, func(a, b float64) int { return cmp.Compare(b, a) })
	if !ok || descending || slices.IsSorted(values) {
		return
	}
	i := 1
	for values[i] >= values[i-1] {
		i++
	}
	report := p.Report(p.Option(i), fmt.Sprintf("%s is smaller than %s, which precedes it", name(i), name(i-1)),
		"sort the options by number, together with their rationales, and update the letter of each key")
	report.Fixes = sortFixes(p, values)
}

// sortFixes returns the fix that sorts the options in ascending order; none if a text of
// the item depends on their order, or the number of rationales is wrong.
func sortFixes(p *lint.Pass, values []float64) []lint.SuggestedFix {
	question := p.Question()
	n := len(question.Rationales)
	if n > 0 && n != len(values) || p.Texts().OrderMatters() {
		return nil
	}
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(values[a], values[b]) })
	fix := lint.SuggestedFix{Message: "sort the options by number", Kind: lint.FixSafe}
	var letters []string // of the keys after the sort
	for _, key := range question.Keys() {
		letters = append(letters, bank.Letters[slices.Index(order, key)])
	}
	slices.Sort(letters)
	for i, letter := range letters {
		at := p.At("/answer")
		if question.Answer.List {
			at = p.At("/answer/" + strconv.Itoa(i))
		}
		if letter != question.Answer.Letters[i] {
			fix.Changes = append(fix.Changes, lint.Change{At: at, New: letter})
		}
	}
	for to, from := range order {
		if to == from {
			continue
		}
		fix.Changes = append(fix.Changes, lint.Change{At: p.Option(to), From: p.Option(from)})
		if n > 0 {
			fix.Changes = append(fix.Changes, lint.Change{At: p.Rationale(to), From: p.Rationale(from)})
		}
	}
	return []lint.SuggestedFix{fix}
}
