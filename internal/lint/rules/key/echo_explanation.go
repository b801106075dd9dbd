package key

import (
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var EchoExplanation = &lint.Rule{
	Code: "QB404", Name: "echo-explanation", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkEchoExplanation,
	Summary: "Checks that the explanation says more than the stem and the key do.",
}

// minCompared is the length in characters of the shortest explanation that is compared.
// By default, the rule missing-explanation reports shorter ones.
const minCompared = 40

func checkEchoExplanation(p *lint.Pass) {
	item := p.Texts()
	key := item.KeyText()
	if key == nil || item.Explanation.Length < minCompared || addsSomething(&item.Explanation, &item.Stem, key) {
		return
	}
	p.Report(p.Explanation(), "the explanation only repeats the stem and the key", "say why the key is right")
}

// minNewWords is the minimum number of words that an explanation must have beyond those
// of the stem and the key. A single new word may merely connect the known ones.
const minNewWords = 2

// addsSomething reports whether an explanation has words, a number or a piece of
// markup that neither the stem nor the key has. Words about answers and small talk add nothing.
func addsSomething(explanation, stem, key *itemtext.Text) bool {
	known, raw := append(slices.Clone(stem.Content()), key.Content()...), stem.Raw+" "+key.Raw
	added := 0
	for _, token := range explanation.Tokens {
		switch {
		case token.Kind == english.Number:
			if !slices.Contains(stem.Numbers(), token.Word) && !slices.Contains(key.Numbers(), token.Word) {
				return true
			}
		case token.Kind == english.Opaque:
			if !strings.Contains(raw, explanation.Phrase(token)) {
				return true
			}
		case token.CarriesMeaning() && !token.Is(english.OptionWord|english.Verdict|english.StatementWord|english.Chat):
			if countShared([]string{english.Stem(token.Word)}, known) == 0 {
				added++
			}
		}
	}
	return added >= minNewWords
}
