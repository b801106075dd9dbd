package itemtypes

import (
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// UnmentionedFigure is rule QB809.
var UnmentionedFigure = &lint.Rule{
	Code:     "QB809",
	Name:     "unmentioned-figure",
	Summary:  "Checks that the stem mentions the figure.",
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkUnmentionedFigure,
}

// mentions are words by which a stem speaks of something that is shown.
var mentions = english.NewPatterns(
	"<picture>", "table/listing/hydrograph/hydrographs/profile/curve/curves/line/lines/bar/bars/point/points/plan/sign/panel",
	"show~/plot~/draw~/display~/depict~/mark~/label~", "above/below/here/this/these",
)

func checkUnmentionedFigure(p *lint.Pass) {
	if stem := &p.Texts().Stem; isFigure(p.Question().Stimulus) {
		if _, found := mentions.Find(stem.Tokens); !found {
			p.Report(lint.Report{
				At: p.Stem(), Message: "the stem does not mention the figure",
				Hint: "say what it shows and what to read from it",
			})
		}
	}
}
