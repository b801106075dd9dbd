package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var offKeyExplanation = &lint.Rule{
	Code:    "QB405",
	Name:    "off-key-explanation",
	Summary: "Checks that the explanation speaks for the key, and not for another option.",
	Why: "When a key is changed or options are moved, the explanation is easily forgotten. It then teaches that a wrong option is right. " +
		"That it calls another option the answer is a warning; that it has another option's words and none of the key's, a note.",
	Remedy:   "Check the key first, then make the explanation say why it is right.",
	Sources:  []string{haladyna2013, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkOffKeyExplanation,
	Bad: example(sample, "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.",
		"Both gravity and friction matter, so the right answer is Green-Ampt."),
	Good: example(sample, "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.",
		"Gravity balances friction, so the right answer is Manning and not Green-Ampt."),
}

func checkOffKeyExplanation(p *lint.Pass) {
	facts, key := p.Facts(), p.Question().Key()
	if key < 0 || facts.Explanation.Normal == "" {
		return
	}
	if option := declared(facts, key); option >= 0 {
		p.Report(lint.Report{
			At:      lint.At(p.Path("/explanation")),
			Message: fmt.Sprintf("the explanation calls option %s the answer, but the key is %s", bank.Letters[option], bank.Letters[key]),
			Hint:    "check the key, then the explanation",
			Related: []lint.Note{{At: optionPlace(p, p.Item, option), Message: "option " + bank.Letters[option]}},
		})
		return
	}
	if option := favored(facts, key); option >= 0 {
		p.Report(lint.Report{
			At: lint.At(p.Path("/explanation")), Severity: lint.Info,
			Message: fmt.Sprintf("the explanation has the words of option %s, and none of the key's", bank.Letters[option]),
			Hint:    "check that the key is right, and let the explanation say why",
			Related: []lint.Note{{At: optionPlace(p, p.Item, option), Message: "option " + bank.Letters[option]}},
		})
	}
}

// declared finds a distractor that the explanation calls the answer in so many
// words; -1 for none.
func declared(facts *lint.Facts, key int) int {
	text := " " + strings.ToLower(facts.Explanation.Normal) + " "
	if !strings.Contains(text, " answer ") && !strings.Contains(text, " correct ") && !strings.Contains(text, " right ") {
		return -1
	}
	for i := range facts.Options {
		option := strings.ToLower(facts.Options[i].Normal)
		if i == key || option == "" || strings.Contains(strings.ToLower(facts.Options[key].Normal), option) {
			continue
		}
		for _, phrase := range []string{" answer is " + option + " ", " choice is " + option + " ", " answer is the " + option + " "} {
			if strings.Contains(text, phrase) {
				return i
			}
		}
		for _, phrase := range []string{"correct", "right"} {
			if strings.HasPrefix(text, " "+option+" is "+phrase+" ") || strings.Contains(text, " so "+option+" is "+phrase+" ") ||
				strings.Contains(text, " "+option+" is the "+phrase+" answer ") || strings.Contains(text, " "+option+" is the "+phrase+" choice ") {
				return i
			}
		}
	}
	return -1
}

// turns are words by which an explanation speaks of an option to reject it.
var turns = setOf("not no never cannot nor neither without unlike instead rather but however only although while whereas wrong incorrect")

// favored finds the one distractor all of whose words the explanation has, when
// it has none of the key's; -1 for none. Words of the stem say nothing.
func favored(facts *lint.Facts, key int) int {
	said, inStem := among(facts.Explanation.Content()), among(facts.Stem.Content())
	if share, some := told(facts, key, said, inStem); !some || share > 0 || hasAny(facts.Explanation.Words(), turns) {
		return -1
	}
	option := -1
	for i := range facts.Options {
		share, some := told(facts, i, said, inStem)
		if i == key || !some || share == 0 {
			continue
		}
		if share < 1 || option >= 0 {
			return -1 // it speaks of several
		}
		option = i
	}
	return option
}

// told is the share of an option's words that an explanation has; false for an
// option that has no words but those of the stem.
func told(facts *lint.Facts, option int, said, inStem func(string) bool) (share float64, some bool) {
	words, found := 0, 0
	for _, word := range facts.Options[option].Content() {
		if inStem(word) {
			continue
		}
		words++
		if said(word) {
			found++
		}
	}
	return float64(found) / float64(max(words, 1)), words > 0
}
