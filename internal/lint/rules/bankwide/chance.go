package bankwide

import "math"

// unlikely is the probability below which chance does not explain what was
// counted.
const unlikely = 0.05

// byChance is the probability that at least k of n keys have a trait that the
// share p of options has: the upper tail of the binomial distribution.
func byChance(k, n int, p float64) float64 {
	total := 0.0
	for i := k; i <= n; i++ {
		choices := logFactorial(n) - logFactorial(i) - logFactorial(n-i)
		total += math.Exp(choices + float64(i)*math.Log(p) + float64(n-i)*math.Log(1-p))
	}
	return math.Min(total, 1)
}

func logFactorial(n int) float64 {
	v, _ := math.Lgamma(float64(n) + 1)
	return v
}

// chiSquare is the probability that chance spreads keys over the four letters as
// unevenly as this, by Pearson's statistic x. With three degrees of freedom its
// distribution has a closed form: erfc(√(x/2)) + √(2x/π) exp(-x/2).
func chiSquare(counts [4]int) float64 {
	expected := float64(counts[0]+counts[1]+counts[2]+counts[3]) / 4
	x := 0.0
	for _, count := range counts {
		x += math.Pow(float64(count)-expected, 2) / math.Max(expected, 1)
	}
	return math.Erfc(math.Sqrt(x/2)) + math.Sqrt(2*x/math.Pi)*math.Exp(-x/2)
}
