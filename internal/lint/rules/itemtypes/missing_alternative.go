package itemtypes

import (
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var MissingAlternative = &lint.Rule{
	Code: "QB807", Name: "missing-alternative", Severity: lint.Error, Scope: lint.ScopeItem, Since: since,
	Summary: "Checks that a picture, chart or diagram has a text alternative.",
	Check: func(p *lint.Pass) {
		if s := p.Question().Stimulus; isFigure(s) && strings.TrimSpace(s.Alt) == "" {
			p.Report(p.At("/stimulus"), "the figure has no text alternative",
				"add \"alt\": what a reader who cannot see the figure needs to answer")
		}
	},
}

// isFigure reports whether a stimulus is something to see, not lines of text.
func isFigure(s *bank.Stimulus) bool { return s != nil && s.Listing == "" }
