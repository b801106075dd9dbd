package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var unusedText = &lint.Rule{
	Code:    "QB211",
	Name:    "unused-text",
	Summary: "Checks that each number of the stem is used by the item's numeric check.",
	Why: "Data that the answer does not need cost time to read and to rule out. " +
		"Choosing the data can be what a question tests, so this rule is for authors who look for leftovers.",
	Remedy:   "Delete what the answer does not need, or let it be when choosing the data is the point.",
	Sources:  []string{haladyna2002, haladyna2013, nbme},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Off:      true,
	Check:    checkUnusedText,
	Bad:      checked("Two pipes of 47 in carry 3 cfs each. Which flow do they carry?"),
	Good:     checked("Two pipes carry 3 cfs each. Which flow do they carry?"),
}

// checked is a bank of one question with a numeric check: twice 3 cfs.
func checked(stem string) lint.Example {
	return example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?", stem,
		`"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"3 cfs", "6 cfs", "9 cfs", "12 cfs"`,
		`"answer": "A",`, `"answer": "B", "check": {"expr": "n * q", "vars": {"n": 2, "q": 3}, "unit": "cfs", "tolerance": 0.01},`)
}

func checkUnusedText(p *lint.Pass) {
	check := p.Question().Check
	if check == nil || len(check.Vars) == 0 {
		return
	}
	stem := &p.Facts().Stem
	for _, n := range numbers(stem.Prose) {
		if usedBy(n.value, check.Vars) || n.unit == "" {
			continue
		}
		p.Report(lint.Report{
			At:      lint.At(p.Path("/q")).Within(n.start, n.end),
			Message: fmt.Sprintf("the check does not use the number %s", stem.Prose[n.start:n.end]),
			Hint:    "delete it if the answer does not need it",
		})
	}
}

// usedBy says whether a number is the value of a variable, itself or converted
// by one of the usual factors.
func usedBy(value float64, vars map[string]float64) bool {
	for _, v := range vars {
		for _, factor := range []float64{1, 12, 60, 3600, 24, 100, 1000, 43560, 7.48, 448.83, 28.317, 0.3048} {
			if near(value, v*factor, 0.002) || near(value*factor, v, 0.002) {
				return true
			}
		}
	}
	return false
}
