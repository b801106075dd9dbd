package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var TrueFalseOptions = &lint.Rule{
	Code: "QB210", Name: "true-false-options", Severity: lint.Warning, Scope: lint.ScopeItem,
	NeedsOptions: true,
	Summary:      "Checks that the options are not yes and no, or true and false, with or without a reason.",
	Check:        checkTrueFalseOptions,
}

// verdicts matches options that begin with a verdict: "Yes, because ...", "It is false",
// "They do not". "Legal to cross" is not one: it says what is legal.
var verdicts = english.NewPatterns(
	"<article/pronoun>? <be>? not? !no [ <yes-no> ] !to", "[ no ] $", "by [ no ] means", "[ no ] because/since/as/<pronoun>",
	"<pronoun>/that [ <be/auxiliary/modal> not? ] $",
)

func checkTrueFalseOptions(p *lint.Pass) {
	item := p.Texts()
	yes, no, verdictCount, bareCount := -1, -1, 0, 0
	for i := range item.Options {
		tokens := item.Options[i].Tokens
		if !verdicts.Starts(tokens) {
			continue
		}
		verdictCount++
		if len(english.Words(tokens)) < 2 {
			bareCount++
		}
		m := verdicts.All(tokens)[0]
		verdict := tokens[:m.End]
		if denies := english.Any(verdict, english.Negation) != english.Denies(tokens[m.First].Word); denies && no < 0 {
			no = i
		} else if !denies && yes < 0 {
			yes = i
		}
	}
	// Bare "true" and "false" among other options, as in "true, false, null, 0", are
	// values and not verdicts.
	areValues := verdictCount < len(item.Options) && bareCount == verdictCount && asks(&item.Stem)
	if yes < 0 || no < 0 || areValues {
		return
	}
	p.Report(p.Option(min(yes, no)),
		fmt.Sprintf("option %s affirms and option %s denies what the stem says", bank.Letters[yes], bank.Letters[no]),
		"ask for the reason, the value or the name itself")
}
