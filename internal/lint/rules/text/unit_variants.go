package text

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// UnitVariants is rule QB507.
var UnitVariants = &lint.Rule{
	Code:     "QB507",
	Name:     "unit-variants",
	Summary:  "Checks that a question writes each unit in one way.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Check:    checkUnitVariants,
}

// use is a unit as a text writes it the first time.
type use struct {
	at     lint.Place
	text   string
	isName bool
	field  *lint.Field
}

func checkUnitVariants(p *lint.Pass) {
	if p.Item < 0 {
		return // the texts of a topic stand alone
	}
	first := map[string]use{} // by the unit's symbol
	reported := map[string]bool{}
	prose(p, func(f *lint.Field) {
		for _, m := range quantity.Measures(f.Raw) {
			if !f.InProse(m.UnitStart) {
				continue
			}
			unit := f.Raw[m.UnitStart:m.UnitEnd]
			own := use{f.At.Within(m.UnitStart, m.UnitEnd), unit, m.IsName(unit), f}
			before, seen := first[m.Symbol()]
			switch {
			case !seen:
				first[m.Symbol()] = own
			case own.differs(before) && !reported[m.Symbol()] && !introduces(f.Raw[m.UnitEnd:]):
				reported[m.Symbol()] = true
				own.report(p, before)
			}
		}
	})
}

// differs reports whether two uses write one unit in two ways. Singular and plural
// of a name are one way.
func (u use) differs(other use) bool {
	if u.isName && other.isName {
		return false
	}
	return u.text != other.text
}

// introduces reports whether a text goes on with another way to write the unit, in
// brackets: "nanometers (nm)".
func introduces(rest string) bool {
	inner, found := strings.CutPrefix(rest, " (")
	if !found {
		return false
	}
	inner, _, _ = strings.Cut(inner, ")")
	_, known := quantity.UnitNamed(inner)
	return known
}

func (u use) report(p *lint.Pass, before use) {
	severity := lint.Severity(0)
	if u.isName != before.isName {
		severity = lint.Info // prose may spell out what an option abbreviates
	}
	p.Report(lint.Report{
		At: u.at, Severity: severity, Message: fmt.Sprintf("the unit %q was written %q before", u.text, before.text), Hint: "write the unit in one way",
		Related: []lint.Note{{At: before.at, Message: fmt.Sprintf("here it is %q", before.text)}},
	})
}
