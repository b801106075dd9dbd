package facts

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var NumericCheck = &lint.Rule{
	Code: "QB601", Name: "numeric-check", Severity: lint.Error, Scope: lint.ScopeItem, Check: checkNumeric,
	Summary: "Checks that the key or numeric answer agrees with the result of the question's check, within its tolerance " +
		"and in the same unit, and that no other option does.",
}

func checkNumeric(p *lint.Pass) {
	q := p.Question()
	if q.Check == nil {
		return
	}
	value, fault := quantity.Evaluate(q.Check.Expr, q.Check.Vars)
	if fault != nil {
		p.Report(p.At("/check/expr").Within(fault.Start, fault.End), fault.Message, fault.Hint)
		return
	}
	if q.Type() == bank.Numeric {
		compareAnswer(p, value)
	}
	keys := q.Keys()
	for i := range q.Options {
		switch isKey := slices.Contains(keys, i); {
		case !isKey:
			compareOther(p, i, value)
		case len(keys) == 1: // one of several keys may be right for another reason
			compareKey(p, i, value)
		}
	}
}

// compareAnswer reports a numeric answer that does not agree with the check.
func compareAnswer(p *lint.Pass, value float64) {
	q := p.Question()
	answer := *q.Answer.Number
	switch {
	case q.Check.Unit != q.Unit:
		p.Report(p.At("/check"), fmt.Sprintf("the check has %s, the answer has %s", unitName(q.Check.Unit), unitName(q.Unit)),
			"write the same unit in both")
	case !quantity.Within(answer, value, q.Check.Tolerance):
		p.Report(p.At("/answer"), "the answer is "+difference(answer, value, q.Check),
			"correct the answer, the expression or its values")
	}
}

// fittingNumbers returns the numbers of a text that can be the result of a check: those with
// the unit, or only the one after an equals sign if there is exactly one such number.
func fittingNumbers(text string, numbers []quantity.Number, unit string) []quantity.Number {
	fits := func(n quantity.Number) bool { return unitFits(text[n.End:], unit) }
	marked := func(n quantity.Number) bool { return strings.HasSuffix(strings.TrimRight(text[:n.Start], " "), "=") }
	list := filter(numbers, fits)
	if results := filter(list, marked); len(results) == 1 {
		return results
	}
	return list
}

func filter(list []quantity.Number, keep func(quantity.Number) bool) []quantity.Number {
	return slices.DeleteFunc(slices.Clone(list), func(n quantity.Number) bool { return !keep(n) })
}

// unitFits reports whether the text after a number starts with the unit. Without a
// unit, several words may follow, but not a percent sign or a single word, which could be a unit.
func unitFits(rest, unit string) bool {
	rest = strings.TrimSpace(quantity.UnitForm(strings.Trim(rest, " -$`*")))
	if unit == "" {
		rest = strings.TrimRight(rest, ".,;:!?)")
		start, end := quantity.UnitAfter(rest, 0)
		return start == end || rest[0] != '%' && strings.Contains(rest, " ")
	}
	after, found := strings.CutPrefix(rest, quantity.UnitForm(unit))
	next, _ := utf8.DecodeRuneInString(after)
	return found && !unicode.IsLetter(next) && !unicode.IsDigit(next) && next != '/'
}

// compareKey reports a key without exactly one number in the right unit, or with a wrong value.
func compareKey(p *lint.Pass, option int, value float64) {
	check, text := p.Question().Check, p.Texts().Options[option].Raw
	key := "the key, option " + bank.Letters[option] + ","
	all := quantity.Numbers(text)
	numbers := fittingNumbers(text, all, check.Unit)
	switch {
	case len(all) == 0:
		p.Report(p.Option(option), key+" has no number to check",
			fmt.Sprintf("write the number that check.expr gives, %s, or delete the check", show(value, check.Unit)))
	case len(numbers) == 0:
		start, end := quantity.UnitAfter(text, all[0].End)
		unit := quantity.UnitForm(text[start:end])
		hint := "write the unit after the number, the same as in check.unit"
		if check.Unit == "" {
			hint = "add the unit to check.unit, or delete it from the option"
		}
		p.Report(p.Option(option).Within(all[0].Start, end),
			fmt.Sprintf("%s has %s, expected %s", key, unitName(unit), unitName(check.Unit)), hint)
	case len(numbers) > 1:
		p.Report(p.Option(option), fmt.Sprintf("%s has %d numbers that could be the result of check.expr", key, len(numbers)),
			"leave one number with the unit, or write = before the one to check")
	case !quantity.Within(numbers[0].Value, value, check.Tolerance):
		n := numbers[0]
		p.Report(p.Option(option).Within(n.Start, n.End),
			fmt.Sprintf("%s says %s", key, difference(n.Value, value, check)),
			"correct the option, the expression or its values")
	}
}

// compareOther reports a wrong option that agrees with the check.
func compareOther(p *lint.Pass, option int, value float64) {
	check, text := p.Question().Check, p.Texts().Options[option].Raw
	for _, n := range fittingNumbers(text, quantity.Numbers(text), check.Unit) {
		if quantity.Within(n.Value, value, check.Tolerance) {
			near := "what check.expr gives"
			if check.Tolerance > 0 {
				near = fmt.Sprintf("within %s of %s (%s)", percent(check.Tolerance), near, show(value, check.Unit))
			}
			p.Report(p.Option(option).Within(n.Start, n.End),
				fmt.Sprintf("option %s says %s, which is %s: it is right too", bank.Letters[option], show(n.Value, check.Unit), near),
				"move the number further away, or make the tolerance smaller")
			return
		}
	}
}

func percent(share float64) string {
	if share >= 9.99 && share < 1e13 {
		return fmt.Sprintf("%.0f%%", share*100) // 4355900%, not 4.36e+06%
	}
	return fmt.Sprintf("%.3g%%", share*100)
}

// difference describes a number that differs from the result of check.expr.
func difference(number, result float64, check *bank.Check) string {
	text := fmt.Sprintf("%s, but check.expr gives %s", show(number, check.Unit), show(result, check.Unit))
	if result == 0 {
		return text // no number is a percentage of zero
	}
	tolerance := "no tolerance"
	if check.Tolerance > 0 {
		tolerance = "tolerance " + percent(check.Tolerance)
	}
	return text + fmt.Sprintf(" (%s off, %s)", percent(math.Abs(number-result)/math.Abs(result)), tolerance)
}

// show writes a value with its unit, to six significant digits or to the nearest integer.
func show(value float64, unit string) string {
	format := "%.6g %s"
	if size := math.Abs(value); size >= 1e5 && size < 1e15 {
		format = "%.0f %s" // 1000000, not 1e+06
	}
	return strings.TrimSpace(fmt.Sprintf(format, value, unit))
}

func unitName(unit string) string {
	if unit == "" {
		return "no unit"
	}
	return fmt.Sprintf("the unit %q", unit)
}
