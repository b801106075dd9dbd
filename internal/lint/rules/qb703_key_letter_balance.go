package rules

import (
	"fmt"
	"math"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var keyLetterBalance = &lint.Rule{
	Code:    "QB703",
	Name:    "key-letter-balance",
	Summary: "Checks that the keys of a category are spread evenly over the letters A to D, by a chi-square test.",
	Why: "Authors hide the key in the middle, or leave it where they wrote it. " +
		"Learners notice which letter is right most often and guess it.",
	Remedy: "Move keys to the letters that are rare, with their rationales. Put numbers in ascending order wherever the key then falls.",
	Sources: []string{haladyna2002,
		"Attali, Y., & Bar-Hillel, M. (2003). Guess where: The position of correct answers in multiple-choice test items as a psychometric variable. Journal of Educational Measurement, 40(2), 109-128. https://doi.org/10.1111/j.1745-3984.2003.tb01099.x",
		"Cochran, W. G. (1954). Some methods for strengthening the common chi-square tests. Biometrics, 10(4), 417-451. https://doi.org/10.2307/3001616"},
	Severity: lint.Warning,
	Scope:    lint.ScopeBank,
	Since:    since,
	Options: []lint.Option{
		{Name: "p", Default: 0.05, Min: 1e-9, Max: 1, Doc: "the probability of so uneven a spread by chance below which it is reported"},
		{Name: "minItems", Default: 20, Min: 1, Max: 100000, Doc: "a category with fewer questions is passed over; 20 gives the 5 expected per letter that the test wants"},
	},
	Check: checkKeyLetterBalance,
	Bad:   balanceBank(slowest, suction, wettest, wilting),
	Good:  balanceBank(fastest, slowestB, suctionC, wettest),
}

func checkKeyLetterBalance(p *lint.Pass) {
	for _, g := range groups(p) {
		if len(g.items) < p.Int("minItems") {
			continue
		}
		var counts [4]int
		for _, item := range g.items {
			if key := p.Bank.Questions[item].Key(); key >= 0 {
				counts[key]++
			}
		}
		statistic, probability := chiSquare(counts)
		if probability >= p.Float("p") {
			continue
		}
		spread := ""
		for i, count := range counts {
			spread += fmt.Sprintf("%s %d, ", bank.Letters[i], count)
		}
		r := lint.Report{
			At: g.place(p), About: g.id,
			Message: fmt.Sprintf("%s: the keys are %sexpected about %.3g each (chi-square %.1f with 3 degrees of freedom, p %s)",
				g.name, spread, float64(len(g.items))/4, statistic, showProbability(probability)),
			Hint: "move keys from the frequent letters to the rare ones, with their rationales",
		}
		if g.id == "" {
			r.About = g.name
		}
		p.Report(r)
	}
}

// chiSquare tests four counts against a uniform spread: Pearson's statistic,
// and the probability of one as large by chance. With three degrees of freedom
// the distribution has a closed form: erfc(√(x/2)) + √(2x/π) exp(-x/2).
func chiSquare(counts [4]int) (statistic, probability float64) {
	total := 0
	for _, count := range counts {
		total += count
	}
	if total == 0 {
		return 0, 1
	}
	expected := float64(total) / 4
	for _, count := range counts {
		d := float64(count) - expected
		statistic += d * d / expected
	}
	return statistic, math.Erfc(math.Sqrt(statistic/2)) + math.Sqrt(2*statistic/math.Pi)*math.Exp(-statistic/2)
}

func showProbability(p float64) string {
	if p < 0.001 {
		return "< 0.001"
	}
	return fmt.Sprintf("= %.3f", p)
}
