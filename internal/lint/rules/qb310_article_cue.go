package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var articleCue = &lint.Rule{
	Code:     "QB310",
	Name:     "article-cue",
	Summary:  "Checks that every option fits the \"a\" or \"an\" at the end of the stem.",
	Why:      "A stem that ends with \"an\" rules out each option that starts with a consonant, without any knowledge of the subject.",
	Remedy:   "Move the article into the options, or end the stem with \"a(n)\".",
	Sources:  []string{haladyna2002, nbme, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkArticleCue,
	Bad: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"In SWMM a node at which water leaves the system for good is called an", `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"Outfall", "Inlet", "Divider", "Orifice"`,
		"Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.", "An outfall is the end of the network: water that reaches it leaves the model."),
	Good: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"In SWMM a node at which water leaves the system for good is called", `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"An outfall", "An inlet", "A divider", "An orifice"`,
		"Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.", "An outfall is the end of the network: water that reaches it leaves the model."),
}

func checkArticleCue(p *lint.Pass) {
	for i := range p.Facts().Options {
		if cues.WrongArticle(p.Facts(), i) {
			p.Report(lint.Report{
				At:      optionPlace(p, p.Item, i),
				Message: fmt.Sprintf("option %s does not fit the article at the end of the stem", bank.Letters[i]),
				Hint:    "move the article into the options",
			})
		}
	}
}
