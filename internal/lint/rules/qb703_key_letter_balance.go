package rules

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"math"
	"slices"

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
	Fix:      lint.FixSafe,
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
			Hint:    "move keys from the frequent letters to the rare ones, with their rationales",
			Repairs: even(p, g, counts),
		}
		if g.id == "" {
			r.About = g.name
		}
		p.Report(r)
	}
}

// even moves keys from the most frequent letter to the rarest until the counts
// differ by one at most: in each chosen item key and distractor change places.
// Which items are chosen follows from their words alone, so that the same bank
// is always mended in the same way. Numbers stay in order.
func even(p *lint.Pass, g *group, counts [4]int) []lint.Repair {
	free := map[int][]int{} // key letter -> its items, of which the first may be moved
	rank := map[int][sha256.Size]byte{}
	for _, item := range g.items {
		if key := p.Bank.Questions[item].Key(); key >= 0 {
			free[key] = append(free[key], item)
			rank[item] = sha256.Sum256([]byte(p.Bank.Questions[item].ID + p.FactsOf(item).Stem.Normal))
		}
	}
	skip := func(letter int) {
		for len(free[letter]) > 0 && !movable(p, free[letter][0]) {
			free[letter] = free[letter][1:]
		}
	}
	for letter, items := range free {
		slices.SortFunc(items, func(a, b int) int {
			one, other := rank[a], rank[b]
			return bytes.Compare(one[:], other[:])
		})
		skip(letter)
	}
	all := lint.Repair{Message: "spread the keys evenly", Kind: lint.FixSafe}
	for {
		from, to := 0, 0
		for letter, count := range counts {
			if count > counts[from] && len(free[letter]) > 0 || len(free[from]) == 0 {
				from = letter
			}
			if count < counts[to] {
				to = letter
			}
		}
		if len(free[from]) == 0 || counts[from]-counts[to] < 2 {
			break
		}
		item := free[from][0]
		free[from] = free[from][1:]
		skip(from)
		counts[from]--
		counts[to]++
		order := []int{0, 1, 2, 3}
		order[from], order[to] = to, from
		repair := reorder(p, item, order)
		all.Texts, all.Moves = append(all.Texts, repair.Texts...), append(all.Moves, repair.Moves...)
	}
	if len(all.Moves) == 0 {
		return nil
	}
	return []lint.Repair{all}
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
