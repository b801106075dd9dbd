package itemtypes

import (
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var SelectAll = &lint.Rule{
	Code: "QB803", Name: "select-all", Severity: lint.Warning, Scope: lint.ScopeItem, Since: since, Check: checkSelectAll,
	Summary: "Checks that the stem of a question with several keys does not ask for one option.",
}

// asksForOne matches words that ask for a single option.
var asksForOne = english.NewPatterns(
	"which one !or", "which/what is", "which of _{4} is/was/has/isn't/wasn't/hasn't/doesn't", "which of _{4} does not", "which single",
	"the one that/which/best/correct/right/answer/option", "the best/correct/right/only answer/option",
)

func checkSelectAll(p *lint.Pass) {
	if len(p.Question().Answer.Letters) < 2 {
		return
	}
	for _, clause := range p.Texts().Stem.Questions() {
		if found := asksForOne.Find(clause); found != nil {
			p.Report(p.Stem().Tokens(found), "the stem asks for one option, but several are right",
				"ask for several: \"Which of these are ...?\"")
			return
		}
	}
}
