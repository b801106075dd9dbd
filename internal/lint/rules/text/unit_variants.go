package text

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
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

// use is a unit as a text writes it.
type use struct {
	at     lint.Place
	text   string
	symbol string // the usual one
	isName bool
	isPart bool // of a unit such as m/s
	// isFactor reports whether it is a factor of the use before.
	isFactor bool
}

func checkUnitVariants(p *lint.Pass) {
	if p.Item < 0 {
		return // the texts of a topic stand alone
	}
	earlier := map[string][]use{} // those that differ, by the usual symbol
	reported := map[string]bool{}
	prose(p, func(f *lint.Field) {
		whole := ""
		for _, own := range uses(f) {
			if own.isFactor && reported[whole] {
				continue // the whole unit is reported; its factors need not be
			}
			if !own.isFactor {
				whole = own.symbol
			}
			same := func(other use) bool { return other.text == own.text && other.isPart == own.isPart }
			list := earlier[own.symbol]
			if slices.ContainsFunc(list, same) {
				continue
			}
			if i := slices.IndexFunc(list, own.differs); i >= 0 && !reported[own.symbol] {
				reported[own.symbol] = true
				own.report(p, list[i])
			}
			earlier[own.symbol] = append(list, own)
		}
	})
}

// bareUnit matches units without a number in digits: "a setting in mL/h", "24 ends
// per cm".
var bareUnit = regexp.MustCompile(`\b(?:\pL{1,4}[²³]?/\pL{1,4}[²³23]?|per \pL+)(?:\b|$)`)

// uses lists the units of a text, and the factors of those that are quotients.
func uses(f *lint.Field) []use {
	var list []use
	add := func(start, end int, isPart, isFactor bool) {
		text := f.Raw[start:end]
		unit, known := quantity.UnitNamed(text)
		inBrackets := at(f.Raw, start-1) == '(' && at(f.Raw, end) == ')'
		if !known || !f.InProse(start) || inBrackets || introduces(f.Raw[end:]) {
			return
		}
		isName := unit.IsName(text) || strings.Contains(text, " per ")
		list = append(list, use{f.At.Within(start, end), text, unit.Symbol(), isName, isPart, isFactor})
	}
	factors := func(start, end int) {
		for _, divided := range []string{"/", " per "} {
			if i := strings.Index(f.Raw[start:end], divided); i >= 0 {
				add(start, start+i, true, true)
				add(start+i+len(divided), end, true, true)
			}
		}
	}
	for _, m := range quantity.Measures(f.Raw) {
		add(m.UnitStart, m.UnitEnd, false, false)
		factors(m.UnitStart, m.UnitEnd)
	}
	for _, m := range bareUnit.FindAllStringIndex(f.Prose, -1) {
		if f.Prose[m[0]:m[0]+len("per")] == "per" {
			add(m[0]+len("per "), m[1], false, false)
		} else {
			add(m[0], m[1], true, false)
			factors(m[0], m[1])
		}
	}
	for i, token := range f.Tokens {
		if i > 0 && f.Tokens[i-1].Is(english.NumberWord) && token.Kind == english.Word && len(token.Word) > 2 {
			add(token.Start, token.End, false, false)
		}
	}
	return list
}

// differs reports whether two uses write one unit in two ways. Singular and plural
// of a name are one way, and so are the name of a unit and its symbol in another
// unit: "3 hours" and "5 km/h".
func (u use) differs(other use) bool {
	switch {
	case u.isName && other.isName:
		return false
	case u.isName:
		return !other.isPart && u.text != other.text+"s" // "bar" and "bars"
	case other.isName:
		return other.differs(u)
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
	if u.isName != before.isName || u.isPart || before.isPart {
		severity = lint.Info // prose may spell out what an option abbreviates
	}
	p.Report(lint.Report{
		At: u.at, Severity: severity, Message: fmt.Sprintf("the unit %q was written %q before", u.text, before.text),
		Hint:    "write the unit in one way",
		Related: []lint.Note{{At: before.at, Message: fmt.Sprintf("here it is %q", before.text)}},
	})
}
