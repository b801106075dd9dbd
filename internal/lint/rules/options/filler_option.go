package options

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

var FillerOption = &lint.Rule{
	Code: "QB317", Name: "filler-option", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkFillerOption,
	Summary: "Checks that every wrong option says something: no \"I don't know\", \"it depends\", \"N/A\" or dots.",
}

func checkFillerOption(p *lint.Pass) {
	item := p.Texts()
	found := slices.DeleteFunc(item.Distractors(), func(i int) bool { return !isFiller(item, i) })
	if len(found) > 2 {
		return // three of a kind are answers
	}
	for _, i := range found {
		p.Report(p.Option(i), fmt.Sprintf("%s, %q, is not an answer", name(i), safetext.Clip(item.Options[i].Raw, maxQuoted)),
			"write an answer that a learner with a misconception would choose")
	}
}

// fillers matches the start of options that say nothing about any subject.
var fillers = english.NewPatterns(
	// the learner's ignorance
	"i/we? <be/auxiliary/modal>? <negation> _? know/sure/certain/remember/recall/learn~/study/decide/idea/clue _{4} $",
	"i'm/i/we? <be>? <negation>? sure/unsure/uncertain/undecided $", "i/we haven't _{6} $",
	"i/we? have? no idea/clue/guess/comment/opinion/preference _{3} $",
	// the choice left to someone
	"it/that? all? depends $", "depends on who/whom/whoever/you/your _{4} $", "whatever/whichever/whoever _{5} $",
	"please? ask/google/consult/phone someone/somebody/anyone/it _{4} $", "none of your business $", "up to you $",
	// placeholders
	"not applicable $", "does not apply $", "lorem ipsum _*", "something/anything else $",
)

// placeholders matches fillers that are complete options.
var placeholders = english.NewPatterns(
	"n / a", "na/nil/tbd/tba/tbc/todo/fixme/placeholder/other/others", "<option> <letter>/#",
)

// isFiller reports whether an option says nothing. "Na" is the symbol for sodium.
func isFiller(item *itemtext.Item, i int) bool {
	option := &item.Options[i]
	tokens := trimEnd(option.Tokens, finalMarks)
	switch {
	case option.AllMarkup() || item.Stem.HasGap() || len(option.Tokens) == 0:
		return false
	case onlyMarks(option): // several signs can be answers
		isOtherSign := func(j int) bool { return j != i && onlyMarks(&item.Options[j]) }
		return !slices.ContainsFunc(item.Distractors(), isOtherSign)
	}
	return fillers.Starts(tokens) || placeholders.MatchesAll(tokens) && option.Raw != "Na"
}

func onlyMarks(option *itemtext.Text) bool {
	isNotMark := func(t english.Token) bool { return t.Kind != english.Mark }
	return !slices.ContainsFunc(option.Tokens, isNotMark)
}
