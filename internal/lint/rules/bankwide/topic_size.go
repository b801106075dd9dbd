package bankwide

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// TopicSize is rule QB710.
var TopicSize = &lint.Rule{
	Code: "QB710", Name: "topic-size", Severity: lint.Info, Scope: lint.ScopeBank, Check: checkTopicSize,
	Summary: "Checks that each topic has as many questions as the configured blueprint allows.",
}

func checkTopicSize(p *lint.Pass) {
	limits := p.Config.Blueprint.Topics
	if limits.Max == 0 || len(p.Bank.Questions) < p.Bank.Total {
		return // questions that could not be read may belong to any topic
	}
	count := map[string]int{}
	for i := range p.Bank.Questions {
		count[p.Bank.Questions[i].Topic]++
	}
	for i := range p.Bank.Topics {
		id := p.Bank.Topics[i].ID
		n := count[id]
		if n == 0 || n >= limits.Min && n <= limits.Max {
			continue // unused-topic reports those without a question
		}
		p.Report(lint.Report{
			At:      lint.AtTopic("/" + bank.EscapePointer(id)).Key(),
			Message: fmt.Sprintf("the topic has %s, expected %d to %d", counted(n, "question"), limits.Min, limits.Max),
			Hint:    "write questions, split the topic, or change blueprint.topics in swmmquiz.yaml",
		})
	}
}
