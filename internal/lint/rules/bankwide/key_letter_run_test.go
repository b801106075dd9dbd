package bankwide

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestKeyLetterRun(t *testing.T) {
	const short = "lint: {rules: [{rule: key-letter-run, options: {most: 3}}]}"
	tests := []struct {
		name, letters, config string
		want                  []string
	}{
		{"no run", "ABCDABCD", "", nil},
		{"at the limit", "AAAAAB", "", nil},
		{"inside", "BAAAAAAB", "", []string{`info: "A": A is the key of 6 questions in a row`}},
		{"at the end", "ABDDDDDDD", "", []string{`info: "D": D is the key of 7 questions in a row`}},
		{"two runs", "AAAAAABBBBBB", "",
			[]string{`info: "A": A is the key of 6 questions in a row`, `info: "B": B is the key of 6 questions in a row`}},
		{"limit as an option", "ABCCCCCD", short, []string{`info: "C": C is the key of 5 questions in a row`}},
		{"chance explains it in a large bank", "AAAAAA" + strings.Repeat("BCDA", 100), "", nil},
		{"chance does not explain it", "AAAAAAAA" + strings.Repeat("BCDA", 100), "",
			[]string{`info: "A": A is the key of 8 questions in a row`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var items []ruletest.Item
			for _, letter := range strings.Split(test.letters, "") {
				items = append(items, ruletest.Item{Answer: letter})
			}
			files := ruletest.Files{Questions: ruletest.Bank(items...), Config: test.config}
			ruletest.Equal(t, test.want, ruletest.Lines(t, KeyLetterRun, files))
		})
	}
}
