package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var repeatedStart = &lint.Rule{
	Code:     "QB209",
	Name:     "repeated-start",
	Summary:  "Checks that the options do not all begin with the same words.",
	Why:      "Words that stand at the start of every option are read four times and tell nothing apart: they belong into the stem.",
	Remedy:   "Move the words into the stem, so that each option starts with what sets it apart.",
	Sources:  []string{haladyna2002, nbme},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Options: []lint.Option{
		{Name: "minWords", Default: 3, Min: 1, Max: 100, Doc: "fewer words in common than this are let pass, or noted when they are a pronoun or a preposition with a word of meaning; three that carry none are let pass, but for to with a verb and do with not; an article with a word of the stem is not"},
	},
	Check: checkRepeatedStart,
	Bad: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"The law of science by Manning", "The law of science by Hazen", "The law of science by White", "The law of science by Ampt"`),
	Good: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"The law of Manning", "A law of Hazen", "Some rule of White", "The rule of Ampt"`),
}

// wordy is the number of words in common from which it matters no more that
// they carry little meaning: "whether or not the".
const wordy = 4

func checkRepeatedStart(p *lint.Pass) {
	options := p.Facts().Options
	if len(options) < 2 || areCode(options) {
		return
	}
	reportSharedEnd(p)
	common := options[0].Words()
	for i := range options[1:] {
		words := options[i+1].Words()
		n := 0
		for n < len(common) && n < len(words) && common[n] == words[n] {
			n++
		}
		common = common[:n]
	}
	content := lint.Normalized(strings.Join(common, " ")).Content()
	if len(common) > 2 && common[0] == "to" { // "to let the"
		content = append(content, common[1])
	}
	if allIn(common, numberWords) {
		return // a number in words
	}
	severity := lint.Severity(0) // the rule's
	switch {
	case beginsNot(common), repeatsSubject(p, common, content), len(common) >= p.Int("minWords") && (len(content) > 0 || len(common) >= wordy):
	case len(common) > 1 && (goingOn[common[0]] && len(content) > 0 && common[1] != "least" && common[1] != "most" || common[0] == "because"):
		severity = lint.Info // few words, and yet the same four times
	default:
		return
	}
	p.Report(lint.Report{
		At: optionPlace(p, p.Item, 0), Severity: severity,
		Message: fmt.Sprintf("every option begins with %q", strings.Join(common, " ")),
		Hint:    "move these words into the stem",
	})
}

// goingOn are words that go on from a stem, with what follows them there.
var goingOn = setOf("it they by for with in at on from")

// beginsNot says whether the words in common are a verb with "not": "do not". It
// belongs into the stem, where the learner does not read it four times.
func beginsNot(common []string) bool {
	return len(common) > 1 && common[1] == "not" && beforeNot[common[0]] || len(common) > 0 && common[0] == "dont"
}

var beforeNot = setOf("do does did must should may can will would is are was were has have need")

// repeatsSubject says whether the words in common are an article with a word
// of the stem: "the cell".
func repeatsSubject(p *lint.Pass, common, content []string) bool {
	if len(common) != 2 || len(content) != 1 || common[0] != "the" && common[0] != "a" && common[0] != "an" {
		return false
	}
	return slices.Contains(p.Facts().Stem.Content(), content[0])
}

// reportSharedEnd notes two or more words at the end of every option: "... of the
// outfall". What numbers measure is let pass.
func reportSharedEnd(p *lint.Pass) {
	options := p.Facts().Options
	common := options[0].Words()
	for i := range options[1:] {
		words := options[i+1].Words()
		n := 0
		for n < len(common) && n < len(words) && common[len(common)-1-n] == words[len(words)-1-n] {
			n++
		}
		common = common[len(common)-n:]
	}
	if len(common) < 2 || len(lint.Normalized(strings.Join(common, " ")).Content()) < 1 || slices.ContainsFunc(options, func(o lint.Text) bool {
		return strings.ContainsAny(o.Raw, "0123456789$") || len(o.Words()) == len(common) || len(o.Words()) > 2*len(common) || numberWords[firstWord(strings.ToLower(o.Prose))]
	}) {
		return
	}
	p.Report(lint.Report{
		At: optionPlace(p, p.Item, 0), Severity: lint.Info,
		Message: fmt.Sprintf("every option ends with %q", strings.Join(common, " ")),
		Hint:    "move these words into the stem",
	})
}
