package options

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/english"
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
	if item.KeyText() == nil {
		return
	}
	words := make([][]english.Match, len(item.Options))
	wrong := 0
	for i := range item.Options {
		words[i] = cue.Absolutes(&item.Options[i])
		if i != item.Key && len(words[i]) > 0 {
			wrong++
		}
	}
	inKey := len(words[item.Key]) > 0
	if inKey == (wrong > 0) || !inKey && asksForException(&item.Stem) {
		return
	}
	where := "in wrong options alone"
	if inKey {
		where = "in the key alone"
	}
	for i := range item.Options {
		for _, m := range words[i] {
			found := item.Options[i].Tokens[m.First:m.Last]
			p.Report(lint.Report{
				At:      p.Option(i).Tokens(found),
				Message: fmt.Sprintf("the absolute word %q is %s", phrase(item.Options[i].Raw, found), where),
				Hint:    "name the condition under which the option is true",
			})
		}
	}
}
