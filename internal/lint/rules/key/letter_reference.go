package key

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var LetterReference = &lint.Rule{
	Code: "QB403", Name: "letter-reference", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkLetterReference,
	Summary: "Checks that texts name options by what they say, not by their letters or positions.",
}

func checkLetterReference(p *lint.Pass) {
	item := p.Texts()
	reportReferences(p, p.Stem(), &item.Stem, "the stem")
	for i := range item.Options {
		if item.StandIn(i) == itemtext.NoStandIn { // all-of-the-above reports these
			reportReferences(p, p.Option(i), &item.Options[i], name(i))
		}
	}
	reportReferences(p, p.Explanation(), &item.Explanation, "the explanation")
	for i := range item.Rationales {
		reportReferences(p, p.Rationale(i), &item.Rationales[i], "the rationale of "+name(i))
	}
	for i, m := range p.Question().Misconceptions {
		reportReferences(p, p.Misconception(i), &item.Misconceptions[i], "the rationale of "+m.String())
	}
}

// reportReferences reports the first reference of a text and counts the others: an author
// who uses letters does so throughout.
func reportReferences(p *lint.Pass, at lint.Place, text *itemtext.Text, what string) {
	found := p.Texts().References(text)
	if len(found) == 0 {
		return
	}
	tokens := text.Tokens[found[0].First:found[0].Last]
	verb, severity := "refers", lint.Warning
	if !found[0].Sure {
		verb, severity = "may refer", lint.Info
	}
	message := fmt.Sprintf("%s %s to an option by letter or position: %q", what, verb, text.Phrase(tokens...))
	if n := len(found) - 1; n > 0 {
		message += fmt.Sprintf(", and %d more", n)
	}
	p.Report(at.Tokens(tokens), message,
		"name the option by what it says: letters and positions change when options are moved").Severity = severity
}
