package facts

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// NumericCheck is rule QB601.
var NumericCheck = &lint.Rule{
	Code: "QB601",
	Name: "numeric-check",
	Summary: "Checks that the number of the key is the result of the question's check within its tolerance, with the " +
		"same unit, and that no other option's number is.",
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Check:    checkNumeric,
}

func checkNumeric(p *lint.Pass) {
	check := p.Question().Check
	if check == nil {
		return
	}
	value, used, fault := quantity.Evaluate(check.Expr, check.Vars)
	if fault != nil {
		p.Report(lint.Report{
			At: lint.At(p.Path("/check/expr")).Within(fault.Start, fault.End), Message: fault.Message, Hint: fault.Hint,
		})
		return
	}
	reportUnused(p, used)
	for i := range p.Question().Options {
		if i == p.Question().Key() {
			compareKey(p, i, value)
		} else {
			compareOther(p, i, value)
		}
	}
}

// reportUnused reports the values that the expression does not use, all at the
// first of them. The expression may be right, so this is a note.
func reportUnused(p *lint.Pass, used map[string]bool) {
	vars := p.Question().Check.Vars
	names := make([]string, 0, len(vars))
	for name := range vars {
		if !used[name] {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return
	}
	slices.Sort(names)
	message := fmt.Sprintf("check.expr does not use %q", names[0])
	if n := len(names) - 1; n > 0 {
		message += fmt.Sprintf(" and %d more of check.vars", n)
	}
	p.Report(lint.Report{
		At: lint.At(p.Path("/check/vars/" + bank.EscapePointer(names[0]))).Key(), Severity: lint.Info,
		Message: message, Hint: "delete the value, or use it in the expression",
	})
}

// measured is a number in an option with the unit behind it.
type measured struct {
	quantity.Number
	unit    string
	unitEnd int
}

// numbersIn returns all numbers of an option, and those that a check with the unit
// can mean: the one behind an equals sign if there is just one.
func numbersIn(text, unit string) (all, fitting []measured) {
	var marked []measured
	for _, n := range quantity.Numbers(text) {
		m := measured{Number: n}
		m.unit, m.unitEnd = quantity.UnitAfter(text, n.End)
		all = append(all, m)
		if !unitFits(text, m, unit) {
			continue
		}
		fitting = append(fitting, m)
		if strings.HasSuffix(strings.TrimRight(text[:n.Start], " "), "=") {
			marked = append(marked, m)
		}
	}
	if len(marked) == 1 {
		return all, marked
	}
	return all, fitting
}

// unitFits reports whether the unit of a number is that of the check. Without a
// unit any sentence may follow the number, but no single word: that would be a
// unit.
func unitFits(text string, m measured, unit string) bool {
	if unit == "" {
		return m.unit == "" || m.unit != "%" && strings.ContainsRune(strings.TrimSpace(text[m.End:]), ' ')
	}
	want := quantity.UnitForm(unit)
	if m.unit == want {
		return true
	}
	// A unit of several words that the table does not have.
	rest := strings.TrimSpace(quantity.UnitForm(strings.Trim(text[m.End:], " $`*")))
	return strings.Contains(want, " ") && strings.HasPrefix(rest, want)
}

// compareKey reports a key without one number of the right unit and value.
func compareKey(p *lint.Pass, option int, value float64) {
	check, letter := p.Question().Check, bank.Letters[option]
	at := p.Option(option)
	all, fitting := numbersIn(p.Texts().Options[option].Raw, check.Unit)
	switch {
	case len(all) == 0:
		p.Report(lint.Report{
			At: at, Message: fmt.Sprintf("the key, option %s, has no number to check", letter),
			Hint: fmt.Sprintf("check.expr gives %s; write the number, or delete the check", show(value, check.Unit)),
		})
	case len(fitting) == 0:
		n := all[0]
		p.Report(lint.Report{
			At:      at.Within(n.Start, n.unitEnd),
			Message: fmt.Sprintf("the key, option %s, has %s, expected %s", letter, unitName(n.unit), unitName(check.Unit)),
			Hint:    "write the unit right after the number, the same as in check.unit",
		})
	case len(fitting) > 1:
		p.Report(lint.Report{
			At: at, Message: fmt.Sprintf("the key, option %s, has %d numbers that check.expr could mean", letter, len(fitting)),
			Hint: "leave one number with the unit, or write = before the one to check",
		})
	case !near(fitting[0].Value, value, check.Tolerance):
		n := fitting[0]
		p.Report(lint.Report{
			At: at.Within(n.Start, n.End),
			Message: fmt.Sprintf("the key, option %s, says %s, but check.expr gives %s (%s off, tolerance %s)",
				letter, show(n.Value, check.Unit), show(value, check.Unit), deviation(n.Value, value), percent(check.Tolerance)),
			Hint: "correct the option, the expression or its values",
		})
	}
}

// compareOther reports an option that is right too.
func compareOther(p *lint.Pass, option int, value float64) {
	check := p.Question().Check
	_, fitting := numbersIn(p.Texts().Options[option].Raw, check.Unit)
	for _, n := range fitting {
		if near(n.Value, value, check.Tolerance) {
			p.Report(lint.Report{
				At: p.Option(option).Within(n.Start, n.End),
				Message: fmt.Sprintf("option %s says %s, which is within %s of what check.expr gives (%s): it is right too",
					bank.Letters[option], show(n.Value, check.Unit), percent(check.Tolerance), show(value, check.Unit)),
				Hint: "move the number further away, or make the tolerance smaller",
			})
			return
		}
	}
}

// near compares relative to the computed value, or to one if that is zero.
func near(number, value, tolerance float64) bool {
	scale := math.Abs(value)
	if scale == 0 {
		scale = 1
	}
	// A last digit of slack: 1.01 is within 1 % of 1 although 1.01-1 > 0.01.
	return math.Abs(number-value) <= tolerance*scale*(1+1e-9)
}

func deviation(number, value float64) string {
	if value == 0 {
		return show(math.Abs(number), "")
	}
	return percent(math.Abs(number-value) / math.Abs(value))
}

func percent(share float64) string { return strconv.FormatFloat(share*100, 'g', 3, 64) + " %" }

func show(value float64, unit string) string {
	return strings.TrimSpace(strconv.FormatFloat(value, 'g', 6, 64) + " " + unit)
}

func unitName(unit string) string {
	if unit == "" {
		return "no unit"
	}
	return fmt.Sprintf("the unit %q", unit)
}
