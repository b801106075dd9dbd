package stem

import (
	"fmt"
	"math"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// UnusedText is rule QB211.
var UnusedText = &lint.Rule{
	Code:     "QB211",
	Name:     "unused-text",
	Summary:  "Checks that the item's numeric check uses each number with a unit in the stem.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Off:      true,
	Check:    checkUnusedText,
}

func checkUnusedText(p *lint.Pass) {
	check := p.Question().Check
	if check == nil || len(check.Vars) == 0 {
		return
	}
	stem := &p.Texts().Stem
	for _, n := range quantity.Numbers(stem.Prose) {
		if unit, _ := quantity.UnitAfter(stem.Prose, n.End); unit == "" || usedBy(n.Value, check.Vars) {
			continue
		}
		p.Report(lint.Report{
			At:      p.Stem().Within(n.Start, n.End),
			Message: fmt.Sprintf("the check does not use the number %s", stem.Prose[n.Start:n.End]),
			Hint:    "delete it if the answer does not need it",
		})
	}
}

// conversions are usual factors between the value of a variable and the number
// that the stem gives for it.
var conversions = []float64{1, 12, 60, 3600, 24, 100, 1000, 43560, 7.48, 448.83, 28.317, 0.3048}

// usedBy reports whether a number is the value of a variable, as it is or
// converted.
func usedBy(value float64, vars map[string]float64) bool {
	near := func(a, b float64) bool { return math.Abs(a-b) <= 0.002*math.Max(math.Abs(b), 1e-12) }
	for _, v := range vars {
		for _, factor := range conversions {
			if near(value, v*factor) || near(value*factor, v) {
				return true
			}
		}
	}
	return false
}
