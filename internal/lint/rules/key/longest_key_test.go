package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestLongestKey(t *testing.T) {
	const long = "Manning's formula, which Gauckler found before him and Strickler after him"
	tests := []struct {
		options []string
		answer  string
		want    []string
	}{
		{[]string{long, "Horton", "Darcy", "Chezy"}, "A", []string{"warning"}},
		{[]string{"Manning's formula for rough channels", "Horton's curve for soils", "Darcy", "Chezy"}, "A", []string{"info"}},
		{[]string{"Horton", "A gate and a pump", "Darcy", "Chezy"}, "B", []string{"info"}},
		{[]string{long, "Horton", "Darcy", "Chezy"}, "B", nil},
		{[]string{"Manning, as he wrote it", "Horton, as he said it", "Darcy", "Chezy"}, "A", nil},
		{[]string{"Gauckler", "Horton", "Darcy", "Chezy"}, "A", nil},
		{[]string{"Horton", "Darcy", "Chezy", "All of these choices are correct"}, "D", nil},
		{[]string{`$\frac{1}{2}\cdot\frac{1}{3}$`, "$1+2$", "$2+3$", "$3+4$"}, "A", nil},
	}
	for _, test := range tests {
		var got []string
		files := ruletest.Files{Questions: ruletest.Bank(ruletest.Item{Options: test.options, Answer: test.answer})}
		for _, f := range ruletest.Findings(t, LongestKey, files) {
			got = append(got, f.Severity.String())
		}
		ruletest.Equal(t, test.want, got)
	}
}
