package rules

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var letteredOption = &lint.Rule{
	Code:     "QB318",
	Name:     "lettered-option",
	Summary:  "Checks that options do not carry their own letters or numbers: \"A) Manning\".",
	Why:      "The quiz writes the letters. Those in the text stand beside them, and are wrong as soon as options are shuffled.",
	Remedy:   "Delete the letters from the texts.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Fix:      lint.FixSafe,
	Since:    since,
	Check:    checkLetteredOption,
	Bad: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"A) Manning", "B) Hazen-Williams", "C) Colebrook-White", "D) Green-Ampt"`),
	Good: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"A. Manning", "W. Hazen", "C. Colebrook", "H. Green"`),
}

// ownLetter takes a letter, a number or a Roman number in brackets or with a stop.
var ownLetter = regexp.MustCompile(`^\s*(?:\(?([A-Da-d1-4]|[ivIV]{1,3})\)|([A-Da-d1-4]|[ivIV]{1,3})[.:])\s`)

var romans = []string{"i", "ii", "iii", "iv"}

// checkLetteredOption wants the letter of its place at each option but one:
// a single "A." may be the initial of a name.
func checkLetteredOption(p *lint.Pass) {
	var found [][3]int // option, start, end
	for i, option := range p.Facts().Options {
		m := ownLetter.FindStringSubmatchIndex(option.Raw)
		if m == nil {
			continue
		}
		own := strings.ToLower(option.Raw[max(m[2], m[4]):max(m[3], m[5])])
		if own == string(rune('a'+i)) || own == string(rune('1'+i)) || own == romans[i] {
			found = append(found, [3]int{i, m[0], m[1]})
		}
	}
	if len(found) < len(p.Facts().Options)-1 {
		return
	}
	for _, f := range found {
		at := lint.At(p.Path(fmt.Sprintf("/options/%d", f[0]))).Within(f[1], f[2])
		report := lint.Report{
			At:      at,
			Message: fmt.Sprintf("option %s carries its own letter", bank.Letters[f[0]]),
			Hint:    "delete the letter: the quiz writes it",
		}
		if strings.TrimSpace(p.Facts().Options[f[0]].Raw[f[2]:]) != "" { // else it would be empty
			report.Repairs = []lint.Repair{{Message: "delete the letter", Kind: lint.FixSafe, Texts: []lint.TextChange{{At: at}}}}
		}
		p.Report(report)
	}
}
