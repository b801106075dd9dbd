package facts

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestLonelyTopic(t *testing.T) {
	const small = "lint:\n  rules: [{rule: lonely-topic, options: {minItems: 2}}]\n"
	lonely := []string{`info: "a/b": only one question has this topic`}
	tests := []struct {
		name, config string
		topics       []string
		want         []string
	}{
		{"one question", small, []string{"a/b", "c", "c", "d", "d"}, lonely},
		{"none", small, []string{"c", "c", "d", "d"}, nil},
		{"a small bank", "", []string{"a/b", "c", "d"}, nil},
		{"a blueprint", small + "blueprint: {topics: {min: 1, max: 9}}\n", []string{"a/b", "c", "d"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			files := ofTopics(test.topics...)
			files.Config = test.config
			ruletest.Equal(t, test.want, ruletest.Lines(t, LonelyTopic, files))
		})
	}
}
