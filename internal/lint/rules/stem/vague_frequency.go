package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// VagueFrequency is rule QB206.
var VagueFrequency = &lint.Rule{
	Code:     "QB206",
	Name:     "vague-frequency",
	Summary:  "Checks that the question and its options do not depend on words such as usually, often and rarely.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Check:    checkVagueFrequency,
}

// vague are words and phrases of frequency without a measure. A comparison
// ("most often") has one, and behind an article or a form of to be such a word
// only describes a thing ("a commonly used method").
var vague = english.NewPatterns(
	"!how/most/more/less/least/as/so/too/equally [ <vague> ]",
	"from time to time", "now and then/again", "once in a while", "every so often", "more often than not",
	"most/much/some of the time", "at times", "on occasion", "as a rule", "by and large", "for the most part",
	"in most/many/some cases/instances", "hardly ever", "almost/nearly always/never", "quite/very/fairly/rather often/rarely/seldom/frequently",
	"many/several/some/few times a/per/each/every",
)

// leading is how many tokens at the start of an option decide what it says.
const leading = 4

func checkVagueFrequency(p *lint.Pass) {
	item := p.Texts()
	for _, clause := range item.Stem.Questions() {
		if m, ok := findVague(clause); ok {
			found := clause[m.First:m.Last]
			p.Report(lint.Report{
				At:      p.Stem().Tokens(found),
				Message: fmt.Sprintf("the question depends on the vague %q", phrase(item.Stem.Raw, found)),
				Hint:    "give the number or the condition",
			})
		}
	}
	if allDegrees(item.Options) {
		p.Report(lint.Report{At: p.Option(0), Message: "the options are degrees without a measure", Hint: "give numbers or conditions"})
		return
	}
	for i := range item.Options {
		tokens := item.Options[i].Tokens
		if m, ok := findVague(tokens[:min(len(tokens), leading)]); ok {
			found := tokens[m.First:m.Last]
			p.Report(lint.Report{
				At:      p.Option(i).Tokens(found),
				Message: fmt.Sprintf("the option depends on the vague %q", phrase(item.Options[i].Raw, found)),
				Hint:    "give the number or the condition",
			})
		}
	}
}

// findVague finds a vague word that no comparison measures.
func findVague(tokens []english.Token) (english.Match, bool) {
	for _, m := range vague.All(tokens) {
		before := english.Token{}
		if m.First > 0 {
			before = tokens[m.First-1]
		}
		describes := m.Last < len(tokens) && before.Is(english.Article|english.Determiner)
		if !before.Is(english.Comparative|english.Degree) && before.Word != "how" && before.Word != "as" && before.Word != "so" && before.Word != "too" && !describes {
			return m, true
		}
	}
	return english.Match{}, false
}

// allDegrees reports whether every option is a degree or a frequency: "Rarely",
// "A little", "Quite often".
func allDegrees(options []itemtext.Text) bool {
	for i := range options {
		vague := false
		for _, token := range options[i].Tokens {
			switch {
			case token.Is(english.Vague | english.Degree | english.Absolute):
				vague = true
			case token.Kind == english.Mark, token.Is(english.Article | english.Comparative | english.Quantifier | english.Negation):
			default:
				return false
			}
		}
		if !vague {
			return false
		}
	}
	return len(options) > 0
}
