package text

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var Term = &lint.Rule{
	Code: "QB508", Name: "term", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixSafe, Check: checkTerm,
	Summary: "Checks that the subject's terms are written as the configuration lists them.",
}

func checkTerm(p *lint.Pass) {
	if len(p.Config.Lint.Terms) == 0 {
		return
	}
	all := make([]byte, 0, 4<<10) // searched together first, because most items have no form to avoid
	visitProse(p, func(f *lint.Field) { all = append(appendLower(all, f.Prose), '\n') })
	type form struct{ not, use string }
	var forms []form
	for _, term := range p.Config.Lint.Terms {
		for _, not := range term.Not {
			if bytes.Contains(all, appendLower(nil, not)) {
				forms = append(forms, form{not, term.Use})
			}
		}
	}
	visitProse(p, func(f *lint.Field) {
		for _, form := range forms {
			if strings.EqualFold(form.not, form.use) { // they differ only in case
				reportForm(p, f, f.Prose, form.not, form.use)
			} else {
				reportForm(p, f, lowerASCII(f.Prose), lowerASCII(form.not), form.use)
			}
		}
	})
}

// reportForm reports each occurrence of a form to avoid in the text of a field.
func reportForm(p *lint.Pass, f *lint.Field, text, form, use string) {
	end := 0
	for form != "" {
		i := strings.Index(text[end:], form)
		if i < 0 {
			return
		}
		start := end + i
		end = start + len(form)
		old, right := f.Prose[start:end], use
		differsOnlyInCase := strings.EqualFold(form, use)
		if !differsOnlyInCase || startsSentence(f, start) {
			right = matchCase(use, old)
		}
		isAllowed := right == old || !differsOnlyInCase && hasCapitals(old, use)
		if isAllowed || !areWholeWords(f.Prose, start, end) || isPart(f.Prose, start, end, use) || !f.IsPlain(start, end) {
			continue
		}
		p.Report(f.At.Within(start, end), fmt.Sprintf("%q is written instead of %q", old, use), "write "+right).
			Replace(right, lint.FixSafe, "write "+right)
	}
}

func startsSentence(f *lint.Field, start int) bool {
	return slices.ContainsFunc(f.Sentences(), func(s english.Sentence) bool { return s.Span().Start == start })
}

// lowerASCII writes ASCII letters in lower case; offsets stay the same.
func lowerASCII(text string) string { return string(appendLower(nil, text)) }

func appendLower(lower []byte, text string) []byte {
	lower, start := append(lower, text...), len(lower)
	for i, c := range lower[start:] {
		if 'A' <= c && c <= 'Z' {
			lower[start+i] = c + 0x20
		}
	}
	return lower
}

// areWholeWords reports whether no letter, number or underscore is next to the bytes start to
// end.
func areWholeWords(text string, start, end int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:start])
	after, _ := utf8.DecodeRuneInString(text[end:])
	return !inWord(before) && !inWord(after) && before != '_' && after != '_'
}

// isPart reports whether the bytes start to end are part of the right form, as "dynamic
// wave" is of "dynamic wave routing".
func isPart(text string, start, end int, use string) bool {
	around := text[max(0, end-len(use)):min(len(text), start+len(use))]
	return len(use) > end-start && strings.Contains(lowerASCII(around), lowerASCII(use))
}

// hasCapitals reports whether a text has capitals after its first letter although the term
// has none. It is then part of a name: the Storm Water Management Model.
func hasCapitals(old, use string) bool {
	_, size := utf8.DecodeRuneInString(old)
	return use == strings.ToLower(use) && old[size:] != strings.ToLower(old[size:])
}
