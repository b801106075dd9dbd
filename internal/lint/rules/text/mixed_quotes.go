package text

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var MixedQuotes = &lint.Rule{
	Code: "QB504", Name: "mixed-quotes", Severity: lint.Warning, Scope: lint.ScopeText, Fix: lint.FixSafe,
	Check:   checkMixedQuotes,
	Summary: "Checks that a question has straight or curly quotation marks and apostrophes, not both.",
}

// quote is a quotation mark or an apostrophe.
type quote struct {
	field *lint.Field
	at    lint.Place
	mark  rune
}

var straighten = strings.NewReplacer("‘", "'", "’", "'", "“", `"`, "”", `"`)

// checkMixedQuotes reports the first mark of the rarer kind, as info if its text has no
// marks of the other kind. The fix makes the curly marks of a mixed text straight, not the
// reverse, because a straight mark may be either end of a quotation.
func checkMixedQuotes(p *lint.Pass) {
	var straight, curly []quote
	visitProse(p, func(f *lint.Field) {
		if strings.IndexByte(f.Prose, "“"[0]) >= 0 { // the first UTF-8 byte of all curly marks
			curly = addMarks(curly, f, "‘’“”")
		}
	})
	if len(curly) > 0 { // whether a mark counts is costly to find out, and most items have no curly ones
		visitProse(p, func(f *lint.Field) { straight = addMarks(straight, f, `'"`) })
	}
	if len(straight) == 0 {
		return
	}
	odd, other, kind, usual := curly[0], straight, "curly", "straight"
	if len(straight) < len(curly) {
		odd, other, kind, usual = straight[0], curly, usual, kind
	}
	report := p.Report(odd.at, odd.field.Name+" has a "+kind+" quotation mark or apostrophe, where others are "+usual,
		"use one kind throughout")
	isMixed := slices.ContainsFunc(other, func(q quote) bool { return q.field == odd.field })
	fix := lint.SuggestedFix{Message: "write straight quotation marks", Kind: lint.FixSafe}
	for _, q := range curly {
		if isMixed && q.field == odd.field {
			fix.Changes = append(fix.Changes, lint.Change{At: q.at, New: straighten.Replace(string(q.mark))})
		}
	}
	if !isMixed {
		report.Severity = lint.Info
	}
	if len(fix.Changes) > 0 {
		report.Fixes = []lint.SuggestedFix{fix}
	}
}

// addMarks appends the quotation marks and apostrophes of a text that are among marks, except
// those in unmarked code.
func addMarks(list []quote, f *lint.Field, marks string) []quote {
	for i, r := range f.Prose {
		end := i + utf8.RuneLen(r)
		if strings.ContainsRune(marks, r) && isQuote(r, at(f.Prose, i-1), at(f.Prose, end)) && f.IsPlain(i, end) {
			list = append(list, quote{f, f.At.Within(i, end), r})
		}
	}
	return list
}

// isQuote reports whether a mark between two bytes is a quotation mark or an apostrophe, not a foot,
// inch or minute mark (5' 6"), or ‘ within a word, which is a letter in some languages.
func isQuote(mark rune, before, after byte) bool {
	switch mark {
	case '‘':
		return !isLetter(before)
	case '\'', '"':
		alone := before == ' ' && after == ' ' || mark == '\'' && !isLetter(before) && !isLetter(after)
		return !isDigit(before) && !alone
	}
	return true
}
