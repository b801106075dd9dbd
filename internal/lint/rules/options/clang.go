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
	Summary: "Checks that the key is not the one option that repeats a word of the stem, or a word of the same family.",
}

// fewWords is the number of telling words up to which an option is a term, not a
// sentence.
const fewWords = 3

// asksWho are stems about persons: of those that a stem names, one is the answer.
var asksWho = english.NewPatterns("^ who/whose/whom")

func checkClang(p *lint.Pass) {
	item := p.Texts()
	key := item.KeyText()
	if key == nil || len(item.Stem.Exceptions()) > 0 || asksWho.In(item.Stem.Tokens) || standsFor(item, item.Key) {
		return // where the exception is asked for, the word leads away from the key
	}
	alone := cue.Echoes(item)
	found := alone[item.Key]
	own := ownWords(item)
	if len(found) == 0 || len(found) == own && !slices.ContainsFunc(found, isName) {
		return
	}
	// A term that is half made of words of the stem sounds like it; in a
	// sentence one word may be there by chance.
	sentence := len(key.Content()) > fewWords || english.HasVerb(key.Tokens)
	if sentence && (len(found) == 1 || 2*len(found) < own) || 3*len(found) < own {
		return
	}
	for _, i := range item.Distractors() {
		if len(alone[i]) >= len(found) {
			return // a distractor sounds like the stem as well
		}
	}
	p.Report(p.Option(item.Key), fmt.Sprintf("only the key repeats a word of the stem: %s", quoted(key, found)),
		"use another word in the key, or repeat words of the stem in wrong options")
}

// isName reports whether a word is not a direction such as "high" or "double",
// which can be the whole answer.
func isName(word string) bool { return !english.HasOpposite(word) }

// ownWords counts the telling words of the key that no other option has.
func ownWords(item *itemtext.Item) int {
	own := slices.Clone(item.KeyText().Content())
	for _, i := range item.Distractors() {
		shared := func(word string) bool { return slices.Contains(item.Options[i].Content(), word) }
		own = slices.DeleteFunc(own, shared)
	}
	return len(own)
}

// quoted lists the words of a text that have the given stems.
func quoted(text *itemtext.Text, stems []string) string {
	var list []string
	for _, token := range text.Tokens {
		if token.Kind == english.Word && slices.Contains(stems, english.Stem(token.Word)) {
			if word := fmt.Sprintf("%q", text.Raw[token.Start:token.End]); !slices.Contains(list, word) {
				list = append(list, word)
			}
		}
	}
	return strings.Join(list, ", ")
}
