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
	prose(p, func(f *lint.Field) { straight, curly = addQuotes(f, straight, curly) })
	if len(straight) == 0 || len(curly) == 0 {
		return
	}
	odd, other, kind, usual := curly[0], straight, "curly", "straight"
	if len(straight) < len(curly) {
		odd, other, kind, usual = straight[0], curly, usual, kind
	}
	report := p.Report(odd.at, odd.field.Name+" has a "+kind+" quotation mark or apostrophe, where others are "+usual,
		"write all of them in one way")
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

// addQuotes adds the marks of a text. Feet and inches (5' 6"), minutes, and marks
// in unmarked code do not count; neither does ‘ within a word, which is a letter
// of some languages.
func addQuotes(f *lint.Field, straight, curly []quote) (_, _ []quote) {
	if !strings.ContainsAny(f.Prose, `'"`) && strings.IndexByte(f.Prose, "“"[0]) < 0 { // the first UTF-8 byte of all curly marks
		return straight, curly
	}
	for i, r := range f.Prose {
		switch before, after := at(f.Prose, i-1), at(f.Prose, i+1); r {
		case '\'', '"':
			alone := before == ' ' && after == ' ' || r == '\'' && !isLetter(before) && !isLetter(after)
			if !isDigit(before) && !alone && f.IsPlain(i, i+1) {
				straight = append(straight, quote{f, f.At.Within(i, i+1), r})
			}
		case '‘', '’', '“', '”':
			if end := i + utf8.RuneLen(r); !(r == '‘' && isLetter(before)) && f.IsPlain(i, end) {
				curly = append(curly, quote{f, f.At.Within(i, end), r})
			}
		}
	}
	return straight, curly
}
