package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var OddForm = &lint.Rule{
	Code: "QB306", Name: "odd-form", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkOddForm,
	Summary: "Checks that all options are written in the same way: final punctuation, initial capital, \"to\", emphasis, digits.",
}

// trait is a feature of form in which one option can differ from all others.
type trait struct {
	// has and lacks end the message "option B alone ..." about the only option with the
	// trait, or without it. If that is not a flaw, the text is empty.
	has, lacks string
	hint       string
	severity   lint.Severity
	// judge reports whether an option has the trait; known is false if its text does not show it.
	judge func(*itemtext.Text) (has, known bool)
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
	{"", "begins with a capital letter", "begin all options in the same way", lint.Info, startsLowercaseUnlessName},
	{
		"has neither letters nor digits", "", "write an answer", lint.Warning,
		func(t *itemtext.Text) (has, known bool) { return onlyMarks(t), true },
	},
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

// reportOdd adds a finding for the one option that differs from all others in a trait. It
// reports whether there is one.
func (t *trait) reportOdd(p *lint.Pass) bool {
	with, without := t.split(p.Texts())
	odd, message := with, t.has
	if len(without) == 1 {
		odd, message = without, t.lacks
	}
	if len(with)+len(without) < 3 || len(odd) != 1 || message == "" {
		return false
	}
	p.Report(p.Option(odd[0]), fmt.Sprintf("%s alone %s", name(odd[0]), message), t.hint).Severity = t.severity
	return true
}

// split returns the options that have a trait, and those that lack it. It returns none if
// the trait of any option is unknown.
func (t *trait) split(item *itemtext.Item) (with, without []int) {
	for _, i := range withoutStandIns(item) {
		switch has, known := t.judge(&item.Options[i]); {
		case !known:
			return nil, nil
		case has:
			with = append(with, i)
		default:
			without = append(without, i)
		}
	}
	return with, without
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
