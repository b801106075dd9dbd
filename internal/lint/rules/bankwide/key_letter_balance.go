package bankwide

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var KeyLetterBalance = &lint.Rule{
	Code: "QB703", Name: "key-letter-balance", Severity: lint.Warning, Scope: lint.ScopeBank,
	Summary: "Checks that the keys of a category are spread over the letters as evenly as chance would spread them.",
	Options: []lint.Option{
		{Name: "p", Default: 0.05, Min: 1e-9, Max: 1,
			Doc: "the significance level: a spread is reported if the p-value of a chi-square test is below it"},
		{Name: "minItems", Default: 20, Min: 1, Max: 100000, Doc: "per category, the minimum number of questions with four options and one key"},
	},
	Check: checkKeyLetterBalance,
}

// worthGuessing is the share of keys with one letter at which always guessing that letter starts to pay off.
// Below it, an uneven distribution is only info.
const worthGuessing = 0.35

func checkKeyLetterBalance(p *lint.Pass) {
	for _, c := range categories(p) {
		if c.n < p.Int("minItems") || pValue(c.keys) >= p.Float("p") {
			continue
		}
		var letters []string
		for i, count := range c.keys {
			letters = append(letters, fmt.Sprintf("%s %d", bank.Letters[i], count))
		}
		report := p.Report(c.place,
			fmt.Sprintf("%s: the keys are %s, expected about %.0f each", c.name, strings.Join(letters, ", "), float64(c.n)/4),
			"move keys from the frequent letters to the rare ones, with their rationales")
		report.About = c.about
		if float64(slices.Max(c.keys[:])) < worthGuessing*float64(c.n) {
			report.Severity = lint.Info
		}
	}
}

// category counts the items of one category that have four options and one key.
type category struct {
	name  string // for messages
	about string // for Report.About
	place lint.Place
	keys  [4]int // how many items have each letter as their key
	n     int    // the sum of keys
}

// categories counts the items by category, in the order of the file.
func categories(p *lint.Pass) []*category {
	byID := map[string]*category{}
	var list []*category
	for i := range p.Bank.Questions {
		q := &p.Bank.Questions[i]
		c := byID[q.Category]
		if c == nil {
			c = &category{name: fmt.Sprintf("category %q", q.Category), about: q.Category, place: p.AtItem(i, "/category")}
			if q.Category == "" {
				c.name = "the questions without a category"
				c.about = c.name
			}
			byID[q.Category], list = c, append(list, c)
		}
		if key := q.Key(); key >= 0 && len(q.Options) == len(c.keys) {
			c.keys[key]++
			c.n++
		}
	}
	if len(list) == 1 && byID[""] != nil {
		list[0].name, list[0].about, list[0].place = "the bank", "the whole bank", lint.At("")
	}
	return list
}

// pValue is the probability that chance spreads keys over the four letters at least as
// unevenly as counts, by Pearson's statistic x. With three degrees of freedom, the upper tail
// of its distribution has a closed form: erfc(√(x/2)) + √(2x/π) exp(-x/2).
func pValue(counts [4]int) float64 {
	expected := float64(counts[0]+counts[1]+counts[2]+counts[3]) / 4
	x := 0.0
	for _, count := range counts {
		x += math.Pow(float64(count)-expected, 2) / math.Max(expected, 1) // never 0/0, and a few keys prove nothing
	}
	return math.Erfc(math.Sqrt(x/2)) + math.Sqrt(2*x/math.Pi)*math.Exp(-x/2)
}
