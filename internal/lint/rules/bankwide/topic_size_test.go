package bankwide

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestTopicSize(t *testing.T) {
	var items []ruletest.Item
	for _, topic := range []string{"a/b", "c", "c", "d", "d", "d"} {
		items = append(items, ruletest.Item{Topic: topic})
	}
	questions := ruletest.Bank(items...)
	topics := `{"a/b": {"title": "t", "description": "d"}, "c": {"title": "u", "description": "e"},` +
		` "d": {"title": "v", "description": "f"}, "unused": {"title": "w", "description": "g"}}`
	tests := []struct {
		name, config, questions string
		want                    []string
	}{
		{"too small and too large", "blueprint: {topics: {min: 2, max: 2}}", questions, []string{
			`info: "a/b": the topic has 1 question, expected 2 to 2`, `info: "d": the topic has 3 questions, expected 2 to 2`,
		}},
		{"within the limits", "blueprint: {topics: {min: 1, max: 3}}", questions, nil},
		{"no limits", "", questions, nil},
		{"a question that could not be read", "blueprint: {topics: {min: 2, max: 2}}",
			strings.Replace(questions, "[", `[{"q": "What?"},`, 1), nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			files := ruletest.Files{Questions: test.questions, Topics: topics, Config: test.config}
			ruletest.Equal(t, test.want, ruletest.Lines(t, TopicSize, files))
		})
	}
}
