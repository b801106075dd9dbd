package itemtypes

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var TellingAlternative = &lint.Rule{
	Code: "QB808", Name: "telling-alternative", Severity: lint.Warning, Scope: lint.ScopeItem, Since: since,
	Check:   checkTellingAlternative,
	Summary: "Checks that the text alternative of a picture, chart or diagram does not contain the key.",
}

// checkTellingAlternative reports an alternative that contains the key and none of
// the distractors.
func checkTellingAlternative(p *lint.Pass) {
	q, item := p.Question(), p.Texts()
	if !isFigure(q.Stimulus) || item.KeyText() == nil {
		return
	}
	text := itemtext.New(q.Stimulus.Alt)
	alt := " " + text.Normal() + " "
	contains := func(option int) bool {
		words := item.Options[option].Normal()
		return words != "" && strings.Contains(alt, " "+words+" ")
	}
	if contains(item.Key) && !slices.ContainsFunc(item.Distractors(), contains) {
		p.Report(p.At("/stimulus/alt"),
			fmt.Sprintf("the text alternative contains the key, %q", item.KeyText().Raw),
			"describe what can be seen, and leave the conclusion to the learner")
	}
}
