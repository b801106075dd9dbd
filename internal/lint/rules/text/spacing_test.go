package text

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestSpacing(t *testing.T) {
	checkExplanations(t, Spacing, []fixCase{
		{"Flow  rises.", []string{"  "}, "Flow rises.", ""},
		{"Flow rises , then falls.", []string{" "}, "Flow rises, then falls.", ""},
		{"Which flow rises ?", []string{" "}, "Which flow rises?", ""},
		{" Flow rises.\u00a0", []string{" ", "\u00a0"}, "Flow rises.", ""},
		{"The flow is :", []string{" "}, "The flow is:", ""},
		{"A  `b`  c", []string{"  ", "  "}, "A `b` c", ""},
		{"It ends here.  The next starts.", []string{"  "}, "It ends here. The next starts.", ""},
		{"The café , the m² , the “flow” , it.", []string{" ", " ", " "}, "The café, the m², the “flow”, it.", ""},
		{"It ends here .", []string{" "}, "", "It ends here."},
		{"Between you and , he lies.", []string{" "}, "", "Between you and, he lies."},
		{`They say "a  b" here.`, []string{"  "}, "", `They say "a b" here.`},

		{text: "Take `D1  100 , 5` and $a  b ,$ here"},
		{text: "docker build ."},
		{text: "COPY . /app"},
		{text: "The product x_i . x_j is small."},
		{text: `print("a  b")`},
		{text: "A slope of 1 : 4, and .5 of it, or .5"},
		{text: "Use .inp files ... and so on"},
		{text: "The value is ____ ."},
		{text: "14 over ? is true."},
		{text: "First line.\n  Second line."},
		{text: "fish(4, ) and (( a )) and main() { ; }"},
		{text: "1  2  3\n4  5  6"},
		{text: "The capital is        ."},
	})
}

func TestSpacingSeverity(t *testing.T) {
	ruletest.Equal(t, []string{
		"warning:   : the explanation has 2 spaces in a row", "info:   : the explanation has 2 spaces in a row",
		"info:  : the explanation has white space at its end",
	}, ruletest.Lines(t, Spacing, ruletest.Files{Questions: ruletest.Bank(ruletest.Item{Explanation: "Flow  rises.  It falls. "})}))
}

func TestSpacingInTopics(t *testing.T) {
	ruletest.Equal(t, []string{
		"warning:   : the key point has 2 spaces in a row", "info:  : the meaning has white space at its end",
	}, topics(t, Spacing, `{"m": {"title": "A title", "description": "d", "keyPoints": ["a  b"],
		"equations": [{"label": "l", "tex": "a  b", "where": {"x": "m "}}]}}`))
}
