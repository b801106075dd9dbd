package options

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

var Clang = &lint.Rule{
	Code: "QB311", Name: "clang", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkClang,
	Summary: "Checks that the key does not repeat more of the stem's words, or of words related to them, than any other option.",
}

// maxTermWords is the maximum number of words that carry meaning in a term. An option with
// more is a sentence.
const maxTermWords = 3

// asksWho matches stems that ask for a person. A repeated name gives nothing away there.
var asksWho = english.NewPatterns("^ who/whose/whom")

func checkClang(p *lint.Pass) {
	item := p.Texts()
	key := item.KeyText()
	if key == nil || len(item.Stem.Exceptions()) > 0 || asksWho.In(item.Stem.Tokens) || isStandIn(item, item.Key) {
		return // in a stem that asks for the exception, a repeated word points away from the key
	}
	echoes := cue.Echoes(item)
	found := echoes[item.Key]
	ownCount := countOwnWords(item)
	// A word with an opposite, such as "high" or "double", can be the complete answer.
	onlyOpposites := len(found) == ownCount && !slices.ContainsFunc(found, hasNoOpposite)
	if len(found) == 0 || onlyOpposites {
		return
	}
	// At least a third of a term's own words must echo the stem. In a sentence, half of them and
	// at least two must, because one may be there by chance.
	isEcho := 3*len(found) >= ownCount
	isSentence := len(key.Content()) > maxTermWords || english.HasVerb(key.Tokens)
	if isSentence {
		isEcho = len(found) > 1 && 2*len(found) >= ownCount
	}
	if !isEcho {
		return
	}
	for _, i := range item.Distractors() {
		if len(echoes[i]) >= len(found) {
			return // a distractor echoes at least as many words
		}
	}
	p.Report(p.Option(item.Key), fmt.Sprintf("only the key has these words that echo the stem: %s", quoted(key, found)),
		"use another word in the key, or repeat words of the stem in wrong options")
}

func hasNoOpposite(word string) bool { return !english.HasOpposite(word) }

// countOwnWords counts the words with meaning in the key that no other option has.
func countOwnWords(item *itemtext.Item) int {
	own := slices.Clone(item.KeyText().Content())
	for _, i := range item.Distractors() {
		shared := func(word string) bool { return slices.Contains(item.Options[i].Content(), word) }
		own = slices.DeleteFunc(own, shared)
	}
	return len(own)
}

// quoted lists the words of a text that have one of the given word stems.
func quoted(text *itemtext.Text, wordStems []string) string {
	var list []string
	for _, token := range text.Tokens {
		if token.Kind == english.Word && slices.Contains(wordStems, english.Stem(token.Word)) {
			if word := fmt.Sprintf("%q", text.Raw[token.Start:token.End]); !slices.Contains(list, word) {
				list = append(list, word)
			}
		}
	}
	return strings.Join(list, ", ")
}
