package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/cue"
)

// AbsoluteWords is rule QB304.
var AbsoluteWords = &lint.Rule{
	Code:     "QB304",
	Name:     "absolute-words",
	Summary:  "Checks that words such as always and never are in the key and in wrong options alike, or in neither.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkAbsoluteWords,
}

func checkAbsoluteWords(p *lint.Pass) {
	item := p.Texts()
	if item.KeyText() == nil || standsFor(item, item.Key) {
		return // "all of the above": the others are true
	}
	strong, weak := absolutes(item, cue.Absolutes), absolutes(item, cue.Sweeping)
	negative := asksForException(&item.Stem)
	switch inKey, wrong := len(strong[item.Key]) > 0, others(strong, item.Key); {
	case inKey && wrong == 0:
		reportAbsolutes(p, strong, "in the key alone", lint.Warning)
	case !inKey && wrong > 0 && !negative:
		reportAbsolutes(p, strong, "in wrong options alone", lint.Warning)
	case !inKey && wrong == 0 && !negative && len(weak[item.Key]) == 0 && others(weak, item.Key) > 1:
		reportAbsolutes(p, weak, "in wrong options alone", lint.Info)
	}
}

// absolutes are the absolute words of each option.
func absolutes(item *itemtext.Item, find func(*itemtext.Text) []english.Match) [][]english.Match {
	list := make([][]english.Match, len(item.Options))
	for _, i := range ownOptions(item) {
		list[i] = find(&item.Options[i])
	}
	return list
}

// others counts the options with absolute words beside the key.
func others(words [][]english.Match, key int) int {
	n := 0
	for i := range words {
		if i != key && len(words[i]) > 0 {
			n++
		}
	}
	return n
}

func reportAbsolutes(p *lint.Pass, words [][]english.Match, where string, severity lint.Severity) {
	for i, option := range p.Texts().Options {
		if len(words[i]) == 0 {
			continue
		}
		found := option.Tokens[words[i][0].First:words[i][0].Last]
		p.Report(lint.Report{
			At: p.Option(i).Tokens(found), Severity: severity,
			Message: fmt.Sprintf("the absolute word %q is %s", phrase(option.Raw, found), where),
			Hint:    "name the condition under which the option is true",
		})
	}
}
