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

// quotes are the places of the quotation marks and apostrophes of a text.
type quotes struct {
	*lint.Field
	straight, curly []int
}

func checkMixedQuotes(p *lint.Pass) {
	var onlyStraight, onlyCurly []quotes
	prose(p, func(f *lint.Field) {
		switch q := quotesOf(f); {
		case len(q.straight) > 0 && len(q.curly) > 0:
			q.report(p)
		case len(q.straight) > 0:
			onlyStraight = append(onlyStraight, q)
		case len(q.curly) > 0:
			onlyCurly = append(onlyCurly, q)
		}
	})
	if p.Item < 0 || len(onlyStraight) == 0 || len(onlyCurly) == 0 {
		return // the texts of a topic stand alone
	}
	odd, kind := mark(onlyCurly[0], onlyCurly[0].curly), "curly"
	other, usual := mark(onlyStraight[0], onlyStraight[0].straight), "straight"
	if len(onlyStraight) < len(onlyCurly) {
		odd, other, kind, usual = other, odd, usual, kind
	}
	p.Report(lint.Report{
		At: odd, Severity: lint.Info,
		Message: "a " + kind + " quotation mark or apostrophe, where another text of the question has " + usual + " ones",
		Hint:    "write all of them in one way",
		Related: []lint.Note{{At: other, Message: "here they are " + usual}},
	})
}

// quotesOf finds the marks of a text. Feet and inches (5' 6"), minutes, and marks
// in unmarked code do not count; neither does ‘ within a word, which is a letter
// of some languages.
func quotesOf(f *lint.Field) quotes {
	q := quotes{Field: f}
	for i, r := range f.Prose {
		switch r {
		case '\'', '"':
			before, after := at(f.Prose, i-1), at(f.Prose, i+1)
			alone := before == ' ' && after == ' ' || r == '\'' && !isLetter(before) && !isLetter(after)
			if !isDigit(before) && !alone && f.IsPlain(i, i+1) {
				q.straight = append(q.straight, i)
			}
		case '‘', '’', '“', '”':
			if !(r == '‘' && isLetter(at(f.Prose, i-1))) && f.IsPlain(i, i+len("’")) {
				q.curly = append(q.curly, i)
			}
		}
	}
	return q
}

func mark(q quotes, places []int) lint.Place {
	_, size := utf8.DecodeRuneInString(q.Prose[places[0]:])
	return q.At.Within(places[0], places[0]+size)
}

// report reports a text with both kinds. The fix writes the curly marks straight:
// that is always possible, while a straight mark may be either end of a
// quotation.
func (q quotes) report(p *lint.Pass) {
	odd, kind := q.curly, "curly"
	if len(q.straight) < len(q.curly) {
		odd, kind = q.straight, "straight"
	}
	var text strings.Builder
	from := q.curly[0]
	for _, i := range q.curly {
		text.WriteString(q.Raw[from:i])
		from = i + len("’")
		text.WriteString(straight.Replace(q.Raw[i:from]))
	}
	p.Report(lint.Report{
		At: mark(q, odd), Message: q.Name + " has straight and curly quotation marks, here a " + kind + " one",
		Hint:  "write all of them in one way",
		Fixes: write(q.Field, q.curly[0], from, text.String(), lint.FixSafe, "write straight quotation marks"),
	})
}

var straight = strings.NewReplacer("‘", "'", "’", "'", "“", `"`, "”", `"`)
