package rules

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var numericCheck = &lint.Rule{
	Code: "QB601",
	Name: "numeric-check",
	Summary: "Checks that the number of the key follows from check.expr within the tolerance and with the same unit, " +
		"and that no other option's number does.",
	Why: "A wrong digit in a key teaches a wrong result, and nobody sees it by reading. " +
		"The expression recomputes it each time. It knows + - * / ^ and parentheses, the names in check.vars, pi, and " +
		"sqrt exp ln log10 sin cos tan asin acos atan abs min max; angles are in radians.",
	Remedy:   "Correct the option, the expression or its values. Give the number in the option with the unit right after it.",
	Sources:  []string{haladyna2013, "expr-lang, the parser of the expressions: https://expr-lang.org/docs/language-definition"},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkNumeric,
	Bad:      numericExample("38.4 cfs"),
	Good:     numericExample("30.2 cfs"),
}

// numericExample is a bank with one numeric item; key is the text of its key.
func numericExample(key string) lint.Example {
	return lint.Example{Questions: `[
  {
    "q": "Water flows at 2.4 ft/s through a full pipe of 4 ft diameter. What is the flow?",
    "options": ["7.5 cfs", "` + key + `", "60.3 cfs", "121 cfs"],
    "answer": "B",
    "explanation": "Flow is velocity times area, and the area of a full pipe is that of its circle.",
    "check": {"expr": "v * pi * (d/2)^2", "vars": {"v": 2.4, "d": 4}, "unit": "cfs", "tolerance": 0.01}
  }
]
`}
}

func checkNumeric(p *lint.Pass) {
	q := p.Question()
	if q.Check == nil {
		return
	}
	value, used, fault := evaluate(q.Check.Expr, q.Check.Vars)
	if fault != nil {
		p.Report(lint.Report{
			At:      lint.At(p.Path("/check/expr")).Within(fault.start, fault.end),
			Message: fault.message,
			Hint:    fault.hint,
		})
		return
	}
	reportUnused(p, used)
	for i := range q.Options {
		if i == q.Key() {
			compareKey(p, i, value)
		} else {
			compareOther(p, i, value)
		}
	}
}

// reportUnused says which values the expression does not use. It may be right
// all the same, so this is worth a look only.
func reportUnused(p *lint.Pass, used map[string]bool) {
	names := make([]string, 0, len(p.Question().Check.Vars))
	for name := range p.Question().Check.Vars {
		if !used[name] {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		p.Report(lint.Report{
			At:       lint.At(p.Path("/check/vars/" + pointerToken.Replace(name))).Key(),
			Message:  fmt.Sprintf("check.expr does not use %q", name),
			Hint:     "delete the value, or use it in the expression",
			Severity: lint.Info,
		})
	}
}

var pointerToken = strings.NewReplacer("~", "~0", "/", "~1")

// compareKey reports a key without one number of the right unit and value.
func compareKey(p *lint.Pass, option int, value float64) {
	check, letter := p.Question().Check, bank.Letters[option]
	at := optionPlace(p, p.Item, option)
	all, fitting := numbersWithUnit(p.Facts().Options[option].Raw, check.Unit)
	switch {
	case len(all) == 0:
		p.Report(lint.Report{At: at, Message: fmt.Sprintf("the key, option %s, holds no number to check", letter),
			Hint: fmt.Sprintf("check.expr gives %s; write the number, or delete the check", show(value, check.Unit))})
	case len(fitting) == 0:
		n := all[0]
		p.Report(lint.Report{At: at.Within(n.start, n.unitEnd),
			Message: fmt.Sprintf("the key, option %s, has %s, expected %s", letter, unitName(n.unit), unitName(check.Unit)),
			Hint:    "write the unit right after the number, the same as in check.unit"})
	case len(fitting) > 1:
		p.Report(lint.Report{At: at, Message: fmt.Sprintf("the key, option %s, holds %d numbers that check.expr could mean", letter, len(fitting)),
			Hint: "leave one number with the unit, or write = before the one to check"})
	case !near(fitting[0].value, value, check.Tolerance):
		n := fitting[0]
		p.Report(lint.Report{At: at.Within(n.start, n.end),
			Message: fmt.Sprintf("the key, option %s, says %s, but check.expr gives %s (%s off, tolerance %s)",
				letter, show(n.value, check.Unit), show(value, check.Unit), deviation(n.value, value), percent(check.Tolerance)),
			Hint: "correct the option, the expression or its values"})
	}
}

// compareOther reports an option that is right too.
func compareOther(p *lint.Pass, option int, value float64) {
	check := p.Question().Check
	_, fitting := numbersWithUnit(p.Facts().Options[option].Raw, check.Unit)
	for _, n := range fitting {
		if near(n.value, value, check.Tolerance) {
			p.Report(lint.Report{At: optionPlace(p, p.Item, option).Within(n.start, n.end),
				Message: fmt.Sprintf("option %s says %s, which is within %s of what check.expr gives (%s): it is right too",
					bank.Letters[option], show(n.value, check.Unit), percent(check.Tolerance), show(value, check.Unit)),
				Hint: "move the number further away, or make the tolerance smaller"})
			return
		}
	}
}

// near compares relative to the computed value; to zero, absolutely.
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
