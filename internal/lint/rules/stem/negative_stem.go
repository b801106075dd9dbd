package stem

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// NegativeStem is rule QB201.
var NegativeStem = &lint.Rule{
	Code:     "QB201",
	Name:     "negative-stem",
	Summary:  "Checks that a stem which asks for the exception emphasizes the word that says so: NOT, EXCEPT, LEAST.",
	Severity: lint.Warning,
	Scope:    lint.ScopeItem,
	Check:    checkNegativeStem,
}

func checkNegativeStem(p *lint.Pass) {
	stem := &p.Texts().Stem
	for _, word := range stem.Exceptions() {
		written := stem.Raw[word.Start:word.End]
		if written == strings.ToUpper(written) || stem.IsStrong(english.Span{Start: word.Start, End: word.End}) {
			continue
		}
		p.Report(lint.Report{
			At:      p.Stem().Within(word.Start, word.End),
			Message: fmt.Sprintf("the stem asks for the exception, but %q is not emphasized", written),
			Hint:    fmt.Sprintf("ask for what is true, or write %s in capitals or as **%s**", strings.ToUpper(written), written),
		})
	}
}
