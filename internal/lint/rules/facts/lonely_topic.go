package facts

import "github.com/swmmquiz/swmmquiz/internal/lint"

// LonelyTopic is rule QB604.
var LonelyTopic = &lint.Rule{
	Code:     "QB604",
	Name:     "lonely-topic",
	Summary:  "Checks that every topic has more than one question.",
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Options:  []lint.Option{{Name: "minItems", Default: 20, Min: 1, Max: 1000000, Doc: "smaller banks are not checked"}},
	Check:    checkLonelyTopic,
}

func checkLonelyTopic(p *lint.Pass) {
	n := len(p.Bank.Questions)
	if p.Config.Blueprint.Topics.Min > 0 || n < p.Int("minItems") || n < p.Bank.Total {
		return // topic-size reports it, the bank is small, or some questions could not be read
	}
	items := topicItems(p.Bank)
	for i := range p.Bank.Topics {
		if id := p.Bank.Topics[i].ID; len(items[id]) == 1 {
			p.Report(lint.Report{
				At: topicName(id), Message: "only one question has this topic",
				Hint:    "write another one, or join it with a neighboring topic",
				Related: []lint.Note{{At: lint.At(p.PathOf(items[id][0], "/topic")), Message: "this one"}},
			})
		}
	}
}
