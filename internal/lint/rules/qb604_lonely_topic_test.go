package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestLonelyTopic(t *testing.T) {
	small := func(e lint.Example) lint.Example { e.Options = map[string]any{"minItems": 2}; return e }
	same(t, []string{`"a/b": only one question has this topic`}, found(t, lonelyTopic, small(ofTopics("a/b", "c", "c", "d", "d"))))
	same(t, []string(nil), found(t, lonelyTopic, small(ofTopics("c", "c", "d", "d"))))
	same(t, []string(nil), found(t, lonelyTopic, ofTopics("a/b", "c", "d"))) // a small bank
	planned := small(ofTopics("a/b", "c", "d"))
	planned.Config = "blueprint: {topics: {min: 1, max: 9}}\n"
	same(t, []string(nil), found(t, lonelyTopic, planned))
}
