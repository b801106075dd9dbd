package stem

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var NegativeStem = &lint.Rule{
	Code: "QB201", Name: "negative-stem", Severity: lint.Warning, Scope: lint.ScopeItem, Check: checkNegativeStem,
	Summary: "Checks that a stem that asks for the exception emphasizes the word that says so, such as NOT, EXCEPT or LEAST.",
}

func checkNegativeStem(p *lint.Pass) {
	stem := &p.Texts().Stem
	for _, word := range stem.Exceptions() {
		text := stem.Phrase(word)
		if text == strings.ToUpper(text) || stem.IsEmphasized(english.Span{Start: word.Start, End: word.End}) {
			continue
		}
		p.Report(p.Stem().Within(word.Start, word.End),
			fmt.Sprintf("the stem asks for the exception, but %q is not emphasized", text),
			fmt.Sprintf("ask for what is true, or write %s or **%s**", strings.ToUpper(text), text))
	}
}
