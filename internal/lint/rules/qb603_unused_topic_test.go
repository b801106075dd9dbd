package rules

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// ofTopics is a bank with an item for each of these topics, and a file of the
// topics a/b, c and d.
func ofTopics(topics ...string) lint.Example {
	items := make([]item, len(topics))
	for i, topic := range topics {
		items[i].Topic = topic
	}
	return lint.Example{
		Questions: bankOf(items...),
		Topics:    `{"a/b": {"title": "t", "description": "d"}, "c": {"title": "u", "description": "e"}, "d": {"title": "v", "description": "f"}}`,
	}
}

func TestUnusedTopic(t *testing.T) {
	same(t, []string{`"a/b": no question has this topic`}, found(t, unusedTopic, ofTopics("c", "d", "c")))
	same(t, []string(nil), found(t, unusedTopic, ofTopics("a/b", "c", "d")))
	same(t, []string(nil), found(t, unusedTopic, ofTopics("")))
	same(t, []string(nil), found(t, unusedTopic, ofTopics("other")))
}

func TestUnusedTopicWaitsForBrokenQuestions(t *testing.T) {
	e := ofTopics("c", "d")
	e.Questions = strings.Replace(e.Questions, "[", `[{"q": "What?", "topic": "a/b"},`, 1)
	same(t, []string(nil), found(t, unusedTopic, e))
}
