package key

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var EqualRationales = &lint.Rule{
	Code: "QB407", Name: "equal-rationales", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkEqualRationales,
	Summary: "Checks that no two options have the same rationale, and that none repeats the explanation.",
}

// maxFactWords is the maximum length of a fact that can be true of two options: "It has a double reed."
const maxFactWords = 6

func checkEqualRationales(p *lint.Pass) {
	item := p.Texts()
	first, count := map[string]int{}, map[string]int{}
	for i := range item.Rationales {
		count[item.Rationales[i].Normal()]++
	}
	for i := range item.Rationales {
		text := item.Rationales[i].Normal()
		if text == "" {
			continue
		}
		other, found := first[text]
		switch {
		case item.Rationales[i].Same(&item.Explanation):
			p.Report(p.Rationale(i), fmt.Sprintf("the rationale of %s repeats the explanation", name(i)),
				"say what leads to this option, or, if it is the key, leave the rationale empty").Also(p.Explanation(), "the explanation")
		case found:
			report := p.Report(p.Rationale(i), fmt.Sprintf("%s has the same rationale as %s", name(i), name(other)),
				"say for each option what leads to it")
			report.Also(p.Rationale(other), "the rationale of "+name(other))
			if count[text] == 2 && len(item.Rationales[i].Words()) <= maxFactWords {
				report.Severity = lint.Info
			}
		default:
			first[text] = i
		}
	}
}
