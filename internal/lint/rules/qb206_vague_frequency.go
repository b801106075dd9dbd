package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var vagueFrequency = &lint.Rule{
	Code:    "QB206",
	Name:    "vague-frequency",
	Summary: "Checks that the question and its options do not turn on words such as usually, often and rarely.",
	Why: "Nobody agrees on how often \"often\" is: in studies, readers put it anywhere from 30 to 80 percent. " +
		"A question that turns on such a word has no defensible key. In options such a word is a hint as well: a careful author hedges what is true.",
	Remedy:   "Give the number or the condition: \"in more than half of the storms\", \"when the soil is dry\".",
	Sources:  []string{haladyna2002, nbme, "Case, S. M. (1994). The use of imprecise terms in examination questions: how frequent is frequently? Academic Medicine, 69(10), S4-S6."},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkVagueFrequency,
	Bad:      example(sample, "Which equation relates flow", "Which equation usually relates flow"),
	Good:     example(sample, "Which equation relates flow", "The pipe usually drains. Which equation most often relates flow"),
}

var (
	vague = setOf("usually often sometimes frequently rarely seldom occasionally generally commonly typically normally ordinarily customarily habitually mostly regularly infrequently")
	// vaguePhrases are the same in several words.
	vaguePhrases = lazily(`(?i)\b(?:once in a (?:blue moon|while)|from time to time|(?:every|ever) (?:now and (?:then|again)|so often|once in a while)|now and (?:then|again)|(?:more|less) often than not|as often as not|most of the time|much of the time|some of the time|half the time|at times|on occasion|as a rule|in (?:most|many|some|a few) (?:cases|instances)|by and large|for the most part|a lot of the time|many a time|time and again|hardly ever|(?:many|several|a few|some) times (?:a|per|each|every)|almost (?:always|never)|nearly (?:always|never)|quite a (?:lot|bit)|(?:very|quite|fairly|rather) (?:often|rarely|seldom|frequently))\b`)
	// measured words before a vague one make a comparison of it.
	measured = setOf("how most more less least as so too very equally that")
	// rough are words of degrees.
	rough = setOf(`very fairly quite nearly almost rather somewhat extremely moderately relatively highly more less most hardly not ever so
		a lot little some much many few bit plenty
		rare unusual uncommon common universal frequent infrequent occasional usual typical regular always never usually often sometimes frequently rarely seldom occasionally
		intermittently periodically repeatedly continually constantly continuously sporadically regularly irregularly daily permanently customarily`)
	// described are words before which one describes a thing: a commonly used
	// method.
	described = setOf("a an the used using called known referred named")
)

func checkVagueFrequency(p *lint.Pass) {
	facts := p.Facts()
	if mayBeVague(facts.Stem.Prose) {
		for _, part := range askingSentences(facts.Stem.Prose) {
			text := facts.Stem.Prose[part[0]:part[1]]
			for _, token := range vagueWords(text) {
				if !turnsOn(text, token.Start) {
					continue
				}
				word := facts.Stem.Prose[part[0]+token.Start : part[0]+token.End]
				p.Report(lint.Report{
					At:      lint.At(p.Path("/q")).Within(part[0]+token.Start, part[0]+token.End),
					Message: fmt.Sprintf("the question turns on the vague word %q", word),
					Hint:    "give the number or the condition",
				})
			}
		}
	}
	for _, part := range askingSentences(facts.Stem.Prose) {
		text := facts.Stem.Prose[part[0]:part[1]]
		if m := vaguePhrase(text); m != nil && turnsOn(text, m[0]) {
			p.Report(lint.Report{
				At: lint.At(p.Path("/q")).Within(part[0]+m[0], part[0]+m[1]), Severity: lint.Info,
				Message: fmt.Sprintf("the question may turn on the vague words %q", text[m[0]:m[1]]),
				Hint:    "give the number or the condition",
			})
		}
	}
	if !slices.ContainsFunc(facts.Options, func(o lint.Text) bool {
		return o.Normal == "" || !allIn(strings.Fields(strings.ToLower(o.Normal)), rough)
	}) {
		p.Report(lint.Report{
			At:      optionPlace(p, p.Item, 0),
			Message: "the options are degrees that nobody can measure",
			Hint:    "give numbers or conditions",
		})
		return
	}
	for i := range facts.Options {
		text := facts.Options[i].Prose
		if strings.Contains(text, " ") && len(text) < 60 {
			if m := vaguePhrase(text); m != nil {
				p.Report(lint.Report{
					At: lint.At(p.Path(fmt.Sprintf("/options/%d", i))).Within(m[0], m[1]), Severity: lint.Info,
					Message: fmt.Sprintf("the option turns on the vague words %q", text[m[0]:m[1]]),
					Hint:    "give the number or the condition",
				})
				continue
			}
		}
		if !mayBeVague(text) {
			continue
		}
		for _, token := range vagueWords(text) {
			if len(strings.Fields(text[:token.Start])) > 2 {
				break // a detail
			}
			p.Report(lint.Report{
				At:      lint.At(p.Path(fmt.Sprintf("/options/%d", i))).Within(token.Start, token.End),
				Message: fmt.Sprintf("the option turns on the vague word %q", text[token.Start:token.End]),
				Hint:    "give the number or the condition",
			})
		}
	}
}

// vaguePhrase finds a vague turn of phrase, by parts of which each has one.
func vaguePhrase(text string) []int {
	if !containsAny(text, "nce in a", " time", "now and", "ften than", "as often", "s a rule", "ccasion", " cases", " instances", "and large", "he most part", "ardly ever", "lmost ", "early ", "uite ", "ery so", "ery often", "ery rarely", "ery seldom", "ery freq", "airly ", "ather ", "ver so") {
		return nil
	}
	m := vaguePhrases().FindStringIndex(text)
	if m != nil && strings.EqualFold(lastWord(text[:m[0]]), "how") {
		return nil // "how many times a day"
	}
	return m
}

// turnsOn says whether the word at an offset of an asking sentence is in its
// main part: after the word that asks with no comma between, or in a short
// sentence to complete.
func turnsOn(text string, offset int) bool {
	before := text[:offset]
	if m := asking.FindStringSubmatchIndex(before); m != nil {
		return !strings.ContainsAny(before[m[2]:], ",;") && !clause.MatchString(before[m[3]:])
	}
	return !strings.ContainsAny(before, ",;") && len(strings.Fields(text)) <= 15
}

// mayBeVague says whether a text may hold one of the words, at small cost: all
// but three end in "ly".
func mayBeVague(text string) bool {
	return strings.Contains(text, "ly") || strings.Contains(text, "ften") || strings.Contains(text, "ometimes") || strings.Contains(text, "eldom")
}

// mostVague is how many vague words of a text are looked at.
const mostVague = 20

func vagueWords(text string) []lint.Token {
	var list []lint.Token
	before := ""
	for _, token := range lint.Tokens(text) {
		word := strings.ToLower(text[token.Start:token.End])
		if vague[word] && (word != "mostly" && word != "regularly" || len(text) == token.End || at(text, token.End) == '.') && !measured[before] && !described[before] && at(text, token.End) != '-' {
			list = append(list, token)
			if len(list) == mostVague {
				break
			}
		}
		before = word
	}
	return list
}
