package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var articleCue = &lint.Rule{
	Code:     "QB310",
	Name:     "article-cue",
	Summary:  "Checks that every option fits the \"a\" or \"an\", the \"is a\" or the \"are\" at the end of the stem.",
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
			return
		}
	}
	for _, i := range wrongNumber(p.Facts()) {
		p.Report(lint.Report{
			At: optionPlace(p, p.Item, i), Severity: lint.Info,
			Message: fmt.Sprintf("option %s does not fit the number of the stem's verb", bank.Letters[i]),
			Hint:    "write the stem so that one thing fits as well as several",
		})
	}
}

var (
	endsPlural   = lazily(`(?i)\b(?:are|were)(?: the| called| termed| known as| named)?\s*[:…_.]*\s*$`)
	endsSingular = lazily(`(?i)\b(?:is|was) an?\s*(?:\(n\))?\s*[:…_.]*\s*$`)
)

// endsInNumber says whether a stem ends with a number in words of two or more:
// "between two".
func endsInNumber(stem string) bool {
	words := strings.Fields(strings.Trim(stem, " :…_."))
	if len(words) < 3 {
		return false
	}
	last := words[len(words)-1]
	return numberWords[last] && last != "one" || last == "several" || last == "many"
}

// wrongNumber finds the options that are one thing where the stem ends with "are",
// or several where it ends with "is a": those that fit are fewer.
func wrongNumber(facts *lint.Facts) []int {
	if !containsAny(facts.Stem.Prose[max(0, len(facts.Stem.Prose)-30):], "are", "were", "is a", "was a", "Are", "Were") && !endsInNumber(facts.Stem.Prose) {
		return nil
	}
	many := endsInNumber(facts.Stem.Prose) || endsPlural().MatchString(facts.Stem.Prose)
	if !many && !endsSingular().MatchString(facts.Stem.Prose) {
		return nil
	}
	var wrong []int
	for i := range facts.Options {
		words := strings.Fields(strings.ToLower(strings.Trim(facts.Options[i].Prose, " .")))
		if speaksOfOthers(&facts.Options[i], &facts.Stem) || slices.Contains(words, "by") || len(words) == 0 || strings.HasSuffix(words[0], "ed") || len(words) > 4 || !isASCIILetter(words[0][0]) {
			return nil
		}
		if plural(words) != many {
			wrong = append(wrong, i)
		}
	}
	if len(wrong) == len(facts.Options) || len(wrong) == 0 {
		return nil
	}
	return wrong
}

// plural says whether a short option names several things.
func plural(words []string) bool {
	head := words[len(words)-1]
	if i := slices.IndexFunc(words, func(w string) bool {
		return w == "of" || w == "in" || w == "with" || w == "for" || w == "on" || w == "at"
	}); i > 0 {
		head = words[i-1]
	}
	if slices.Contains(words, "and") || pluralWords[head] {
		return true
	}
	return len(head) > 3 && strings.HasSuffix(head, "s") && !strings.HasSuffix(head, "ss") && !strings.HasSuffix(head, "us") && !strings.HasSuffix(head, "is") && !strings.HasSuffix(head, "ics")
}

var pluralWords = setOf("bacteria data media fungi nuclei people children men women mice feet teeth criteria phenomena strata alumni larvae algae vertebrae cacti sheep fish deer series species cattle police geese oxen dice axes stimuli foci genera spectra")
