package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestUnbalancedMarkup(t *testing.T) {
	checkExplanations(t, UnbalancedMarkup, []fixCase{
		{text: "The option `-x sorts.", want: []string{"`"}},
		{text: "The value of `x after `y = 3;` has run.", want: []string{"`"}},
		{text: "Print the name` of it.", want: []string{"`"}},
		{text: "```go\nx := 1", want: []string{"```"}},
		{text: "Give the **cofactor of it.", want: []string{"**"}},
		{text: "The hiatus is at **T10, in the fibres.", want: []string{"**"}},
		{text: "The energy is $E \\propto 10^{1.5M} here.", want: []string{"$"}},
		{text: "Then $h_3 = h_4. It stays.", want: []string{"$"}},
		{text: "It is $62 / 80 = 0.775. So what?", want: []string{"$"}},
		{text: "The option `-x gives $62 / 80 = 0.775.", want: []string{"`", "$"}},
		{text: "Solve $$\\frac{1}{2}$$ now.", want: []string{"$"}},
		{text: "It is \\frac{7}{5} of it.", want: []string{`\frac{`}},

		{text: "It is `a`, **b** and $c$."},
		{text: "It costs $5 to $6, or US$ 7, or $.47 a lb."},
		{text: "In a shell $HOME and $PATH are set."},
		{text: "In PHP, $x = 5; sets it."},
		{text: "The rate is $1 = 0.9 euros."},
		{text: "Pass **kwargs on, 2**3 and **/*.txt."},
		{text: "It is free**, as the note says."},
		{text: "A pipe of 5` and don`t and ``quoted''."},
		{text: "The opposite of `stubborn' is wanted."},
		{text: "The *Bacillus subtilis forms 3 * 4."},
		{text: `It is in C:\frac\x there.`},
	})
}

func TestUnbalancedMarkupInTopics(t *testing.T) {
	ruletest.Equal(t, []string{
		"warning: `: the key point has an unmatched \"`\"", `warning: **: the meaning has an unmatched "**"`,
	}, topics(t, UnbalancedMarkup, `{"m": {"title": "t", "description": "d", "keyPoints": ["a `+"`"+`b"],
		"equations": [{"label": "l", "tex": "x", "where": {"x": "**mean"}}]}}`))
}
