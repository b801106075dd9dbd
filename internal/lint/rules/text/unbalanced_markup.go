package text

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

var UnbalancedMarkup = &lint.Rule{
	Code: "QB501", Name: "unbalanced-markup", Severity: lint.Warning, Scope: lint.ScopeText, Check: checkUnbalancedMarkup,
	Summary: "Checks that every mark of code, strong text and TeX is closed.",
}

func checkUnbalancedMarkup(p *lint.Pass) {
	visitProse(p, func(f *lint.Field) {
		marks := f.Unbalanced
		isDollar := func(m richtext.Unbalanced) bool { return m.Mark == "$" }
		if i := strings.IndexByte(f.Prose, '$'); i >= 0 && !slices.ContainsFunc(marks, isDollar) { // read as a price
			marks = append(slices.Clone(marks), richtext.Unbalanced{Offset: i, Mark: "$"})
		}
		for _, m := range marks {
			if isMeant(f, m) {
				p.Report(f.At.Within(m.Offset, m.Offset+len(m.Mark)),
					fmt.Sprintf("%s has an unmatched %q", f.Name, m.Mark),
					"close it, or delete it")
				if m.Mark == "$" { // what follows it may be read as TeX or as text
					return
				}
			}
		}
		if command := texCommand.FindStringIndex(f.Prose); command != nil && !strings.Contains(f.Raw, "$") && !mentionsMarkup(p) {
			p.Report(f.At.Within(command[0], command[1]),
				f.Name+" has TeX without dollar signs: \""+f.Raw[command[0]:command[1]]+"\"",
				"write the formula between dollar signs")
		}
	})
}

// isMeant reports whether an unmatched mark was certainly meant as markup, not as the mark of
// a shell variable, a price or a footnote, or as a quotation mark.
func isMeant(f *lint.Field, m richtext.Unbalanced) bool {
	end := m.Offset + len(m.Mark)
	before, after := at(f.Raw, m.Offset-1), at(f.Raw, end)
	switch m.Mark {
	case "$":
		// In $$x$$, only $x$ is TeX: the first dollar sign is left over.
		isDouble := slices.ContainsFunc(f.Text.TeX, func(span english.Span) bool { return span.Start == end })
		return isDouble || opensTeX(f.Prose[m.Offset:])
	case "**": // a word follows; footnotes have the stars after it, and **kwargs is code
		word := firstWord.FindString(f.Raw[end:])
		isWord := word != "" && (word != strings.ToLower(word) || spelling.Has(word))
		return isBorder(before) && isWord && f.IsPlain(m.Offset, end)
	case "`":
		isQuote := quoteEnd.MatchString(f.Raw[end:]) // as in TeX: `word'
		opensOrCloses := isBorder(before) != isBorder(after) && !isDigit(before)
		return strings.Count(f.Prose, "`") == 1 && !isQuote && (opensOrCloses || len(f.Code) > 0)
	}
	return true // a line of ``` opens a block
}

// isBorder reports whether a character separates words.
func isBorder(c byte) bool { return c <= ' ' || strings.IndexByte("(),.;:?!*\"", c) >= 0 }

// Variables in formulas are one letter; those in shells and PHP are mostly longer. A semicolon
// ends a statement of a program. After a number, which may be a price, only a calculation with
// its result or a command makes a formula. A command with an argument is always TeX.
var (
	letterFormula = regexp.MustCompile(`^\$[-(]?[a-zA-Z](?:[\^_=<>]|[^$;a-zA-Z][^$;]{0,80}?[\\^_=<>])`)
	numberFormula = regexp.MustCompile(`^\$[-(]?\d[-\d.,{}() ]*[-+*/^][-+*/^\d.,(){} ]*= ?[\d\\]|^\$[-(]?\d[-\d.,{}() ]*\\[a-zA-Z,]`)
	texCommand    = regexp.MustCompile(`\\[a-zA-Z]{2,}\{`)
	firstWord     = regexp.MustCompile(`^\pL+`)
	quoteEnd      = regexp.MustCompile(`^[^'\s]+(?:\s[^'\s]+){0,2}'(?:\PL|$)`)
)

// maxOpenTeX is the number of bytes after a dollar sign that are searched for a formula.
const maxOpenTeX = 500

// opensTeX reports whether a formula follows the dollar sign that a text starts with.
func opensTeX(text string) bool {
	text = text[:min(len(text), maxOpenTeX)]
	isFormula := letterFormula.MatchString(text) || numberFormula.MatchString(text) || strings.HasPrefix(text, `$\`)
	return texCommand.MatchString(text) || isFormula && strings.Count(text, "$") == 1 && !strings.Contains(text, ";")
}
