package rules

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/hypernym"
)

var nearEqualOptions = &lint.Rule{
	Code:     "QB303",
	Name:     "near-equal-options",
	Summary:  "Checks that no two options say the same in another order, in another form or with synonyms.",
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
	if areCode(options) {
		return
	}
	forms := make([]wording, len(options))
	for i := range options {
		forms[i] = wordingOf(&options[i])
	}
	sequence := sync.OnceValue(func() bool { return inOrder.MatchString(p.Facts().Stem.Prose) })
	values, numeric := measures(options)
	var pairs [][2]int
	severity := lint.Warning
	for i := range options {
		for j := range i {
			if numeric && values[i].dimension != "" && values[i].dimension == values[j].dimension && near(values[i].value, values[j].value, 1e-6) && !slices.Equal(forms[i].words, forms[j].words) ||
				forms[i].says(&forms[j], sequence) {
				pairs = append(pairs, [2]int{i, j})
			} else if sameThing(&options[i], &options[j]) {
				severity = lint.Info // by a dictionary
				pairs = append(pairs, [2]int{i, j})
			} else if (forms[i].rearranged(&forms[j]) || forms[i].recast(&forms[j]) || forms[j].recast(&forms[i]) || forms[i].inverts(&forms[j]) || forms[j].inverts(&forms[i]) || forms[i].exchanged(&forms[j]) && !areTerms(options, i, j)) && !sequence() {
				severity = lint.Info
				pairs = append(pairs, [2]int{i, j})
			}
		}
	}
	if len(pairs) != 1 {
		return // two pairs are a design: each of two things in each of two orders
	}
	i, j := pairs[0][0], pairs[0][1]
	p.Report(lint.Report{
		At: optionPlace(p, p.Item, i), Severity: severity,
		Message: fmt.Sprintf("option %s says what option %s says", bank.Letters[i], bank.Letters[j]),
		Hint:    "replace one of the two, or bring out how they differ",
		Related: []lint.Note{{At: optionPlace(p, p.Item, j), Message: "the other option"}},
	})
}

// sameThing says whether two options name one thing by a dictionary: a snapdragon and
// an antirrhinum.
func sameThing(a, b *lint.Text) bool {
	x, y := bareWords(a.Prose), bareWords(b.Prose)
	if len(x) > 3 || len(y) > 3 || slices.Equal(x, y) || len(a.Raw) < 4 || len(b.Raw) < 4 || strings.HasPrefix(a.Raw, "The ") && namesThing(a.Prose) {
		return false
	}
	one := hypernym.Of(strings.Join(x, " "))
	return one > 0 && one == hypernym.Of(strings.Join(y, " "))
}
