package rules

import (
	"fmt"
	"regexp"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var opinion = &lint.Rule{
	Code:     "QB205",
	Name:     "opinion",
	Summary:  "Checks that no stem asks for what the learner thinks, feels or prefers.",
	Why:      "To \"which do you think is best?\" every honest answer is right. A question with a key asks for what is so, or for what an expert would do.",
	Remedy:   "Ask for the fact, or name whose judgment counts: \"according to the manual\".",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkOpinion,
	Bad: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation do you think relates flow to depth in an open conduit of SWMM?"),
	Good: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation relates flow to depth in an open conduit, in the opinion of the manual's authors?"),
}

var opinions = regexp.MustCompile(`(?i)\b(?:(?:do|would|did|might) you (?:personally |really )?(?:think|feel|believe|prefer|like|enjoy|favou?r|consider)` +
	`|you (?:personally )?(?:think|feel|believe|prefer|like) (?:is|are|best|most|that|would)` +
	`|in your (?:own |personal |honest )?(?:opinion|view|judge?ment|experience)|your (?:favou?rite|(?:own |personal )?(?:opinion|preference|feelings?)))\b`)

// tastes are superlatives that nothing measures.
var tastes = regexp.MustCompile(`(?i)\bmost (?:interesting|annoying|elegant|beautiful|enjoyable|exciting|fascinating|attractive|impressive|boring|pleasant)\b|` +
	`\b(?:which|what|who)\b[^.?]{0,40}\b(?:finest|nicest|coolest|loveliest|prettiest|ugliest)\b`)

func checkOpinion(p *lint.Pass) {
	text := p.Facts().Stem.Prose
	m := opinions.FindStringIndex(text)
	if m == nil {
		m = tastes.FindStringIndex(text)
	}
	if m != nil {
		p.Report(lint.Report{
			At:      lint.At(p.Path("/q")).Within(m[0], m[1]),
			Message: fmt.Sprintf("the stem asks for an opinion: %q", text[m[0]:m[1]]),
			Hint:    "ask for the fact, or name whose judgment counts",
		})
	}
}
