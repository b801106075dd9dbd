package text

import (
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var BareLink = &lint.Rule{
	Code: "QB509", Name: "bare-link", Severity: lint.Info, Scope: lint.ScopeText, Check: checkBareLink,
	Summary: "Checks that no text contains a web address.",
}

var link = regexp.MustCompile(`(?:https?://|ftp://|\bwww\.)[\pL\d][^\s<>"”]*\.[^\s<>"”]*`)

func checkBareLink(p *lint.Pass) {
	visitProse(p, func(f *lint.Field) {
		if !strings.Contains(f.Prose, "://") && !strings.Contains(f.Prose, "www.") {
			return
		}
		for _, m := range link.FindAllStringIndex(f.Prose, -1) {
			start, end := m[0], m[0]+len(strings.TrimRight(f.Prose[m[0]:m[1]], ".,;:!?)]*'’"))
			if before := at(f.Prose, start-1); (before == '"' || before == '\'') && at(f.Prose, start-2) == '=' {
				continue // the value of an attribute
			}
			p.Report(f.At.Within(start, end), f.Name+" contains a web address",
				"add the source to the catalog and cite it, or write the address as code if the question is about it")
		}
	})
}
