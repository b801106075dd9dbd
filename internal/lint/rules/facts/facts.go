// Package facts has the rules about what can be checked by computing and about
// references and topics.
package facts

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Rules are the rules of the family in the order of their codes.
var Rules = []*lint.Rule{
	NumericCheck,
	NoReference,
	UnusedTopic,
	LonelyTopic,
}

// topicItems lists the items of each topic in the topics file.
func topicItems(b *bank.Bank) map[string][]int {
	items := map[string][]int{}
	for i := range b.Questions {
		topic := b.Questions[i].Topic
		if _, ok := b.Topic(topic); ok {
			items[topic] = append(items[topic], i)
		}
	}
	return items
}

// topicName is the place of a topic's name in the topics file.
func topicName(id string) lint.Place {
	return lint.AtTopic("/" + bank.EscapePointer(id)).Key()
}
