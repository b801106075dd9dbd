package rules

import (
	"fmt"
	"regexp"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var keyRationale = &lint.Rule{
	Code:    "QB408",
	Name:    "key-rationale",
	Summary: "Checks that the rationales stand at the right options: none calls a distractor correct or the key wrong.",
	Why: "Options that are moved without their rationales tell learners the opposite of what is so. " +
		"Sure signs are a rationale \"Correct: ...\" at a wrong option, \"Incorrect\" at the key, or the one empty rationale at a wrong option while the key has one.",
	Remedy:   "Put each rationale at the place of its option, or correct the key.",
	Sources:  []string{haladyna2013, shute2008},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkKeyRationale,
	Bad:      withRationales("", "Correct: pressurized pipes follow it.", "It is for pressurized pipes.", "It is for infiltration."),
	Good:     withRationales("Correct: open channels follow it.", "It is correct for force mains alone.", "It is for pressurized pipes.", "It is for infiltration."),
}

var (
	saysRight = regexp.MustCompile(`^(?:yes |indeed )?(?:correct|right|true|that is correct|that is right|this is correct|this is right|(?:this|it) is the (?:correct|right|best) (?:answer|option|choice))\b`)
	saysWrong = regexp.MustCompile(`^(?:no |sorry )?(?:incorrect|wrong|false|not correct|not right|(?:this|that|it) is (?:incorrect|wrong|false|not correct|not right|not the (?:correct|right|best) (?:answer|option|choice)))\b`)
	// onlyPartly takes back what stands before it: "correct for force mains".
	onlyPartly = regexp.MustCompile(`^(?:[a-z ]*?)(?:but|for|only|if|when|in|of|under|as|to|with|units?|sign|idea|formula|method|order|value|number|equation)\b`)
)

// beforeNoun matches "true" and the like before the noun that it belongs to: "True
// angles are bought dearly".
var beforeNoun = regexp.MustCompile(`^\W*(?i:correct|right|true) +(?:[b-z]|a[^ ])`)

// judges matches words that go on with a judgment after "true" and the like.
var judges = regexp.MustCompile(`^\W*(?i:correct|right|true) +(?:because|since|as|and|so|answers?|options?|choices?|here|indeed|this|that|these|it)\b`)

func checkKeyRationale(p *lint.Pass) {
	facts, key := p.Facts(), p.Question().Key()
	if key < 0 || len(facts.Rationales) != len(facts.Options) {
		return
	}
	report := func(i int, message string) {
		p.Report(lint.Report{
			At: lint.At(p.Path(fmt.Sprintf("/rationales/%d", i))), Message: message,
			Hint: "put each rationale at the place of its option, or correct the key",
		})
	}
	empty, filled := blankRationales(p)
	if filled > 0 && misplaced(p, empty) {
		report(empty[0], fmt.Sprintf("the one empty rationale is that of option %s, but the key is %s", bank.Letters[empty[0]], bank.Letters[key]))
		return
	}
	// Where the stem asks for the exception, right statements are wrong options.
	exceptional := sync.OnceValue(func() bool { return exception(facts.Stem.Prose) != nil })
	for i := range facts.Rationales {
		text := facts.Rationales[i].Normal
		switch {
		case i != key && affirms(text) && !exceptional() && (!beforeNoun.MatchString(facts.Rationales[i].Prose) || judges.MatchString(facts.Rationales[i].Prose)):
			report(i, fmt.Sprintf("the rationale of option %s calls it right, but the key is %s", bank.Letters[i], bank.Letters[key]))
		case i == key && saysWrong.MatchString(text) && !exceptional():
			report(i, fmt.Sprintf("the rationale of the key, %s, calls it wrong", bank.Letters[i]))
		}
	}
}

// affirms says whether a rationale calls its option right without taking it
// back in the next words.
func affirms(text string) bool {
	m := saysRight.FindStringIndex(text)
	if m == nil {
		return false
	}
	after := text[m[1]:]
	return after == "" || !onlyPartly.MatchString(after[1:min(len(after), 30)])
}
