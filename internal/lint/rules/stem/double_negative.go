package stem

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var DoubleNegative = &lint.Rule{
	Code: "QB202", Name: "double-negative", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkDoubleNegative,
	Summary: "Checks that a stem that asks for the exception has no second negation, " +
		"and that its options have none.",
}

// reach is the maximum distance, in words, at which readers connect a negation with
// a denying word after it.
const reach = 5

func checkDoubleNegative(p *lint.Pass) {
	stem := &p.Texts().Stem
	exceptions := stem.Exceptions()
	if len(exceptions) == 0 {
		return
	}
	for _, sentence := range english.Questions(stem.Sentences()) {
		if !slices.Contains(sentence.Tokens, exceptions[0]) {
			continue
		}
		if second, ok := secondNegation(sentence.Tokens, exceptions[0]); ok {
			p.Report(p.Stem().Within(second.Start, second.End),
				fmt.Sprintf("the stem negates twice: %q after %q", stem.Phrase(second), stem.Phrase(exceptions[0])),
				"say it without a negation")
			return
		}
	}
	reportNegativeOption(p, exceptions[0])
}

// secondNegation returns the word that negates again after the first negation: a nearby
// word that denies something, or else the next negation of the sentence.
func secondNegation(sentence []english.Token, first english.Token) (english.Token, bool) {
	words := 0
	for _, token := range english.MainClause(sentence) {
		if token.Kind == english.Mark || token.Start <= first.Start {
			continue
		}
		words++
		if words <= reach && token.Kind == english.Word && english.Denies(token.Word) {
			return token, true
		}
	}
	for _, token := range english.Negations(sentence) {
		if token.Start > first.Start {
			return token, true
		}
	}
	return english.Token{}, false
}

// reportNegativeOption reports the first option whose main clause is negated.
func reportNegativeOption(p *lint.Pass, exception english.Token) {
	item := p.Texts()
	for i := range item.Options {
		if item.StandIn(i) != itemtext.NoStandIn {
			continue // other rules report "none of these"
		}
		for _, word := range english.Negations(english.MainClause(item.Options[i].Tokens)) {
			if word.Is(english.Preposition) {
				continue // "without" denies a detail
			}
			p.Report(p.Option(i).Within(word.Start, word.End),
				fmt.Sprintf("the stem asks for the exception (%q), and option %s has a negation as well",
					item.Stem.Phrase(exception), bank.Letters[i]),
				"ask for what is true, or write the option without a negation")
			return
		}
	}
}
