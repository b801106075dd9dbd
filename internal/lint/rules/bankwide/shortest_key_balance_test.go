package bankwide

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestShortestKeyBalance(t *testing.T) {
	tests := []struct {
		name   string
		n, all int
		want   []string
	}{
		{"few questions", 8, 19, nil},
		{"at the share", 7, 20, nil},
		{"above the share by chance", 8, 20, nil},
		{"above the share", 9, 20, []string{
			`warning: "network": category "network": the key is the shortest option in 9 of 20 questions (45 %), expected at most 35 %`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			items := withKeys(test.n, test.all-test.n, "network", "short", "longer one", "longer two", "longer three")
			ruletest.Equal(t, test.want, ruletest.Lines(t, ShortestKeyBalance, ruletest.Files{Questions: ruletest.Bank(items...)}))
		})
	}
}
