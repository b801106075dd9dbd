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
	// A stem that asks for the exception is explained by the other options.
	if item.KeyText() == nil || len(item.Stem.Exceptions()) > 0 {
		return
	}
	i := onlyMentioned(item)
	if i < 0 {
		return
	}
	p.Report(p.Explanation(),
		fmt.Sprintf("the explanation has the words of %s, and none of those that only the key, %s, has", name(i), name(item.Key)),
		"check that the key is right, and let the explanation say why").Also(p.Option(i), name(i))
}

// onlyMentioned is the one wrong option whose own terms the explanation has,
// while it has none of the key's; -1 for none. Of the numbers only the one at the
// end, the result, speaks for a wrong option.
func onlyMentioned(item *itemtext.Item) int {
	asked := slices.Concat(item.Stem.Numbers(), item.Stem.Content(), codeNames(&item.Stem))
	words := slices.Concat(item.Explanation.Content(), codeNames(&item.Explanation))
	explained := slices.Concat(item.Explanation.Numbers(), words)
	if sentences := item.Explanation.Sentences(); len(sentences) > 0 {
		results := english.Numbers(english.Tokens(item.Explanation.Raw[sentences[len(sentences)-1].Span().Start:]))
		words = append(words, results[max(0, len(results)-1):]...)
	}
	count, all := map[string]int{}, make([][]string, len(item.Options))
	for i := range item.Options {
		all[i] = terms(&item.Options[i])
		for _, term := range all[i] {
			count[term]++
		}
	}
	own := func(i int) []string { // what neither the stem nor another option has
		return slices.DeleteFunc(all[i], func(term string) bool {
			return count[term] > 1 || slices.Contains(asked, term)
		})
	}
	if key := own(item.Key); len(key) == 0 || shared(key, explained) > 0 {
		return -1
	}
	offSubject := shared(asked, explained) == 0
	found := -1
	for _, i := range item.Distractors() {
		terms := own(i)
		said := shared(terms, words)
		if said == 0 || 3*said < 2*len(terms) && !(offSubject && 3*said >= len(terms)) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// terms are the numbers of a text, the stems of its words that carry meaning, and
// the names that it writes as code, each once; none of a text with other markup,
// which says something besides.
func terms(t *itemtext.Text) []string {
	names := codeNames(t)
	if len(names) < len(t.Code)+len(t.TeX) {
		return nil
	}
	list := slices.Concat(t.Numbers(), t.Content(), names)
	slices.Sort(list)
	return slices.Compact(list)
}

// codeNames are the names that a text writes as code: `strings.Builder`.
func codeNames(t *itemtext.Text) (list []string) {
	for _, span := range t.Code {
		if name := strings.Trim(t.Raw[span.Start:span.End], "`"); codeName.MatchString(name) {
			list = append(list, name)
		}
	}
	return list
}

var codeName = regexp.MustCompile(`^[A-Za-z_][\w.]+$`)

// shared counts the terms that are in a text, or have one of their family there.
func shared(terms, text []string) int {
	n := 0
	for _, term := range terms {
		if slices.ContainsFunc(text, func(other string) bool { return english.Related(term, other) }) {
			n++
		}
	}
	return n
}
