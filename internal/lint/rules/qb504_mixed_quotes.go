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
	Summary:  "Checks that a text has straight or curly quotation marks and apostrophes, not both.",
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
