package text

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

func TestTeX(t *testing.T) {
	if !tex.Available() {
		t.Skip("built without the renderer")
	}
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"sound", `**so $\frac{a}{b}$**`, nil},
		{"code", "`\\frac{1`", nil},
		{"in strong text", `**so $\nosuch$**`, []string{`$\nosuch$`}},
		{"unbalanced braces", `so $\sqrt{x$ is`, []string{`$\sqrt{x$`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			ruletest.Equal(t, test.want, places(t, explained(t, TeX, test.text, "")))
		})
	}
}

func TestTeXOfMisconceptions(t *testing.T) {
	if !tex.Available() {
		t.Skip("built without the renderer")
	}
	got := ruletest.Lines(t, TeX, ruletest.Files{Questions: `[{"q": "How deep?", "answer": 2.5, "tolerance": 0.01, "explanation": "half",
		"misconceptions": [{"answer": 9.81, "rationale": "so $x^$ is"}]}]`})
	const want = "error: $x^$: the rationale of misconception 9.81 has TeX that cannot be typeset: "
	if len(got) != 1 || !strings.HasPrefix(got[0], want) { // the rest comes from the renderer
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestTeXOfEquationsAndSymbols(t *testing.T) {
	if !tex.Available() {
		t.Skip("built without the renderer")
	}
	got := topics(
		t,
		TeX,
		`{"m": {"title": "t", "description": "d", "equations": [{"label": "l", "tex": "x^", "where": {"\\frac/{": "m"}}]}}`,
	)
	want := []string{
		`error: "x^": the equation has TeX that cannot be typeset: `,
		`error: "\\frac/{": the symbol has TeX that cannot be typeset: `,
	}
	if len(got) != len(want) {
		t.Fatalf("got %q", got)
	}
	for i := range want { // the rest comes from the renderer
		if !strings.HasPrefix(got[i], want[i]) {
			t.Errorf("got %q, want %q", got[i], want[i])
		}
	}
}
