package rules

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var bareLink = &lint.Rule{
	Code:    "QB509",
	Name:    "bare-link",
	Summary: "Checks that no text holds the address of a web page.",
	Why: "Texts have no links: an address is shown as a long word that can't be clicked, is read out letter by letter, and dies unseen. " +
		"The catalogue of references has a place for it, with a title. In a stem or an option an address may be what the question is about: there it is a note only.",
	Remedy:   "Cite the source in `references`, or write an address that is meant as an example as `code`.",
	Sources:  []string{design},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Since:    since,
	Check:    checkBareLink,
	Bad:      example(sample, "Open channels", "See https://www.epa.gov/swmm: open channels"),
	Good:     example(sample, "Open channels", "A request for `https://www.epa.gov/swmm`, or to http://localhost: open channels"),
}

func checkBareLink(p *lint.Pass) {
	prose(p, func(t *lint.Passage) {
		for _, span := range linksIn(t.Prose) {
			link := t.Prose[span[0]:span[1]]
			if strings.Contains(link, "localhost") {
				continue
			}
			report := lint.Report{
				At: t.At.Within(span[0], span[1]), Message: t.What + " holds the address of a web page",
				Hint: "cite it in references, or write it as code if the question is about it",
			}
			if reserved.MatchString(link) || t.What == "the stem" || strings.HasPrefix(t.What, "option ") {
				report.Severity = lint.Info
			}
			p.Report(report)
		}
	})
}

// reserved matches addresses of example.com and the like, kept for examples (RFC 2606).
var reserved = regexp.MustCompile(`\bexample(?:\.|/|$)|\.test\b`)

// links matches addresses, and names of hosts in the great domains.
var links = lazily(`(?:https?://|ftp://|www\.)[\pL\d][^ \t\n<>"”]*|(?:[a-z0-9-]+\.)+(?:com|org|gov|edu)\b(?:/[^ \t\n<>"”]*)?`)

// linksIn finds the addresses of a text.
func linksIn(text string) (found [][2]int) {
	if !containsAny(text, "://", "www.", ".com", ".org", ".gov", ".edu") {
		return nil
	}
	for _, m := range links().FindAllStringIndex(text, -1) {
		start, end := m[0], m[0]+len(strings.TrimRight(text[m[0]:m[1]], ".,;:!?)*'"))
		before, goesOn := at(text, start-1), at(text, end) == '.' && isASCIILetter(at(text, end+1)) // "java.net.http"
		if end-start > len("www.") && !isLetterOrDigit(before) && before != '@' && before != '.' && before < utf8.RuneSelf && !goesOn && (strings.Contains(text[start:end], "://") || strings.HasPrefix(text[start:], "www.") || !reserved.MatchString(text[start:end])) {
			found = append(found, [2]int{start, end})
		}
	}
	return found
}

func isLetterOrDigit(c byte) bool { return isDigit(c) || isASCIILetter(c) }
