package rules

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

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

// ownLetter takes a letter, a number or a Roman number, in brackets or with a
// stop, a colon or a dash, after a word such as "Option" or none.
var ownLetter = regexp.MustCompile(`^\s*(?i:option|choice|answer|alternative|no\.?)?\s*(?:[(\[]?(` + ownMark + `)[)\]][.:]?\s*|(` + ownMark + `)(?:[.:/]\s+|\.\)\s*|\s*[-–—|]\s+|\s*→\s*)|\*\*(` + ownMark + `)[.:)]?\*\*[.:)]?\s+|#([1-9])\s+|([①②③④ⒶⒷⒸⒹⓐⓑⓒⓓ])\s*)`)

const ownMark = `[A-Za-z]|[1-9]|[ivIV]{1,4}|[αβγδ]`

// marksInOrder are the marks of the four places, a row for each way to mark.
var marksInOrder = [][]string{
	strings.Split("abcd", ""), strings.Split("1234", ""), {"i", "ii", "iii", "iv"}, strings.Split("①②③④", ""), strings.Split("ⓐⓑⓒⓓ", ""),
	strings.Split("αβγδ", ""), strings.Split("pqrs", ""), strings.Split("wxyz", ""), strings.Split("efgh", ""),
}

// checkLetteredOption wants the letter of its place at each option but one:
// a single "A." may be the initial of a name.
func checkLetteredOption(p *lint.Pass) {
	options := p.Facts().Options
	var marks []string
	var spans [][3]int // option, start, end
	for i, option := range options {
		m := ownLetter.FindStringSubmatchIndex(option.Raw)
		if m == nil || m[1] < len(option.Raw) && option.Raw[m[1]-1] != ' ' && option.Raw[m[1]] < utf8.RuneSelf && !isASCIILetter(option.Raw[m[1]]) {
			continue // "[1], [2]" are values
		}
		mark := matchedGroup(m)
		marks = append(marks, strings.ToLower(option.Raw[mark[0]:mark[1]]))
		spans = append(spans, [3]int{i, m[0], m[1]})
	}
	if len(spans) == 0 || len(spans) < len(options)-1 {
		return
	}
	var found [][3]int
	for _, row := range marksInOrder {
		var own [][3]int
		for n, span := range spans {
			if span[0] < len(row) && marks[n] == row[span[0]] {
				own = append(own, span)
			}
		}
		if len(own) >= len(options)-1 {
			found = own
		}
	}
	for _, f := range found {
		at := lint.At(p.Path(fmt.Sprintf("/options/%d", f[0]))).Within(f[1], f[2])
		report := lint.Report{
			At:      at,
			Message: fmt.Sprintf("option %s carries its own letter", bank.Letters[f[0]]),
			Hint:    "delete the letter: the quiz writes it",
		}
		if strings.TrimSpace(options[f[0]].Raw[f[2]:]) != "" { // else it would be empty
			report.Repairs = []lint.Repair{{Message: "delete the letter", Kind: lint.FixSafe, Texts: []lint.TextChange{{At: at}}}}
		}
		p.Report(report)
	}
}
