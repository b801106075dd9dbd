package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var nearEqualOptions = &lint.Rule{
	Code:     "QB303",
	Name:     "near-equal-options",
	Summary:  "Checks that no two options use the same words in another order or form.",
	Why:      "Two options that say the same can't both be wrong for their own reason: neither can be the key, and learners who see it choose between the rest.",
	Remedy:   "Replace one of them, or bring out how they differ.",
	Sources:  []string{haladyna2013, nbme},
	Severity: lint.Info,
	Scope:    lint.ScopeItem,
	Since:    since,
	Check:    checkNearEqualOptions,
	Bad: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"Manning", "Hazen and Williams", "Williams with Hazen", "Green-Ampt"`),
	Good: example(sample, `"Manning", "Hazen-Williams", "Colebrook-White", "Green-Ampt"`,
		`"Manning", "Hazen before Williams", "Williams before Hazen", "Green-Ampt"`),
}

func checkNearEqualOptions(p *lint.Pass) {
	options := p.Facts().Options
	forms := make([][]string, len(options))
	for i := range options {
		forms[i] = options[i].Content()
		slices.Sort(forms[i])
	}
	var pairs [][2]int
	for i := range options {
		for j := range i {
			a, b := strings.Fields(strings.ToLower(options[j].Normal)), strings.Fields(strings.ToLower(options[i].Normal))
			if len(forms[i]) == 0 || len(forms[i]) > 4 || !slices.Equal(forms[i], forms[j]) || telling(a) != telling(b) || slices.Equal(a, b) {
				continue
			}
			pairs = append(pairs, [2]int{i, j})
		}
	}
	if len(pairs) != 1 {
		return // two pairs are a design: each of two things in each of two orders
	}
	i, j := pairs[0][0], pairs[0][1]
	p.Report(lint.Report{
		At:      optionPlace(p, p.Item, i),
		Message: fmt.Sprintf("option %s uses the words of option %s", bank.Letters[i], bank.Letters[j]),
		Hint:    "replace one of the two, or bring out how they differ",
		Related: []lint.Note{{At: optionPlace(p, p.Item, j), Message: "the other option"}},
	})
}

// telling gives the words of an option that carry no content of their own but
// decide what it says: numbers, symbols, negations, and words of order with
// what stands before them.
func telling(words []string) string {
	var list []string
	for i, word := range words {
		switch word {
		case "a", "an", "the", "of", "and", "with", "for", "in", "on", "at", "is", "are", "be", "it", "its", "that", "which", "as":
		case "to", "from", "by", "before", "after", "than", "over", "per", "then", "into", "not", "no", "minus", "when", "if", "until", "while", "where", "only":
			before := ""
			if i > 0 {
				before = words[i-1]
			}
			list = append(list, before+" "+word)
		default:
			if len(lint.Normalized(word).Content()) == 0 {
				list = append(list, word)
			}
		}
	}
	return strings.Join(list, " ")
}
