package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var unusedTopic = &lint.Rule{
	Code:     "QB603",
	Name:     "unused-topic",
	Summary:  "Checks that every topic of the topics file belongs to a question.",
	Why:      "A topic is reached from its questions alone: one without any is never read. Often its name was changed in one file and not in the other.",
	Remedy:   "Name it as `topic` in the questions that it explains, or delete it.",
	Sources:  []string{design},
	Severity: lint.Warning,
	Scope:    lint.ScopeBank,
	Since:    since,
	Check:    checkUnusedTopic,
	Bad:      withWeirs(withTopics(example(pair, `"category"`, `"topic": "manning", "category"`))),
	Good:     withTopics(example(pair, `"category"`, `"topic": "manning", "category"`)),
}

// withWeirs adds a second topic to the one of withTopics.
func withWeirs(e lint.Example) lint.Example {
	e.Topics = `{
  "manning": {"title": "Manning's equation", "description": "Uniform flow in open channels and partly full pipes."},
  "weirs": {"title": "Weirs", "description": "Flow over a crest."}
}
`
	return e
}

// topicItems lists the items of each topic that the topics file has.
func topicItems(b *bank.Bank) map[string][]int {
	items := map[string][]int{}
	for i := range b.Questions {
		if _, ok := b.Topic(b.Questions[i].Topic); ok {
			items[b.Questions[i].Topic] = append(items[b.Questions[i].Topic], i)
		}
	}
	return items
}

// topicName is the place of a topic's name in the topics file.
func topicName(id string) lint.Place {
	return lint.AtTopic("/" + escapePointer.Replace(id)).Key()
}

func checkUnusedTopic(p *lint.Pass) {
	items := topicItems(p.Bank)
	if len(items) == 0 || len(p.Bank.Questions) < p.Bank.Total {
		return // no question names a topic, or some could not be read
	}
	for i := range p.Bank.Topics {
		id := p.Bank.Topics[i].ID
		if len(items[id]) == 0 {
			p.Report(lint.Report{At: topicName(id), Message: "no question has this topic", Hint: "name it in the questions that it explains, or delete it"})
		}
	}
}
