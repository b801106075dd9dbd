package text

import (
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// BareLink is rule QB509.
var BareLink = &lint.Rule{
	Code:     "QB509",
	Name:     "bare-link",
	Summary:  "Checks that no text has the address of a web page.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Check:    checkBareLink,
}

var (
	link = regexp.MustCompile(`(?:https?://|ftp://|\bwww\.)[\pL\d][^\s<>"”]*\.[^\s<>"”]*`)
	// reserved are names and addresses kept for examples and for one's own
	// network (RFC 2606, RFC 6761).
	reserved = regexp.MustCompile(`//(?:localhost|[\d.]+)\b|\bexample\b|\.(?:test|local|internal)\b`)
)

func checkBareLink(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		if !strings.Contains(f.Prose, "://") && !strings.Contains(f.Prose, "www.") {
			return
		}
		for _, m := range link.FindAllStringIndex(f.Prose, -1) {
			start, end := m[0], m[0]+len(strings.TrimRight(f.Prose[m[0]:m[1]], ".,;:!?)]*'’"))
			if before := at(f.Prose, start-1); before == '"' || before == '\'' && at(f.Prose, start-2) == '=' {
				continue // the value of an attribute
			}
			report := lint.Report{
				At: f.At.Within(start, end), Message: f.Name + " has the address of a web page",
				Hint: "cite it in references, or write it as code if the question is about it",
			}
			if reserved.MatchString(f.Prose[start:end]) || f.Name == "the stem" || strings.HasPrefix(f.Name, "option ") {
				report.Severity = lint.Info
			}
			p.Report(report)
		}
	})
}
