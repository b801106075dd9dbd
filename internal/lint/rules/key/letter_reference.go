package key

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var LetterReference = &lint.Rule{
	Code: "QB403", Name: "letter-reference", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkLetterReference,
	Summary: "Checks that texts name options by what they say, not by their letters or positions.",
}

func checkLetterReference(p *lint.Pass) {
	for i := range p.Fields {
		reportReferences(p, &p.Fields[i])
	}
}

// reportReferences reports one reference of a text, by letter if there is any, and counts the
// others: an author who uses letters does so throughout.
func reportReferences(p *lint.Pass, f *lint.Field) {
	found := p.Texts().References(f.Text)
	if len(found) == 0 {
		return
	}
	tokens := f.Tokens[found[0].First:found[0].End]
	verb, severity := "refers", lint.Warning
	if !found[0].Sure {
		verb, severity = "may refer", lint.Info
	}
	message := fmt.Sprintf("%s %s to an option by letter or position: %q", f.Name, verb, f.Phrase(tokens...))
	if n := len(found) - 1; n > 0 {
		message += fmt.Sprintf(", and %d more", n)
	}
	p.Report(f.At.Tokens(tokens), message,
		"name the option by what it says: letters and positions change when options are moved").Severity = severity
}
