package rules

import "testing"

func TestTopicSize(t *testing.T) {
	bank := ofTopics("a/b", "c", "c", "d", "d", "d")
	bank.Config = "blueprint: {topics: {min: 2, max: 2}}\n"
	same(t, []string{`"a/b": the topic has 1 question, expected 2 to 2`, `"d": the topic has 3 questions, expected 2 to 2`}, found(t, topicSize, bank))
	bank.Config = "blueprint: {topics: {min: 1, max: 3}}\n"
	same(t, []string(nil), found(t, topicSize, bank))
	bank.Config = ""
	same(t, []string(nil), found(t, topicSize, bank))
}
