package rules

import (
	"strings"
	"testing"
)

func TestTeX(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string
	}{
		{"sound", `**so $\\frac{a}{b}$**`, nil},
		{"code is no TeX", "`\\\\frac{1`", nil},
		{"in strong text", `**so $\\nosuch$**`, []string{`$\\nosuch$: the explanation holds TeX that can't be set`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			bank := strings.Replace(bankOf(item{Explanation: "HERE"}), `"HERE"`, quote(test.text), 1)
			sameStart(t, test.want, findings(t, texRule, bank, nil))
		})
	}
}

func TestTeXLooksAtEquationsAndSymbols(t *testing.T) {
	topics := `{"m": {"title": "t", "description": "d", "equations": [{"label": "l", "tex": "x^", "where": {"\\frac/{": "m"}}]}}`
	sameStart(t, []string{`"x^": the equation holds TeX that can't be set`, `"\\frac/{": the symbol holds TeX that can't be set`}, topicFindings(t, texRule, topics))
}

// sameStart compares findings with the starts of their messages: the rest is
// the renderer's own words.
func sameStart(t *testing.T, want, have []string) {
	t.Helper()
	if len(want) != len(have) {
		t.Fatalf("got %q, want %q", have, want)
	}
	for i := range want {
		if !strings.HasPrefix(have[i], want[i]) {
			t.Errorf("got %q, want %q", have[i], want[i])
		}
	}
}
