package text

import (
	"fmt"
	"html"
	"regexp"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var HTMLMarkup = &lint.Rule{
	Code: "QB516", Name: "html-markup", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixSafe,
	Since: "0.2.0", Check: checkHTMLMarkup,
	Summary: "Checks that no text has HTML entities or tags.",
}

// entity matches an entity whose ampersand may be written as an entity itself.
var entity = regexp.MustCompile(`&(?:(?:amp|#38|#x26);)*(#\d{2,6}|#[xX][\da-fA-F]{2,6}|[A-Za-z]{2,10}\d{0,2});`)

// tag matches the tags of elements that format a text, and of links. Names in
// angle brackets that could be anything else, such as <name>, are left out.
var tag = regexp.MustCompile(`(?i)</?(` +
	`br|hr|p|b|i|u|em|strong|sub|sup|span|div|font|center|ul|ol|li|table|tr|td|th|tbody|img|h[1-6]|pre|blockquote)\b` +
	`(?:\s+[a-z-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))*\s*/?>|</?(a)\b(?:\s+href\s*=[^>]*)?>`)

// unpaired lists the elements without a closing tag.
var unpaired = map[string]bool{"br": true, "hr": true, "img": true}

// checkHTMLMarkup reports entities and tags, unless the item is about markup, or the
// entity or tag is the complete text and so an answer.
func checkHTMLMarkup(p *lint.Pass) {
	isAboutMarkup := sync.OnceValue(func() bool { return mentionsMarkup(p) })
	visitProse(p, func(f *lint.Field) {
		if strings.IndexByte(f.Prose, '&') < 0 && strings.IndexByte(f.Prose, '<') < 0 {
			return
		}
		for _, m := range entity.FindAllStringSubmatchIndex(f.Prose, -1) {
			written := f.Prose[m[0]:m[1]]
			right := html.UnescapeString("&" + f.Prose[m[2]:m[3]] + ";") // unchanged if the name is unknown
			if len(right) > 1 && strings.HasSuffix(right, ";") || strings.TrimSpace(f.Raw) == written || isAboutMarkup() {
				continue
			}
			unsure := strings.ContainsAny(right, "`*$<>") // may act as markup of the bank or as a tag
			hint := fmt.Sprintf("write %q", right)
			if strings.ContainsFunc(right, isHidden) {
				right, unsure, hint = "", true, "delete it"
			}
			p.Report(f.At.Within(m[0], m[1]), fmt.Sprintf("%s has the HTML entity %q", f.Name, written), hint).
				Replace(right, lint.SafeIf(!unsure), hint)
		}
		lower := strings.ToLower(f.Prose)
		for _, m := range tag.FindAllStringSubmatchIndex(f.Prose, -1) {
			name := strings.ToLower(tag.ReplaceAllString(f.Prose[m[0]:m[1]], "$1$2"))
			isTag := unpaired[name] || strings.Contains(lower, "</"+name) // List<p> is a type
			if isTag && strings.TrimSpace(f.Raw) != f.Prose[m[0]:m[1]] && !isAboutMarkup() {
				p.Report(f.At.Within(m[0], m[1]), fmt.Sprintf("%s has the HTML tag %q", f.Name, f.Prose[m[0]:m[1]]),
					"delete it, or write it as code if the question is about it")
			}
		}
	})
}
