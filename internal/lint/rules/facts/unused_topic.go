package facts

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var UnusedTopic = &lint.Rule{
	Code: "QB603", Name: "unused-topic", Severity: lint.Warning, Scope: lint.ScopeBank, Check: checkUnusedTopic,
	Summary: "Checks that every topic in the topics file has a question.",
}

func checkUnusedTopic(p *lint.Pass) {
	used, anyKnown := map[string]bool{}, false
	for i := range p.Bank.Questions {
		topic := p.Bank.Questions[i].Topic
		_, known := p.Bank.Topic(topic)
		used[topic], anyKnown = true, anyKnown || known
	}
	if !anyKnown || len(p.Bank.Questions) < p.Bank.Total {
		return // no question names a known topic, or some question could not be read
	}
	for i := range p.Bank.Topics {
		if id := p.Bank.Topics[i].ID; !used[id] {
			p.Report(lint.AtTopic("/"+bank.EscapePointer(id)).Key(), "no question has this topic",
				"name it in the questions that it explains, or delete it")
		}
	}
}
