package text

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Term is rule QB508.
var Term = &lint.Rule{
	Code:     "QB508",
	Name:     "term",
	Summary:  "Checks that the subject's terms are written as the configuration lists them.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkTerm,
}

func checkTerm(p *lint.Pass) {
	terms := p.Config.Lint.Terms
	if len(terms) == 0 {
		return
	}
	prose(p, func(f *lint.Field) {
		lower := lowerASCII(f.Prose)
		for i := range terms {
			for _, form := range terms[i].Not {
				if strings.EqualFold(form, terms[i].Use) { // they differ in case alone
					findTerm(p, f, f.Prose, terms[i].Use, form)
				} else {
					findTerm(p, f, lower, terms[i].Use, lowerASCII(form))
				}
			}
		}
	})
}

// findTerm looks for a form to avoid in the text of a field.
func findTerm(p *lint.Pass, f *lint.Field, text, use, form string) {
	for from := 0; form != ""; {
		i := strings.Index(text[from:], form)
		if i < 0 {
			return
		}
		start, end := from+i, from+i+len(form)
		from = end
		isPart := !wholeWords(f.Prose, start, end) || partOf(use, f.Prose, start, end)
		if isPart || inName(f, start, end, use) || !f.IsPlain(start, end) {
			continue
		}
		right := likeCase(use, f.Prose[start:end])
		p.Report(lint.Report{
			At: f.At.Within(start, end), Message: fmt.Sprintf("%q is written %q here", use, f.Prose[start:end]),
			Hint:  "write " + right,
			Fixes: write(f, start, end, right, lint.FixSafe, "write "+right),
		})
	}
}

// lowerASCII writes the letters of ASCII in lower case; offsets stay the same.
func lowerASCII(text string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 0x20
		}
		return r
	}, text)
}

// wholeWords reports whether no letter or digit joins the bytes start to end.
func wholeWords(text string, start, end int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:start])
	after, _ := utf8.DecodeRuneInString(text[end:])
	joins := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }
	return !joins(before) && !joins(after)
}

// partOf reports whether the bytes start to end are part of the right form.
func partOf(use, text string, start, end int) bool {
	from := max(0, end-len(use))
	i := strings.Index(lowerASCII(text[from:min(len(text), start+len(use))]), lowerASCII(use))
	return i >= 0 && from+i <= start && end <= from+i+len(use) && len(use) > end-start
}

// inName reports whether the bytes start to end are part of a name, such as the
// Storm Water Management Model: a term in lower case has capitals there, and not
// because a sentence begins.
func inName(f *lint.Field, start, end int, use string) bool {
	old := f.Prose[start:end]
	if use != strings.ToLower(use) || old == strings.ToLower(old) {
		return false
	}
	_, size := utf8.DecodeRuneInString(old)
	return old[size:] != strings.ToLower(old[size:]) || !startsSentence(f, start)
}

// startsSentence reports whether a sentence of the text starts at an offset.
func startsSentence(f *lint.Field, offset int) bool {
	for _, sentence := range f.Sentences() {
		if sentence.Span().Start == offset {
			return true
		}
	}
	return false
}
