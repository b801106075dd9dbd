package rules

import (
	"fmt"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var spacing = &lint.Rule{
	Code:    "QB503",
	Name:    "spacing",
	Summary: "Checks that there are no double spaces, no spaces before punctuation or inside of brackets, and none at the ends of a text.",
	Why: "Stray spaces are what is left of an edit. They make line breaks fall before a comma, and two texts differ that look the same. " +
		"In options they are a hint: the text that was edited most is the key.",
	Remedy:   "Delete the spaces. Code, TeX and line breaks are left alone.",
	Sources:  []string{chicago},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkSpacing,
	Bad:      example(sample, "Manning's equation; Hazen", "Manning's  equation ; Hazen"),
	Good:     example(sample, "Open channels", "`D1  100` at 1 : 4 and .5: open channels"),
}

func checkSpacing(p *lint.Pass) {
	prose(p, func(t *lint.Passage) {
		// In a formula, or in code without marks, spaces mean something; between
		// two sentences they don't.
		formula := strings.ContainsAny(t.Prose, "{}=<>|\\")
		for i := 0; i < len(t.Raw); {
			next := strings.IndexAny(t.Raw[i:], " \t")
			if next < 0 {
				return
			}
			start := i + next
			i = start + 1
			for i < len(t.Raw) && (t.Raw[i] == ' ' || t.Raw[i] == '\t') {
				i++
			}
			if formula && !betweenSentences(t.Raw, start, i) {
				continue
			}
			if what, text := strayed(t.Raw, start, i); what != "" && t.InProse(start) {
				p.Report(lint.Report{
					At:      t.At.Within(start, i),
					Message: fmt.Sprintf("%s has %s", t.What, what),
					Hint:    "delete what is too much",
					Repairs: mendText(t, start, i, text, "delete spaces"),
				})
			}
		}
	})
}

// betweenSentences says whether the spaces from start to end of a text follow a
// full stop and precede a capital.
func betweenSentences(text string, start, end int) bool {
	before, after := at(text, start-1), at(text, end)
	return (before == '.' || before == '?' || before == '!') && 'A' <= after && after <= 'Z'
}

// strayed says what is wrong with the spaces from start to end of a text, and
// what belongs in their place.
func strayed(text string, start, end int) (what, instead string) {
	before, after := at(text, start-1), at(text, end)
	switch {
	case start == 0:
		return "a space at its start", ""
	case end == len(text):
		return "a space at its end", ""
	case before == '\n' || before == '\r' || after == '\n' || after == '\r':
		return "", "" // a line break
	case before == '(' && at(text, start-2) != '(' && after != ')':
		return "a space after a bracket", ""
	case after == ')' && before != '(' && before != ',' && before != ')' && at(text, end+1) != ')':
		return "a space before a bracket", ""
	case detached(text, start, end):
		return fmt.Sprintf("a space before %q", after), ""
	case end-start > 1:
		return fmt.Sprintf("%d spaces in a row", end-start), " "
	case text[start] == '\t':
		return "a tab", " "
	}
	return "", ""
}

// detached says whether punctuation after a space belongs to the word before
// it: not the point of .5, the dots of an ellipsis, or the colon of a ratio.
func detached(text string, start, end int) bool {
	before, after, next := at(text, start-1), text[end], at(text, end+1)
	if before == '_' || !strings.ContainsRune(" \"'”’)*", rune(next)) {
		return false
	}
	switch after {
	case ',', ';', '?':
		return true
	case '.', '!':
		return isASCIILetter(before) || isDigit(before)
	case ':':
		return end+1 == len(text) && isASCIILetter(before)
	}
	return false
}
