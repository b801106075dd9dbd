package text

import (
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// MixedQuotes is rule QB504.
var MixedQuotes = &lint.Rule{
	Code:     "QB504",
	Name:     "mixed-quotes",
	Summary:  "Checks that a question has straight or curly quotation marks and apostrophes, not both.",
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Check:    checkMixedQuotes,
}

// checkMixedQuotes reports each text that has both kinds, or else the first text
// of an item that differs from another.
func checkMixedQuotes(p *lint.Pass) {
	var straight, curly lint.Place // the first of texts that have one kind
	var nStraight, nCurly int
	isMixed := false
	prose(p, func(f *lint.Field) {
		q := quotesOf(f)
		switch {
		case len(q.straight) > 0 && len(q.curly) > 0:
			isMixed = true
			q.report(p, f)
		case len(q.straight) > 0:
			if nStraight++; nStraight == 1 {
				straight = place(f, q.straight[0])
			}
		case len(q.curly) > 0:
			if nCurly++; nCurly == 1 {
				curly = place(f, q.curly[0])
			}
		}
	})
	if p.Item < 0 || isMixed || nStraight == 0 || nCurly == 0 {
		return // the texts of a topic stand alone
	}
	odd, other, kind, usual := curly, straight, "curly", "straight"
	if nStraight < nCurly {
		odd, other, kind, usual = straight, curly, usual, kind
	}
	p.Report(lint.Report{
		At: odd, Severity: lint.Info,
		Message: "a " + kind + " quotation mark or apostrophe, where another text of the question has " + usual + " ones",
		Hint:    "write all of them in one way",
		Related: []lint.Note{{At: other, Message: "here they are " + usual}},
	})
}

// quotes are the places of the quotation marks and apostrophes of a text.
type quotes struct{ straight, curly []int }

// quotesOf finds the marks of a text. Feet and inches (5' 6"), minutes, and marks
// in unmarked code do not count; neither does ‘ within a word, which is a letter
// of some languages.
func quotesOf(f *lint.Field) (q quotes) {
	for i, r := range f.Prose {
		before, after := at(f.Prose, i-1), at(f.Prose, i+1)
		switch r {
		case '\'', '"':
			alone := before == ' ' && after == ' ' || r == '\'' && !isLetter(before) && !isLetter(after)
			if !isDigit(before) && !alone && f.IsPlain(i, i+1) {
				q.straight = append(q.straight, i)
			}
		case '‘', '’', '“', '”':
			if !(r == '‘' && isLetter(before)) && f.IsPlain(i, i+len("’")) {
				q.curly = append(q.curly, i)
			}
		}
	}
	return q
}

func place(f *lint.Field, start int) lint.Place {
	_, size := utf8.DecodeRuneInString(f.Prose[start:])
	return f.At.Within(start, start+size)
}

var straighten = strings.NewReplacer("‘", "'", "’", "'", "“", `"`, "”", `"`)

// report reports a text with both kinds. The fix writes the curly marks straight:
// that is always possible, while a straight mark may be either end of a
// quotation.
func (q quotes) report(p *lint.Pass, f *lint.Field) {
	odd, kind := q.curly, "curly"
	if len(q.straight) < len(q.curly) {
		odd, kind = q.straight, "straight"
	}
	var changes []lint.TextChange
	for _, i := range q.curly {
		changes = append(changes, lint.TextChange{At: place(f, i), New: straighten.Replace(f.Raw[i : i+len("’")])})
	}
	report := lint.Report{
		At: place(f, odd[0]), Message: f.Name + " has straight and curly quotation marks, here a " + kind + " one",
		Hint: "write all of them in one way",
	}
	if !f.IsName {
		report.Fixes = []lint.SuggestedFix{{Message: "write straight quotation marks", Kind: lint.FixSafe, Texts: changes}}
	}
	p.Report(report)
}
