package rules

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var mixedQuotes = &lint.Rule{
	Code:     "QB504",
	Name:     "mixed-quotes",
	Summary:  "Checks that a question has straight or curly quotation marks and apostrophes, not both.",
	Why:      "Both kinds in one text show that a part of it was pasted. A search for \"Manning's\" then finds half of the places.",
	Remedy:   "Write all of them in one way. Feet and inches (5' 6\") and code are left alone.",
	Sources:  []string{chicago},
	Severity: lint.Warning,
	Scope:    lint.ScopeText,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkMixedQuotes,
	Bad:      example(sample, "Open channels", "The engineers’ open channels"),
	Good:     example(sample, "Open channels", "The `engineers’` open channels"),
}

func checkMixedQuotes(p *lint.Pass) {
	reportOddTexts(p)
	prose(p, func(t *lint.Passage) {
		if t.ASCII || !strings.ContainsAny(t.Prose, `'"`) {
			return
		}
		var straight, curly []int
		for i, r := range t.Prose {
			switch r {
			case '\'', '"':
				if !isDigit(at(t.Prose, i-1)) {
					straight = append(straight, i)
				}
			case '‘', '’', '“', '”':
				curly = append(curly, i)
			}
		}
		if len(straight) == 0 || len(curly) == 0 {
			return
		}
		odd, kind := curly, "curly"
		if len(straight) < len(curly) {
			odd, kind = straight, "straight"
		}
		first := odd[0]
		_, size := utf8.DecodeRuneInString(t.Prose[first:])
		p.Report(lint.Report{
			At:      t.At.Within(first, first+size),
			Message: fmt.Sprintf("%s has straight and curly quotation marks, here a %s one", t.What, kind),
			Hint:    "write all of them in one way",
			Repairs: straighten(t, curly),
		})
	})
}

var straightQuotes = strings.NewReplacer("‘", "'", "’", "'", "“", `"`, "”", `"`)

// straighten writes the curly marks at these places straight: that is always
// possible, while a straight mark may be either end of a quotation.
func straighten(t *lint.Passage, curly []int) []lint.Repair {
	first, last := curly[0], curly[len(curly)-1]+len("’")
	var text strings.Builder
	from := first
	for _, i := range curly {
		text.WriteString(t.Raw[from:i])
		from = i + len("’")
		text.WriteString(straightQuotes.Replace(t.Raw[i:from]))
	}
	return mendText(t, first, last, text.String(), "write straight quotation marks")
}

// reportOddTexts compares the texts of an item: where some have straight marks and
// some curly ones, the first of the fewer is reported.
func reportOddTexts(p *lint.Pass) {
	if p.Item < 0 {
		return
	}
	var straight, curly []lint.Place // the first of each text
	prose(p, func(t *lint.Passage) {
		s, c := straightMark(t.Prose), -1
		if !t.ASCII {
			c = curlyMark(t.Prose)
		}
		switch {
		case s >= 0 && c < 0:
			straight = append(straight, t.At.Within(s, s+1))
		case c >= 0 && s < 0:
			_, size := utf8.DecodeRuneInString(t.Prose[c:])
			curly = append(curly, t.At.Within(c, c+size))
		}
	})
	if len(straight) == 0 || len(curly) == 0 {
		return
	}
	odd, other, kind, usual := curly[0], straight[0], "curly", "straight"
	if len(straight) < len(curly) {
		odd, other, kind, usual = straight[0], curly[0], "straight", "curly"
	}
	p.Report(lint.Report{
		At: odd, Severity: lint.Info,
		Message: fmt.Sprintf("a %s quotation mark or apostrophe, where another text of the question has %s ones", kind, usual),
		Hint:    "write all of them in one way",
		Related: []lint.Note{{At: other, Message: "here they are " + usual}},
	})
}

// straightMark is where the first straight quotation mark of a pair or the first
// straight apostrophe stands; -1 for none.
func straightMark(text string) int {
	if strings.Count(text, `"`)%2 == 0 {
		if i := strings.IndexByte(text, '"'); i >= 0 {
			return i
		}
	}
	for i := range len(text) {
		before, after := at(text, i-1), at(text, i+1)
		if text[i] == '\'' && (isASCIILetter(before) && (isASCIILetter(after) || strings.IndexByte(text[:i], '\'') >= 0) || (i == 0 || before == ' ' || before == '(') && isASCIILetter(after) && strings.IndexByte(text[i+1:], '\'') > 0) {
			return i
		}
	}
	return -1
}

// curlyMark is the same for curly ones. A lone ’ is an apostrophe.
func curlyMark(text string) int { return strings.IndexAny(text, "“”‘’") }
