package options

import (
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// OddForm is rule QB306.
var OddForm = &lint.Rule{
	Code: "QB306", Name: "odd-form", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkOddForm,
	Summary: "Checks that no option alone is written in another way: final stop, first capital, emphasis, digits.",
}

const sameWriting = "write all options in the same way"

// writing are the traits of how options are written, the plainest flaws first.
var writing = []trait{
	{"ends with a stop", "has no stop at its end", "end all options with a stop, or none", lint.Warning, endsWithStop},
	{"begins with a small letter", "", "begin all options in the same way", lint.Warning, startsSmall},
	{"", "begins with a capital", "begin all options in the same way", lint.Info, startsSmallOrNamed},
	{"has neither letters nor digits", "", "write an answer", lint.Warning, isWordless},
	{"is a formula", "is not a formula", sameWriting, lint.Info, isFormula},
	{"is emphasized", "is not emphasized", sameWriting, lint.Info, isEmphasized},
	{"has digits in place of words", "has words in place of digits", sameWriting, lint.Info, hasDigits},
}

func checkOddForm(p *lint.Pass) {
	for i := range writing {
		if writing[i].reportOdd(p) {
			return
		}
	}
}
