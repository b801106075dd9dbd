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
	// vague matches words and phrases that state a frequency without a number.
	vague = english.NewPatterns(
		"<vague>", "from time to time", "now and then/again", "once in a while", "every so often", "more often than not",
		"most/much/some/half of? the time", "at times", "on occasion", "as a rule", "by and large", "for the most part",
		"in most/many/some cases/instances", "hardly ever", "hardly at any/all", "almost/nearly always/never",
		"many/several/some/few times a/per/each/every",
	)
	// ambiguous are words that make several answers right, each of them some of the time.
	// "Usually" is not one: it asks for the normal case.
	ambiguous = english.NewPatterns("often/sometimes/occasionally/rarely/seldom/frequently/habitually/regularly")
	// asksForThing matches questions for a thing, not for a reason or a number.
	asksForThing = english.NewPatterns("<preposition>? which/what/who/whom")
)

func checkVagueFrequency(p *lint.Pass) {
	item := p.Texts()
	for _, clause := range item.Stem.Questions() {
		if found := findVague(clause, ambiguous); found != nil && asksForThing.Starts(clause) {
			p.Report(p.Stem().Tokens(found), fmt.Sprintf("the question depends on the vague word %q", item.Stem.Phrase(found...)),
				"give the number or the condition")
		}
	}
	var unclear []int // the options with vague words
	for i := range item.Options {
		if findVague(item.Options[i].Tokens, vague) != nil {
			unclear = append(unclear, i)
		}
	}
	if n := len(unclear); n > 1 && 2*n >= len(item.Options) {
		option := &item.Options[unclear[0]]
		found := findVague(option.Tokens, vague)
		p.Report(p.Option(unclear[0]).Tokens(found),
			fmt.Sprintf("%d options depend on vague words such as %q", n, option.Phrase(found...)),
			"give numbers or conditions, or leave the words out")
	}
}

// findVague finds a vague word, unless it is compared ("most often") or describes a
// thing ("a commonly used method").
func findVague(tokens []english.Token, patterns *english.Patterns) []english.Token {
	for _, m := range patterns.All(tokens) {
		before := english.Token{}
		if m.First > 0 {
			before = tokens[m.First-1]
		}
		describes := m.End < len(tokens) && before.Is(english.Article|english.Determiner)
		if !describes && !compares.MatchesAll([]english.Token{before}) {
			return tokens[m.First:m.End]
		}
	}
	return nil
}

// compares are words before a frequency that compare it with another.
var compares = english.NewPatterns("most/more/less/least/how/as/so/too/equally")
