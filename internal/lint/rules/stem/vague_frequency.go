package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var VagueFrequency = &lint.Rule{
	Code: "QB206", Name: "vague-frequency", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkVagueFrequency,
	Summary: "Checks that the question and its options do not depend on words such as often, sometimes and rarely.",
}

var (
	// vague are words and phrases of frequency without a measure.
	vague = english.NewPatterns(
		"<vague>", "from time to time", "now and then/again", "once in a while", "every so often", "more often than not",
		"most/much/some/half of? the time", "at times", "on occasion", "as a rule", "by and large", "for the most part",
		"in most/many/some cases/instances", "hardly ever", "hardly at any/all", "almost/nearly always/never",
		"many/several/some/few times a/per/each/every",
	)
	// ambiguous are words that make several answers right, each of them at times.
	// "Usually" is not one: it asks for the normal case.
	ambiguous = english.NewPatterns("often/sometimes/occasionally/rarely/seldom/frequently/habitually/regularly")
	// asksForThing matches questions for a thing, not for a reason or a number.
	asksForThing = english.NewPatterns("<preposition>? which/what/who/whom")
)

func checkVagueFrequency(p *lint.Pass) {
	item := p.Texts()
	for _, clause := range item.Stem.Questions() {
		if m, ok := findVague(clause, ambiguous); ok && asksForThing.Starts(clause) {
			found := clause[m.First:m.Last]
			p.Report(p.Stem().Tokens(found), fmt.Sprintf("the question depends on the vague word %q", item.Stem.Phrase(found...)),
				"give the number or the condition")
		}
	}
	count, first := 0, -1
	var found []english.Token
	for i := range item.Options {
		tokens := item.Options[i].Tokens
		if m, ok := findVague(tokens, vague); ok {
			count++
			if first < 0 {
				first, found = i, tokens[m.First:m.Last]
			}
		}
	}
	if count > 1 && 2*count >= len(item.Options) {
		p.Report(p.Option(first).Tokens(found),
			fmt.Sprintf("%d options depend on vague words such as %q", count, item.Options[first].Phrase(found...)),
			"give numbers or conditions, or leave the words out")
	}
}

// findVague finds a vague word, unless it is compared ("most often") or describes a
// thing ("a commonly used method").
func findVague(tokens []english.Token, patterns *english.Patterns) (english.Match, bool) {
	for _, m := range patterns.All(tokens) {
		before := english.Token{}
		if m.First > 0 {
			before = tokens[m.First-1]
		}
		describes := m.Last < len(tokens) && before.Is(english.Article|english.Determiner)
		if !describes && !compares.Whole([]english.Token{before}) {
			return m, true
		}
	}
	return english.Match{}, false
}

// compares are words before a frequency that compare it with another.
var compares = english.NewPatterns("most/more/less/least/how/as/so/too/equally")
