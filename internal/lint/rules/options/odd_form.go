package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var OddForm = &lint.Rule{
	Code: "QB306", Name: "odd-form", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkOddForm,
	Summary: "Checks that all options are written in the same way: final punctuation, initial capital, \"to\", emphasis, digits.",
}

const (
	sameWriting = "write all options in the same way"
	sameStart   = "begin all options with the same kind of word"
)

// finalPeriod is a trait that reportMixedPeriods compares as well.
var finalPeriod = trait{
	"ends with a period", "has no period at its end", "end all options with a period, or none", lint.Warning, endsWithPeriod,
}

// formTraits are checked in this order, the most obvious flaw first.
var formTraits = []trait{
	finalPeriod,
	{"ends with \"!\" or \"?\"", "", "end all options in the same way", lint.Warning, endsWithOtherMark},
	{"begins with a lowercase letter", "", "begin all options in the same way", lint.Warning, startsLowercase},
	{"", "begins with a capital letter", "begin all options in the same way", lint.Info, startsLowercaseOrNamed},
	{"has neither letters nor digits", "", "write an answer", lint.Warning, isWordless},
	{"is a formula", "is not a formula", sameWriting, lint.Info, isFormula},
	{"is emphasized", "is not emphasized", sameWriting, lint.Info, isEmphasized},
	{"begins with \"to\"", "does not begin with \"to\"", sameStart, lint.Info, startsWithTo},
	{"has digits in place of words", "has words in place of digits", sameWriting, lint.Info, hasDigits},
}

func checkOddForm(p *lint.Pass) {
	for i := range formTraits {
		if formTraits[i].reportOdd(p) {
			return
		}
	}
	reportMixedPeriods(p)
}

// reportMixedPeriods reports that several options end with a period and several do not.
// It compares them only if each begins with a word, and all or none have a verb: a
// sentence among outputs of a program may end differently.
func reportMixedPeriods(p *lint.Pass) {
	with, without := finalPeriod.split(p.Texts())
	if len(with) < 2 || len(without) < 2 {
		return
	}
	texts := p.Texts().Options
	for _, i := range append(with, without...) {
		tokens := texts[i].Tokens
		if tokens[0].Kind != english.Word || english.HasVerb(tokens) != english.HasVerb(texts[with[0]].Tokens) {
			return
		}
	}
	message := fmt.Sprintf("%s ends with a period, but %s does not", name(with[0]), name(without[0]))
	p.Report(p.Option(with[0]), message, finalPeriod.hint).Severity = finalPeriod.severity
}
