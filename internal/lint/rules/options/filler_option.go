package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// FillerOption is rule QB317.
var FillerOption = &lint.Rule{
	Code:     "QB317",
	Name:     "filler-option",
	Summary:  "Checks that every option says something: no \"I don't know\", \"it depends\", \"N/A\" or dots.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkFillerOption,
}

func checkFillerOption(p *lint.Pass) {
	item := p.Texts()
	var found []int
	for _, i := range item.Distractors() {
		if isFiller(&item.Options[i]) {
			found = append(found, i)
		}
	}
	if len(found) > 2 {
		return // three of a kind are answers
	}
	for _, i := range found {
		p.Report(lint.Report{
			At:      p.Option(i),
			Message: fmt.Sprintf("%s, %q, is not an answer", name(i), clip(item.Options[i].Raw)),
			Hint:    "write what someone believes who has not understood",
		})
	}
}

// fillers are options that say nothing about any subject.
var fillers = english.NewPatterns(
	// the learner's ignorance
	"i/we? <be/auxiliary/modal>? <negation> _{2} know/sure/certain/tell/say/remember/recall/learn~/study/decide/idea/clue _{4}",
	"i'm/i/we? <be>? <negation>? sure/unsure/uncertain/undecided", "i/we haven't/never _{6}", "no idea/clue/guess/comment/opinion/preference _{3}",
	"hard/difficult/impossible to say/tell/know", "nobody/who knows _{2}",
	// the choice left to someone
	"it/that? all? depends", "depends on who/whom/what/how/you/your/the? _{4}", "whatever/whichever/whoever _* you/your _*",
	"ask/google/consult/phone someone/somebody/anyone/a/an/it/the/your _{3}", "none of your business", "up to you",
	// placeholders
	"n / a", "na", "not applicable", "does not apply", "tbd/tba/tbc/todo/fixme/lorem/placeholder/blank/dummy/filler _{3}",
	"<option> <letter>/#? ", "other", "others", "something else", "anything else", "whatever", "anything", "something",
)

func isFiller(option *itemtext.Text) bool {
	return isWordless(option) == yes && len(option.Tokens) > 0 || !option.AllMarkup() && fillers.Whole(withoutStop(option.Tokens))
}
