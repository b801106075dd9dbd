package rules

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

var unbalancedMarkup = &lint.Rule{
	Code:     "QB501",
	Name:     "unbalanced-markup",
	Summary:  "Checks that every mark of code, strong text and TeX has its partner.",
	Why:      "A mark without its partner is shown as it is written: learners see a stray sign, and what was meant as code or a formula is plain text.",
	Remedy:   "Close the mark, or delete it. A dollar sign before a number, such as a price, is no mark.",
	Sources:  []string{design},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Since:    since,
	Check:    checkUnbalancedMarkup,
	Bad:      example(sample, "Open channels", "`Open channels"),
	Good:     example(sample, "Open channels", "`Open` **channels**"),
}

func checkUnbalancedMarkup(p *lint.Pass) {
	for i := range p.Passages {
		t := &p.Passages[i]
		if star := loneStar(t); star >= 0 {
			p.Report(lint.Report{
				At: t.At.Within(star, star+1), Severity: lint.Info,
				Message: fmt.Sprintf("%s has a \"*\" without its partner", t.What), Hint: "close it, or delete it",
			})
		}
		found := t.Unbalanced()
		if dollar := openTeX(t.Prose); dollar >= 0 && len(found) == 0 {
			found = append(found, richtext.Unbalanced{Offset: dollar, Mark: "$"})
		}
		for _, u := range found {
			p.Report(lint.Report{
				At:      t.At.Within(u.Offset, u.Offset+len(u.Mark)),
				Message: fmt.Sprintf("%s has a %q without its partner", t.What, u.Mark),
				Hint:    "close it, or delete it",
			})
		}
	}
}

// openTeX is the offset of a dollar sign in prose, where TeX is blank, that a formula
// follows; -1 for none.
func openTeX(prose string) int {
	i := strings.LastIndexByte(prose, '$')
	if i < 0 || at(prose, i-1) == '\\' || strings.Count(prose, "$") > 1 || !strings.ContainsAny(prose[i:], `\=`) || !opensFormula.MatchString(prose[i:]) {
		return -1
	}
	return i
}

// opensFormula matches TeX to its first command or equals sign: no sum of money goes on so.
var opensFormula = regexp.MustCompile(`^\$(?:(?:\S*|[-+*/^(){},.0-9 ]*)\\(?:[a-zA-Z]{2}|,)|[-+*/^(){},.0-9 ]*[0-9)}] = ?[0-9\\])`)

// loneStar is the offset of a star that begins or ends emphasis alone, or -1. One
// between numbers or symbols multiplies; before a dot, a bracket or in a text
// with more of them it is a sign of something else.
func loneStar(t *lint.Passage) int {
	if t.TeX || strings.Count(t.Prose, "*")-2*strings.Count(t.Prose, "**") != 1 {
		return -1
	}
	plain := strings.ReplaceAll(t.Prose, "**", "  ")
	i := strings.IndexByte(plain, '*')
	word := plain[i+1:]
	if end := strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }); end >= 0 {
		word = word[:end]
	}
	opens := (at(plain, i-1) == ' ' || at(plain, i-1) == '(') && len(word) > 3
	closes := isASCIILetter(at(plain, i-1)) && isASCIILetter(at(plain, i-2)) && isASCIILetter(at(plain, i-3)) && strings.IndexByte(" .,;:?!)", at(plain, i+1)) >= 0 && i+1 < len(plain)
	if !opens && !closes || strings.IndexByte("_.(=", at(plain, i+1+len(word))) >= 0 && opens && at(plain, i+1+len(word)) != '.' {
		return -1
	}
	return i
}
