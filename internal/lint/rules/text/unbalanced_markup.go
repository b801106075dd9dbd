package text

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// UnbalancedMarkup is rule QB501.
var UnbalancedMarkup = &lint.Rule{
	Code:     "QB501",
	Name:     "unbalanced-markup",
	Summary:  "Checks that every mark of code, strong text and TeX has its partner.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Check:    checkUnbalancedMarkup,
}

func checkUnbalancedMarkup(p *lint.Pass) {
	prose(p, func(f *lint.Field) {
		marks := f.Unbalanced
		if i := strings.IndexByte(f.Prose, '$'); i >= 0 && len(marks) == 0 {
			marks = []richtext.Unbalanced{{Offset: i, Mark: "$"}} // what could be a price
		}
		for _, m := range marks {
			if meant(f, m) {
				p.Report(lint.Report{
					At:      f.At.Within(m.Offset, m.Offset+len(m.Mark)),
					Message: fmt.Sprintf("%s has a %q without its partner", f.Name, m.Mark), Hint: "close it, or delete it",
				})
				if m.Mark == "$" {
					return
				}
			}
		}
		if at := texCommand.FindStringIndex(f.Prose); at != nil && !strings.Contains(f.Raw, "$") && !speaksOfMarkup(p) {
			p.Report(lint.Report{
				At:      f.At.Within(at[0], at[1]),
				Message: fmt.Sprintf("%s has TeX without dollar signs: %q", f.Name, f.Raw[at[0]:at[1]]),
				Hint:    "write the formula between dollar signs",
			})
		}
	})
}

// meant reports whether a mark without a partner was surely meant as markup, and
// not as a sign of a shell, a price, a footnote or an apostrophe.
func meant(f *lint.Field, m richtext.Unbalanced) bool {
	end := m.Offset + len(m.Mark)
	before, _ := utf8.DecodeLastRuneInString(f.Raw[:m.Offset])
	after, _ := utf8.DecodeRuneInString(f.Raw[end:])
	switch m.Mark {
	case "$":
		// $$ is not a mark here: one dollar sign is left over.
		double := slices.ContainsFunc(f.Text.TeX, func(span english.Span) bool { return span.Start == end })
		return double || opensTeX(f.Prose[m.Offset:])
	case "**":
		return opensStrong(before, f.Raw[end:]) && f.IsPlain(m.Offset, end)
	case "`":
		opens := isBorder(before) && !isBorder(after)
		closes := isBorder(after) && !isBorder(before) && !unicode.IsDigit(before)
		isQuote := opens && quoteEnd.MatchString(f.Raw[end:]) // as in TeX: `word'
		return strings.Count(f.Prose, "`") == 1 && !isQuote && (opens || closes || len(f.Code) > 0)
	}
	return true // a line of ``` opens a block
}

// isBorder reports whether a character is beside words, not in them.
func isBorder(r rune) bool {
	return r == utf8.RuneError || unicode.IsSpace(r) || strings.ContainsRune("(),.;:?!*“”\"", r)
}

// opensStrong reports whether two stars begin strong text: a word or a name
// follows. Footnotes have the stars behind the word, and **kwargs is code.
func opensStrong(before rune, rest string) bool {
	end := strings.IndexFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) })
	if end < 0 {
		end = len(rest)
	}
	first, _ := utf8.DecodeRuneInString(rest)
	return isBorder(before) && end > 0 && (unicode.IsUpper(first) || spelling.Has(strings.ToLower(rest[:end])))
}

// Variables of formulas are one letter, those of shells and PHP mostly more; a
// statement ends with a semicolon. Behind a number, which may be a price, only a
// command or a sum with its result make a formula. A command with an argument is
// always TeX.
var (
	letterFormula = regexp.MustCompile(
		`^\$[-(]?(?:[a-zA-Z]|\\[a-zA-Z]+)(?:[\^_=<>]|[^$;a-zA-Z][^$;]{0,80}?(?:\\[a-zA-Z]|[\^_=<>]))`)
	numberFormula = regexp.MustCompile(`^\$[-(]?\d[-\d.,{}() ]*(\\[a-zA-Z,]|[-+*/^][-+*/^\d.,(){} ]*= ?[\d\\])`)
	quoteEnd      = regexp.MustCompile(`^[^'\s]+(?:\s[^'\s]+){0,2}'(?:\PL|$)`)
	texCommand    = regexp.MustCompile(`\\[a-zA-Z]{2,}\{`)
)

// opensTeX reports whether a formula follows the dollar sign that a text starts
// with.
func opensTeX(text string) bool {
	if texCommand.MatchString(text) {
		return true
	}
	return strings.Count(text, "$") == 1 && !strings.Contains(text, ";") &&
		(letterFormula.MatchString(text) || numberFormula.MatchString(text) || strings.HasPrefix(text, `$\`))
}
