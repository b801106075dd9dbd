package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/cues"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var clang = &lint.Rule{
	Code:     "QB311",
	Name:     "clang",
	Summary:  "Checks that the key is not the one option that repeats a word of the stem.",
	Why:      "Learners who don't know the answer choose the option that sounds like the question: the word that both share points to the key.",
	Remedy:   "Use another word in the key, or let distractors repeat words of the stem as well.",
	Sources:  []string{haladyna2002, nbme, moore2023},
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkClang,
	Bad: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation by Manning relates flow to depth and slope in an open conduit of SWMM?"),
	Good: example(sample, "Which equation relates flow to depth and slope in an open conduit of SWMM?",
		"Which equation by Manning, Green or Ampt relates flow to depth and slope in an open conduit of SWMM?"),
}

func checkClang(p *lint.Pass) {
	key := p.Question().Key()
	words := cues.ClangWords(p.Facts())
	for i := range words {
		if (i == key) != (len(words[i]) > 0) {
			return
		}
	}
	p.Report(lint.Report{
		At:      optionPlace(p, p.Item, key),
		Message: fmt.Sprintf("only the key repeats a word of the stem: %q", strings.Join(written(p.Facts().Options[key], words[key]), `", "`)),
		Hint:    "use another word in the key, or repeat words of the stem in distractors",
	})
}

// written gives the words of a text whose stems are given, as they stand there.
func written(text lint.Text, stems []string) []string {
	var list []string
	for _, stem := range stems {
		for _, word := range text.Words() {
			if t := lint.NewText(word); len(t.Content()) == 1 && t.Content()[0] == stem {
				list = append(list, word)
				break
			}
		}
	}
	return list
}
