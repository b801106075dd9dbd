package stem

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// DoubleNegative is rule QB202.
var DoubleNegative = &lint.Rule{
	Code:     "QB202",
	Name:     "double-negative",
	Summary:  "Checks that no question negates twice: within the stem, or in a stem that asks for the exception and in an option.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkDoubleNegative,
}

const (
	// reach is how many words behind a negation a denying word can stand.
	reach = 4
	// mainWords is how many words of an option say what it is; a negation
	// behind them belongs to a detail.
	mainWords = 8
)

func checkDoubleNegative(p *lint.Pass) {
	stem := &p.Texts().Stem
	asked := stem.Exceptions()
	for _, clause := range stem.Questions() {
		if second, ok := secondNegation(clause, asked); ok {
			p.Report(lint.Report{
				At:      p.Stem().Within(second.Start, second.End),
				Message: fmt.Sprintf("the stem negates twice; the second time by %q", stem.Raw[second.Start:second.End]),
				Hint:    "say it without a negation",
			})
			return
		}
	}
	if len(asked) > 0 {
		reportNegativeOption(p, asked[0])
	}
}

// secondNegation finds the word that negates what the clause negates already.
func secondNegation(clause, asked []english.Token) (english.Token, bool) {
	negations := english.Negations(clause)
	first := negations
	if len(first) == 0 {
		for _, word := range asked {
			if word.Start >= clause[0].Start && word.End <= clause[len(clause)-1].End {
				first = append(first, word)
			}
		}
	}
	if len(first) == 0 {
		return english.Token{}, false
	}
	if len(negations) > 1 {
		return negations[1], true
	}
	words := 0
	for _, token := range clause {
		if token.Start <= first[0].Start {
			continue
		}
		if token.Kind == english.Mark && token.Word != "*" || token.Is(english.Conjunction) {
			break
		}
		if words++; words > reach {
			break
		}
		if token.Kind == english.Word && token.Start != first[0].Start && english.Denies(token.Word) {
			return token, true
		}
	}
	return english.Token{}, false
}

// reportNegativeOption reports the first option with a negation of its own.
func reportNegativeOption(p *lint.Pass, asked english.Token) {
	item := p.Texts()
	for i := range item.Options {
		tokens := item.Options[i].Tokens
		for _, word := range english.Negations(tokens[:min(len(tokens), mainWords)]) {
			if word.Is(english.Quantifier) {
				continue // "none of these" is another flaw
			}
			p.Report(lint.Report{
				At: p.Option(i).Within(word.Start, word.End),
				Message: fmt.Sprintf("the stem asks for the exception (%q), and option %s has a negation as well",
					item.Stem.Raw[asked.Start:asked.End], bank.Letters[i]),
				Hint: "ask for what is true, or write the option without a negation",
			})
			return
		}
	}
}
