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

var ownLetter = regexp.MustCompile(`^\s*(?:\(?([A-Da-d1-4])\)|([A-Da-d1-4])[.:])\s`)

// checkLetteredOption wants the letter of its place at each option but one:
// a single "A." may be the initial of a name.
func checkLetteredOption(p *lint.Pass) {
	var found [][3]int // option, start, end
	for i, option := range p.Facts().Options {
		m := ownLetter.FindStringSubmatchIndex(option.Raw)
		if m == nil {
			continue
		}
		at := max(m[2], m[4])
		if c := option.Raw[at]; c|0x20 == 'a'+byte(i) || c == '1'+byte(i) {
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
