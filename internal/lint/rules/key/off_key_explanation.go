package key

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// OffKeyExplanation is rule QB405.
var OffKeyExplanation = &lint.Rule{
	Code:     "QB405",
	Name:     "off-key-explanation",
	Summary:  "Checks that the explanation is about the key, and not about another option.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkOffKeyExplanation,
}

func checkOffKeyExplanation(p *lint.Pass) {
	item := p.Texts()
	if item.KeyText() == nil {
		return
	}
	report := func(option int, severity lint.Severity, message, hint string) {
		p.Report(lint.Report{
			At: p.Explanation(), Severity: severity, Message: message, Hint: hint,
			Related: []lint.Note{{At: p.Option(option), Message: name(option)}},
		})
	}
	if i := calledAnswer(item); i >= 0 {
		report(i, 0, fmt.Sprintf("the explanation calls %s the answer, but the key is %s", name(i), name(item.Key)), "check the key, then the explanation")
	} else if i := onlyMentioned(item); i >= 0 {
		report(i, lint.Info, fmt.Sprintf("the explanation has the words of %s, and none of those that only the key, %s, has", name(i), name(item.Key)),
			"check that the key is right, and let the explanation say why")
	}
}

// onlyMentioned is the one wrong option whose own words the explanation has,
// while it has none of the key's; -1 for none. A stem that asks for the exception
// is explained by the other options.
func onlyMentioned(item *itemtext.Item) int {
	explained, key := item.Explanation.Content(), ownWords(item, item.Key)
	if len(key) == 0 || shared(key, explained) > 0 || len(item.Stem.Exceptions()) > 0 {
		return -1
	}
	offSubject := shared(item.Stem.Content(), explained) == 0
	found := -1
	for _, i := range item.Distractors() {
		own := ownWords(item, i)
		said := shared(own, explained)
		if said == 0 || 3*said < 2*len(own) && !(offSubject && 3*said >= len(own)) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// ownWords are the words of an option that neither the stem nor another option
// has. An option with a number or with markup says something besides its words.
func ownWords(item *itemtext.Item, option int) []string {
	o := &item.Options[option]
	if len(o.Code)+len(o.TeX) > 0 || slices.ContainsFunc(o.Tokens, func(t english.Token) bool { return t.Kind == english.Number }) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(o.Content()), func(word string) bool {
		if slices.Contains(item.Stem.Content(), word) {
			return true
		}
		for i := range item.Options {
			if i != option && slices.Contains(item.Options[i].Content(), word) {
				return true
			}
		}
		return false
	})
}

// shared counts the words that are in a text, or have one of their family there.
func shared(words, text []string) int {
	n := 0
	for _, word := range words {
		if slices.ContainsFunc(text, func(other string) bool { return english.Related(word, other) }) {
			n++
		}
	}
	return n
}

// calls are sentences that call something the answer; a letter marks the thing.
var calls = english.NewPatterns(
	"answer/choice/option/solution is/: therefore/thus? the? [ <letter> ] $",
	"answer/choice/option/solution is/: therefore/thus? the? [ <letter> ] because/since/as",
	"^ so/thus/therefore/hence{1} ,? the? [ <letter> ] is/are therefore/thus? the? correct/right/best answer/choice/option? $",
	"^ so/thus/therefore/hence{1} ,? the? [ <letter> ] is/are therefore/thus? the? correct/right/best answer/choice/option? because/since/as",
)

// calledAnswer is the wrong option that the explanation calls the answer, by its
// words; -1 for none.
func calledAnswer(item *itemtext.Item) int {
	for _, i := range item.Distractors() {
		if calls.In(withLetter(item.Explanation.Tokens, item.Options[i].Tokens)) {
			return i
		}
	}
	return -1
}

// withLetter replaces each occurrence of a run of words by one letter.
func withLetter(tokens, run []english.Token) []english.Token {
	var list []english.Token
	for i := 0; i < len(tokens); i++ {
		token := tokens[i]
		token.Classes &^= english.Letter
		if n := len(run); n > 0 && i+n <= len(tokens) && slices.EqualFunc(tokens[i:i+n], run, sameWord) {
			token = english.Token{Start: token.Start, End: tokens[i+n-1].End, Kind: english.Word, Classes: english.Letter}
			i += n - 1
		}
		list = append(list, token)
	}
	return list
}

func sameWord(a, b english.Token) bool { return a.Word == b.Word && a.Kind != english.Opaque }
