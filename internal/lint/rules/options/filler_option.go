package options

import (
	"fmt"
	"slices"
	"strings"

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
		if isFiller(item, i) {
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
	"i/we? <be/auxiliary/modal>? <negation> really/quite/yet/even? know/sure/certain/remember/recall/learn~/study/decide/idea/clue _{4} $",
	"i'm/i/we? <be>? <negation>? sure/unsure/uncertain/undecided $", "i/we haven't/never _{6} $", "i/we? have? no idea/clue/guess/comment/opinion/preference _{3} $",
	// the choice left to someone
	"it/that? all? depends $", "depends on who/whom/whoever/you/your _{4} $", "whatever/whichever/whoever _* $", "none of your business $", "up to you $",
	"please? ask/google/consult/phone someone/somebody/anyone/a/an/it/the/your _{4} $",
	// placeholders
	"n / a $", "na/nil $", "not applicable $", "does not apply $", "tbd/tba/tbc/todo/fixme/placeholder _? $", "lorem ipsum _*", "<option> <letter>/# $",
	"other/others $", "something/anything else $",
)

// isFiller reports whether an option says nothing. A single word can fill a gap of
// the stem, and Na is a metal.
func isFiller(item *itemtext.Item, i int) bool {
	option := &item.Options[i]
	tokens := withoutStop(option.Tokens)
	if len(option.Tokens) > 0 && isWordless(option) == yes {
		return !slices.ContainsFunc(item.Distractors(), func(j int) bool { return j != i && isWordless(&item.Options[j]) == yes })
	}
	if option.AllMarkup() || !startsWith(fillers, tokens) {
		return false
	}
	return len(tokens) > 1 || !strings.ContainsAny(item.Stem.Raw, "_…") && !strings.Contains(item.Stem.Raw, "--") && option.Raw != "Na"
}
