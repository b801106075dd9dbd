package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestChatty(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		{"You need your slope.", []string{"You", "your"}},
		{"Let's see, it's obviously so!", []string{"Let's", "obviously", "!"}},
		{"Just use Manning.", []string{"Just"}},

		{"Just before the peak, 5! is 120 and a != b", nil},
		{"`you` and $you$, youth", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, chatty, test.text))
		})
	}
}

func TestChattyIsOffByDefault(t *testing.T) {
	tests := []struct {
		opts lint.Options
		want lint.Severity
	}{
		{lint.Options{}, lint.Off},
		{lint.Options{Select: []string{"QB5"}}, lint.Off},
		{lint.Options{Select: []string{"chatty"}}, lint.Info},
		{lint.Options{Config: &config.Config{Lint: config.Lint{Rules: []config.Rule{{Rule: "qb515", Level: "warning"}}}}}, lint.Warning},
		{lint.Options{Select: []string{"chatty"}, Ignore: []string{"QB5"}}, lint.Off},
	}
	for _, test := range tests {
		same(t, test.want, test.opts.Level(All(), chatty))
	}
}
