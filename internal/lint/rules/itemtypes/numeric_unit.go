package itemtypes

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

var NumericUnit = &lint.Rule{
	Code: "QB804", Name: "numeric-unit", Severity: lint.Warning, Scope: lint.ScopeItem, Since: since,
	Check:   checkNumericUnit,
	Summary: "Checks that a question that asks for a number states its unit, and that its other units measure the same quantity.",
}

func checkNumericUnit(p *lint.Pass) {
	q := p.Question()
	if q.Type() != bank.Numeric {
		return
	}
	if q.Unit == "" {
		p.Report(p.At("/answer"), "the answer is a number without a unit",
			"add \"unit\", unless it is a pure number").Severity = lint.Info
		return
	}
	own, ownKnown := quantity.UnitNamed(q.Unit)
	for i, other := range q.Units {
		unit, known := quantity.UnitNamed(other.Unit)
		if ownKnown && known && unit.Dimension != own.Dimension {
			p.Report(p.At(fmt.Sprintf("/units/%d/unit", i)),
				fmt.Sprintf("%q does not measure the same quantity as %q", other.Unit, q.Unit),
				"name another unit of the same quantity, with its factor")
		}
	}
}
