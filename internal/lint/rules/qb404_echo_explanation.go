package rules

import (
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var echoExplanation = &lint.Rule{
	Code:    "QB404",
	Name:    "echo-explanation",
	Summary: "Checks that the explanation says more than the stem and the key do.",
	Why: "\"The correct answer is Manning's equation\" tells the learner what the marks have shown already. " +
		"Feedback teaches when it says why: the mechanism, the rule, the step that was left out.",
	Remedy:   "Say why the key is right, in words that stand neither in the stem nor in the key.",
	Sources:  []string{shute2008, haladyna2013},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkEchoExplanation,
	Bad: example(sample, "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.",
		"The correct answer is Manning, as the equation by Manning relates flow to depth and slope."),
	Good: example(sample, "Open channels and partly full pipes follow Manning's equation; Hazen-Williams is for force mains.",
		"Manning relates flow to depth and slope, as gravity and friction balance."),
}

// fillers are words of an explanation that explain nothing.
var fillers = stemsOf(`choice therefore indeed simply obviously clearly known called considered definition listed stated explanation
	reason hence thus selected chosen provided fact actually really note here know say said name named refer term defined
	others wrong incorrect exactly just`)

func stemsOf(words string) map[string]bool {
	text := lint.NewText(words)
	set := map[string]bool{}
	for _, stem := range text.Content() {
		set[stem] = true
	}
	return set
}

func checkEchoExplanation(p *lint.Pass) {
	facts, key := p.Facts(), p.Question().Key()
	// Shorter ones are for missing-explanation.
	if facts.Explanation.Length < 40 || key < 0 || !echoes(facts, key) {
		return
	}
	p.Report(lint.Report{
		At:      lint.At(p.Path("/explanation")),
		Message: "the explanation only repeats the stem and the key",
		Hint:    "say why the key is right",
	})
}

// echoes says whether each word of the explanation that carries meaning stands
// in the stem or the key.
func echoes(facts *lint.Facts, key int) bool {
	inStem, inKey := among(facts.Stem.Content()), among(facts.Options[key].Content())
	content := facts.Explanation.Content()
	for _, word := range content {
		if !fillers[word] && !inStem(word) && !inKey(word) {
			return false
		}
	}
	inStem, inKey = among(facts.Stem.Words()), among(facts.Options[key].Words())
	for _, word := range facts.Explanation.Words() {
		if strings.ContainsFunc(word, isNoLetter) && !inStem(word) && !inKey(word) {
			return false // a number or a formula of its own
		}
	}
	return len(content) > 0
}

func isNoLetter(r rune) bool { return !unicode.IsLetter(r) && r != '-' }
