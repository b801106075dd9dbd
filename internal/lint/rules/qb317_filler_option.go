package rules

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var fillerOption = &lint.Rule{
	Code:     "QB317",
	Name:     "filler-option",
	Summary:  "Checks that every option says something: no \"I don't know\", \"not sure\", \"other\", dots or dashes.",
	Why:      "An option that nobody chooses who wants to be right is no option: the question has three, and guessing pays more.",
	Remedy:   "Replace it with what someone believes who has not understood. A question with three good options should say so, not hide it.",
	Sources:  []string{haladyna2002, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkFillerOption,
	Bad:      example(sample, `"Green-Ampt"`, `"I don't know"`),
	Good:     example(sample, `"Green-Ampt"`, `"Unknown: it ended with SWMM 4"`),
}

var fillerText = regexp.MustCompile(`^(i (do not|dont|cannot|cant) (know|tell|say|remember).*|dont know|do not know|not sure|no idea|im not sure|unsure|it depends|depends|other|others|something else|anything else|` +
	`n/a|na|not applicable|unknown|undefined|tbd|todo|fixme|xxx+|lorem ipsum.*|placeholder|option [a-d1-4]?|answer [a-d1-4]?|distractor ?[a-d1-4]?|[-–—._?* ]*)$`)

func checkFillerOption(p *lint.Pass) {
	for i := range p.Facts().Options {
		option := &p.Facts().Options[i]
		if i == p.Question().Key() || strings.TrimSpace(option.Raw) == "" || !fillerText.MatchString(strings.ToLower(option.Normal)) {
			continue
		}
		p.Report(lint.Report{
			At:      optionPlace(p, p.Item, i),
			Message: fmt.Sprintf("option %s, %q, is no answer", bank.Letters[i], clip(option.Raw)),
			Hint:    "write what someone believes who has not understood",
		})
	}
}
