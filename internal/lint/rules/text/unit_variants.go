package text

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var UnitVariants = &lint.Rule{
	Code: "QB507", Name: "unit-variants", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkUnitVariants,
	Summary: "Checks that a question writes each unit in one way.",
}

// use is a unit as a text writes it.
type use struct {
	at   lint.Place
	text string
	unit *quantity.Unit
}

func checkUnitVariants(p *lint.Pass) {
	first := map[string]use{} // by the usual symbol
	reported := map[string]bool{}
	visitProse(p, func(f *lint.Field) {
		for _, u := range uses(f) {
			symbol := u.unit.Symbol()
			before, found := first[symbol]
			if !found {
				first[symbol] = u
			}
			if !found || reported[symbol] || !u.differs(before) {
				continue
			}
			reported[symbol] = true
			report := p.Report(u.at, fmt.Sprintf("the unit %q is written %q earlier", u.text, before.text),
				"write the unit in one way")
			report.Also(before.at, fmt.Sprintf("here it is %q", before.text))
			if u.isName() != before.isName() {
				report.Severity = lint.Info // prose may spell out what an option abbreviates
			}
		}
	})
}

// uses lists the units of the numbers in a text, except units in code or TeX and those that are
// followed by another way to write them in parentheses: "nanometers (nm)".
func uses(f *lint.Field) []use {
	measures := f.Measures()
	if f.Prose != f.Raw { // a number in a formula may have a unit after it
		measures = quantity.Measures(f.Raw)
	}
	var list []use
	for _, m := range measures {
		spelledOut := false
		if inner, inParentheses := strings.CutPrefix(f.Raw[m.UnitEnd:], " ("); inParentheses {
			inner, _, _ = strings.Cut(inner, ")")
			_, spelledOut = quantity.UnitNamed(inner)
		}
		if f.InProse(m.UnitStart) && !spelledOut {
			list = append(list, use{f.At.Within(m.UnitStart, m.UnitEnd), f.Raw[m.UnitStart:m.UnitEnd], m.Unit})
		}
	}
	return list
}

func (u use) isName() bool { return u.unit.IsName(u.text) || strings.Contains(u.text, " per ") }

// differs reports whether two uses write one unit in two ways. All names of a unit count as one way.
// So do singular and plural, even if the singular is the symbol: "bar" and "bars".
func (u use) differs(other use) bool {
	if u.isName() && other.isName() {
		return false
	}
	return u.text != other.text && !(u.isName() && u.text == other.text+"s") && !(other.isName() && other.text == u.text+"s")
}
