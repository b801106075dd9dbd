package key

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var OffKeyExplanation = &lint.Rule{
	Code: "QB405", Name: "off-key-explanation", Severity: lint.Info, Scope: lint.ScopeItem, Check: checkOffKeyExplanation,
	Summary: "Checks that the explanation is about the key, and not about another option.",
}

func checkOffKeyExplanation(p *lint.Pass) {
	item := p.Texts()
	// If the stem asks for the exception, the explanation may be about the other options.
	if item.KeyText() == nil || len(item.Stem.Exceptions()) > 0 {
		return
	}
	if i := onlyMentioned(item); i >= 0 {
		p.Report(p.Explanation(),
			fmt.Sprintf("the explanation mentions terms of %s, but none that are specific to the key, %s", name(i), name(item.Key)),
			"check that the key is right, and say why in the explanation").Also(p.Option(i), name(i))
	}
}

// onlyMentioned returns the index of the only wrong option with enough of its distinctive terms in
// the explanation, if the key has distinctive terms but none of them occur; otherwise -1. For a wrong
// option, the only number that counts is the last one in the last sentence: it is usually the result.
func onlyMentioned(item *itemtext.Item) int {
	stemTerms := slices.Concat(item.Stem.Numbers(), item.Stem.Content(), codeNames(&item.Stem))
	termsForDistractors := slices.Concat(item.Explanation.Content(), codeNames(&item.Explanation))
	explanationTerms := slices.Concat(item.Explanation.Numbers(), termsForDistractors)
	if sentences := item.Explanation.Sentences(); len(sentences) > 0 {
		results := english.Numbers(english.Tokens(item.Explanation.Raw[sentences[len(sentences)-1].Span().Start:]))
		termsForDistractors = append(termsForDistractors, results[max(0, len(results)-1):]...)
	}
	count, all := map[string]int{}, make([][]string, len(item.Options))
	for i := range item.Options {
		all[i] = terms(&item.Options[i])
		for _, term := range all[i] {
			count[term]++
		}
	}
	distinctive := func(i int) []string { // terms that neither the stem nor another option has
		return slices.DeleteFunc(slices.Clone(all[i]), func(term string) bool {
			return count[term] > 1 || slices.Contains(stemTerms, term)
		})
	}
	if key := distinctive(item.Key); len(key) == 0 || countShared(key, explanationTerms) > 0 {
		return -1
	}
	offSubject := countShared(stemTerms, explanationTerms) == 0
	found := -1
	for _, i := range item.Distractors() {
		own := distinctive(i)
		// Two thirds of the terms must occur, or one third if the explanation shares nothing with the stem.
		needed := 2 * len(own)
		if offSubject {
			needed = len(own)
		}
		if n := countShared(own, termsForDistractors); n == 0 || 3*n < needed {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// terms returns the numbers of a text, the stems of its words that carry meaning, and
// the names that it writes as code, each once. It returns nil for a text with formulas
// or other code, whose meaning the terms would not cover.
func terms(t *itemtext.Text) []string {
	names := codeNames(t)
	if len(names) < len(t.Code)+len(t.TeX) {
		return nil
	}
	list := slices.Concat(t.Numbers(), t.Content(), names)
	slices.Sort(list)
	return slices.Compact(list)
}

// codeNames returns the names of two or more characters that a text writes as code: `strings.Builder`.
func codeNames(t *itemtext.Text) (list []string) {
	for _, span := range t.Code {
		if name := strings.Trim(t.Raw[span.Start:span.End], "`"); codeName.MatchString(name) {
			list = append(list, name)
		}
	}
	return list
}

var codeName = regexp.MustCompile(`^[A-Za-z_][\w.]+$`)

// countShared counts the terms that occur in a text, as themselves or as a related word.
func countShared(terms, text []string) int {
	n := 0
	for _, term := range terms {
		if slices.ContainsFunc(text, func(other string) bool { return english.Related(term, other) }) {
			n++
		}
	}
	return n
}
