package rules

import (
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// verdicts match what an option begins with that says whether a statement holds or
// something may be: "Right, as ...", "It cannot, ...", "Not allowed".
var (
	rejections = lazily(`^(?:strongly |partly |fully |completely |mostly |somewhat )?(?:no|not \w+|false|wrong|incorrect|inaccurate|mistaken|untrue|unsound|invalid|myth|fiction|legend|hardly|never|fails?|implausible|incompatible|refused|denied|rejected|forbidden|prohibited|impossible|illegal|unlawful|inadmissible|unacceptable|unlikely|disagree|refuted|unjustified|nonsense|nope|negative|` +
		`the (?:statement|claim|sentence|assertion) is (?:false|wrong|incorrect|untrue|invalid|meaningless|doubtful|not \w+)|by no means|on no account|on the contrary|far from it|(?:it|they|he|she|this|that|one|we|there) (?:cannot|cant|isnt|doesnt|wont|wouldnt|couldnt|hasnt|didnt|wasnt|arent|dont|mustnt|(?:can|is|does|do|would|will|could|has|have|may|must|should|was|were|did|are) not|never))\b`)
	approvals = lazily(`^(?:strongly |partly |fully |completely |mostly |somewhat )?(?:yes|true|right|correct|accurate|sound|valid|fact|indeed|certainly|definitely|absolutely|surely|of course|pass|passes|plausible|compatible|granted|allowed|permitted|admissible|possible|legal|lawful|acceptable|likely|agree|confirmed|justified|approved|accepted|yep|affirmative|` +
		`the (?:statement|claim|sentence|assertion) is (?:partly )?(?:true|right|correct|valid)|(?:it|they|he|she|this|that|one|we|there) (?:can|is|does|do|would|will|could|has|have|may|must|should|was|were|did|are))\b`)
	statesWhy = regexp.MustCompile(`^(?:it|they|he|she|this|that|one|we|there) `)
)

var truths = setOf("true false and or not yes no then null undefined 0 1")

// givesVerdicts says whether all options give a verdict on one statement, some for it and
// some against it, most with a reason.
func givesVerdicts(facts *lint.Facts) bool {
	counts := map[bool]int{}
	bare, verbs := 0, map[string]bool{}
	for i := range facts.Options {
		text := strings.ToLower(facts.Options[i].Normal)
		denies := rejections().FindString(text)
		approves := approvals().FindString(text)
		switch {
		case denies == "" && approves == "", allCode(&facts.Options[i]) == is, strings.Contains(text, " ") && allIn(strings.Fields(text), truths):
			return false // "true and false": what a program prints
		case denies == text || approves == text:
			bare++
		}
		if lead := denies + approves; statesWhy.MatchString(lead) {
			verbs[strings.Fields(lead)[0]] = true
			if !strings.ContainsAny(facts.Options[i].Prose, ",;:") {
				return false // a sentence of its own: "It is wet", "It is not wet"
			}
		}
		counts[denies == ""]++
	}
	return counts[true] > 0 && counts[false] > 0 && len(verbs) < 2 && len(facts.Options) > 2
}
