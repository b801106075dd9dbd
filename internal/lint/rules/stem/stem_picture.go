package stem

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// StemPicture is rule QB212.
var StemPicture = &lint.Rule{
	Code:     "QB212",
	Name:     "stem-picture",
	Summary:  "Checks that no stem points at a picture, which the format of the bank cannot hold.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkStemPicture,
}

// pointsAtPicture are phrases that point at something beside the text.
var pointsAtPicture = english.NewPatterns(
	"above/below/following/accompanying/attached/adjacent <picture>",
	"<picture> shown/given/provided/,? above/below/here/opposite",
	"figure/fig/exhibit/picture/diagram/image/graph/chart/map .? #",
	"figure/fig/exhibit/picture/diagram/image/graph/chart <letter>",
	"figure/fig/diagram _ - #", "figure/fig/diagram _ #",
	"shown/depicted/pictured/illustrated/drawn/sketched/plotted/labeled/marked above/below/here",
	"see/view/refer/consult to? the/this <picture>",
	"in/on/from/at/to/by/with the/this/these <picture> !of",
	"this <picture> show~/illustrate~/depict~/represent~",
	"<be/auxiliary> this/these sign/signs/symbol/symbols/signal/picture/image mean~/indicate~/represent~/?",
	"this/these sign/signs/symbol/symbols mean~/indicate~/warn~/tell~",
)

func checkStemPicture(p *lint.Pass) {
	stem := &p.Texts().Stem
	if showsSomething(stem) {
		return
	}
	m, ok := pointsAtPicture.Find(stem.Tokens)
	if !ok {
		return
	}
	found := stem.Tokens[m.First:m.Last]
	p.Report(lint.Report{
		At:      p.Stem().Tokens(found),
		Message: fmt.Sprintf("the stem points at a picture that the item does not have: %q", phrase(stem.Raw, found)),
		Hint:    "say in words what the picture shows",
	})
}

// showsSomething reports whether a stem holds what it may point at: code, a
// formula, an address of a file, or lines of a table.
func showsSomething(stem *itemtext.Text) bool {
	return len(stem.Code)+len(stem.TeX) > 0 || strings.Contains(stem.Raw, "\n") && strings.ContainsAny(stem.Raw, "|\t") ||
		strings.Contains(stem.Raw, "![") || strings.Contains(stem.Raw, "<img") || strings.Contains(stem.Raw, "://")
}
