package rules

import (
	"strings"
	"testing"
)

func TestMissingExplanation(t *testing.T) {
	tests := []struct {
		name, text string
		options    map[string]any
		want       []string
	}{
		{"empty", "", nil, []string{`"": the explanation is empty`}},
		{"blank", "  \t ", nil, []string{`"  \t ": the explanation is empty`}},
		{"only a mark", "-.", nil, []string{`"-.": the explanation has 2 characters, expected 40 or more`}},
		{"short", "Because of Manning.", nil, []string{`"Because of Manning.": the explanation has 19 characters, expected 40 or more`}},
		{"long enough", strings.Repeat("word ", 8), nil, nil},
		{"option", "Because of Manning.", map[string]any{"minLength": 10}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			bank := strings.Replace(bankOf(item{Explanation: "HERE"}), `"HERE"`, quote(test.text), 1)
			same(t, test.want, findings(t, missingExplanation, bank, test.options))
		})
	}
}

func quote(text string) string { return `"` + strings.ReplaceAll(text, "\t", `\t`) + `"` }
