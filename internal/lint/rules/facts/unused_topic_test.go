package facts

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// withTopics returns a bank with an item for each of these topics, and a file of the
// topics a/b, c and d.
func withTopics(topics ...string) ruletest.Files {
	items := make([]ruletest.Item, len(topics))
	for i, topic := range topics {
		items[i].Topic = topic
	}
	return ruletest.Files{
		Questions: ruletest.Bank(items...),
		Topics: `{"a/b": {"title": "t", "description": "d"}, "c": {"title": "u", "description": "e"},
			"d": {"title": "v", "description": "f"}}`,
	}
}

func TestUnusedTopic(t *testing.T) {
	unused := []string{`warning: "a/b": no question has this topic`}
	ruletest.Equal(t, unused, ruletest.Lines(t, UnusedTopic, withTopics("c", "d", "c")))
	for _, topics := range [][]string{{"a/b", "c", "d"}, {""}, {"other"}} {
		ruletest.Equal(t, []string(nil), ruletest.Lines(t, UnusedTopic, withTopics(topics...)))
	}
}

func TestNoUnusedTopicWithBrokenQuestions(t *testing.T) {
	files := withTopics("c", "d")
	files.Questions = strings.Replace(files.Questions, "[", `[{"q": "What?", "topic": "a/b"},`, 1)
	ruletest.Equal(t, []string(nil), ruletest.Lines(t, UnusedTopic, files))
}
