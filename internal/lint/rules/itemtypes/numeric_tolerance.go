package itemtypes

import (
	"fmt"
	"math"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var NumericTolerance = &lint.Rule{
	Code: "QB805", Name: "numeric-tolerance", Severity: lint.Error, Scope: lint.ScopeItem, Since: since,
	Check:   checkNumericTolerance,
	Summary: "Checks that an answer that is not a whole number has a tolerance, and that no misconception is within it.",
}

func checkNumericTolerance(p *lint.Pass) {
	q := p.Question()
	if q.Type() != bank.Numeric {
		return
	}
	if q.Tolerance == 0 && *q.Answer.Number != math.Trunc(*q.Answer.Number) {
		p.Report(p.At("/answer"), "the answer has no tolerance, so only this exact number is right",
			"add \"tolerance\", such as 0.01 for one percent").Severity = lint.Warning
	}
	for i, m := range q.Misconceptions {
		if quantity.Within(m.Answer, *q.Answer.Number, q.Tolerance) {
			p.Report(p.At(fmt.Sprintf("/misconceptions/%d/answer", i)),
				fmt.Sprintf("%s is within the tolerance of the answer, %s", m, q.Answer),
				"make the tolerance smaller, or choose numbers that tell the two apart")
		}
	}
}
