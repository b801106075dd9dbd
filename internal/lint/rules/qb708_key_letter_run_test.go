package rules

import (
	"strings"
	"testing"
)

func TestKeyLetterRun(t *testing.T) {
	tests := []struct {
		letters string
		want    []string
	}{
		{"ABCDABCD", nil}, {"AAAAAB", nil},
		{"BAAAAAAB", []string{`"A": A is the key of 6 questions in a row, expected 5 at most`}},
		{"DDDDDDD", []string{`"D": D is the key of 7 questions in a row, expected 5 at most`}},
	}
	for _, test := range tests {
		t.Run(test.letters, func(t *testing.T) {
			var items []item
			for _, letter := range strings.Split(test.letters, "") {
				items = append(items, item{Answer: letter})
			}
			same(t, test.want, findings(t, keyLetterRun, bankOf(items...), nil))
		})
	}
}
