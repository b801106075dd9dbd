package key

import "github.com/swmmquiz/swmmquiz/internal/lint"

var MissingRationale = &lint.Rule{
	Code: "QB406", Name: "missing-rationale", Severity: lint.Warning, Scope: lint.ScopeItem, NeedsOptions: true, Check: checkMissingRationale,
	Summary: "Checks that each wrong option has a rationale if the question has rationales.",
}

func checkMissingRationale(p *lint.Pass) {
	if misplacedRationale(p.Texts()) >= 0 {
		return // key-rationale reports it
	}
	for _, i := range emptyRationales(p.Texts()) {
		p.Report(p.Rationale(i), name(i)+" has no rationale", "say which belief leads to this option, and why that belief fails")
	}
}
