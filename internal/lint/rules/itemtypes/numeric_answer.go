package itemtypes

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// NumericAnswer is rule QB806.
var NumericAnswer = &lint.Rule{
	Code:     "QB806",
	Name:     "numeric-answer",
	Summary:  "Checks that the answer of a question which asks for a number follows from its check.",
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkNumericAnswer,
}

func checkNumericAnswer(p *lint.Pass) {
	q := p.Question()
	if q.Type() != bank.Numeric || q.Check == nil {
		return
	}
	value, _, fault := quantity.Evaluate(q.Check.Expr, q.Check.Vars)
	switch {
	case fault != nil: // numeric-check reports it
	case q.Check.Unit != q.Unit:
		p.Report(lint.Report{
			At: lint.At(p.Path("/check")), Message: fmt.Sprintf("the check has the unit %q, the answer %q", q.Check.Unit, q.Unit),
			Hint: "write the same unit in both",
		})
	case !near(*q.Answer.Number, value, q.Check.Tolerance):
		p.Report(lint.Report{
			At:      lint.At(p.Path("/answer")),
			Message: fmt.Sprintf("the answer is %s, but check.expr gives %s", number(*q.Answer.Number), number(value)),
			Hint:    "correct the answer, the expression or its values",
		})
	}
}
