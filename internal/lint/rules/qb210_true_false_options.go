package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var trueFalseOptions = &lint.Rule{
	Code:    "QB210",
	Name:    "true-false-options",
	Summary: "Checks that the options are not yes and no, or true and false, with words around them.",
	Why: "\"Yes, because ...\" and \"No, because ...\" are a true-false question with reasons: who knows that the answer is yes has a choice of two. " +
		"The reasons are then judged by how well they sound.",
	Remedy:   "Ask for the reason itself, or for the value, the name or the step that the fact is about.",
	Sources:  []string{haladyna2002, nbme, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkTrueFalseOptions,
	Bad:      example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, `"Yes, by Manning", "Yes, by Hazen", "No, by White", "No, by Ampt"`),
	Good:     example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`, "\"`yes`\", \"`no`\", \"`true`\", \"`false`\""),
}

// values are words of a stem that asks for a value of a program.
var valueWords = setOf("print prints printed output outputs return returns returned evaluate evaluates value values result type boolean expression")

func checkTrueFalseOptions(p *lint.Pass) {
	facts := p.Facts()
	var found []int
	first := map[string]int{}
	for i := range facts.Options {
		word := firstWord(strings.TrimLeft(facts.Options[i].Prose, " *\""))
		word = strings.TrimRight(word, ".,;:!*\"")
		switch word {
		case "yes", "no", "true", "false":
			if word == "no" && !yesNo(facts.Options[i].Prose) {
				continue
			}
			found = append(found, i)
			first[word]++
		}
	}
	if len(found) == 0 {
		if givesVerdicts(facts) {
			p.Report(lint.Report{
				At: optionPlace(p, p.Item, 0), Severity: lint.Info,
				Message: "every option says first whether the stem's statement holds",
				Hint:    "ask for the reason, the value or the name itself",
			})
		}
		return
	}
	if len(found) < len(facts.Options) && strings.ContainsAny(facts.Stem.Raw+facts.Options[otherThan(found, len(facts.Options))].Raw, "`0123456789") && bare(facts, found) {
		return // values of a program
	}
	statements := first["true"] > 0 && first["false"] > 0 && !hasAny(strings.Fields(strings.ToLower(facts.Stem.Normal)), valueWords)
	if !statements && (first["yes"] == 0 || first["no"] == 0) {
		return
	}
	p.Report(lint.Report{
		At:      optionPlace(p, p.Item, found[0]),
		Message: fmt.Sprintf("option %s is one side of a yes-or-no question, and option %s the other", bank.Letters[found[0]], bank.Letters[otherSide(facts, found)]),
		Hint:    "ask for the reason, the value or the name itself",
	})
}

// otherThan is the first option that is none of these.
func otherThan(found []int, options int) int {
	for i := range options {
		if !slices.Contains(found, i) {
			return i
		}
	}
	return 0
}

// bare says whether options are one word each.
func bare(facts *lint.Facts, options []int) bool {
	return !slices.ContainsFunc(options, func(i int) bool { return len(facts.Options[i].Words()) > 1 })
}

// yesNo says whether a text that begins with "no" answers a question, unlike
// "No slope".
func yesNo(text string) bool {
	rest := strings.TrimSpace(text)[2:]
	return rest == "" || strings.IndexByte(",.;:!", rest[0]) >= 0 || startsAny(rest, " because", " -", " —", " –")
}

// otherSide is the first of the options that does not begin as the first one.
func otherSide(facts *lint.Facts, found []int) int {
	word := func(i int) string {
		return strings.TrimRight(firstWord(strings.TrimLeft(facts.Options[i].Prose, " *\"")), ".,;:!*\"")
	}
	for _, i := range found {
		if word(i) != word(found[0]) {
			return i
		}
	}
	return found[0]
}
