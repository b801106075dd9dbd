package key

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// MissingRationale is rule QB406.
var MissingRationale = &lint.Rule{
	Code:     "QB406",
	Name:     "missing-rationale",
	Summary:  "Checks that each wrong option has a rationale where the question has a list of them.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkMissingRationale,
}

func checkMissingRationale(p *lint.Pass) {
	if misplaced(p.Texts()) >= 0 {
		return // key-rationale reports it
	}
	for _, i := range emptyRationales(p.Texts()) {
		p.Report(lint.Report{
			At: p.Rationale(i), Message: fmt.Sprintf("%s has no rationale", name(i)), Hint: "say which belief leads to it, and why it fails",
		})
	}
}
