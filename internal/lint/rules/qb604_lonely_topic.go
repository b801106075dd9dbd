package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var lonelyTopic = &lint.Rule{
	Code:     "QB604",
	Name:     "lonely-topic",
	Summary:  "Checks that every topic has more than one question.",
	Why:      "One question can't show whether a topic is understood: a lucky guess looks like knowledge. Topics with one question are often two names for one thing.",
	Remedy:   "Write another question, or join the topic with its neighbor. Where the configured blueprint says how many questions a topic has, topic-size speaks instead.",
	Sources:  []string{haladyna2013, design},
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Since:    since,
	Options:  []lint.Option{{Name: "minItems", Default: 20, Min: 1, Max: 1000000, Doc: "smaller banks are passed over"}},
	Check:    checkLonelyTopic,
	Bad:      lonely(withTopics(example(pair, `"category"`, `"topic": "manning", "category"`))),
	Good: lonely(withTopics(example(pair, `"category"`, `"topic": "manning", "category"`, `"category": "hydraulics"
  }
]`, `"topic": "manning", "category": "hydraulics"
  }
]`))),
}

func lonely(e lint.Example) lint.Example {
	e.Options = map[string]any{"minItems": 2}
	return e
}

func checkLonelyTopic(p *lint.Pass) {
	if p.Config.Blueprint.Topics.Min > 0 || len(p.Bank.Questions) < p.Int("minItems") || len(p.Bank.Questions) < p.Bank.Total {
		return
	}
	items := topicItems(p.Bank)
	for i := range p.Bank.Topics {
		if id := p.Bank.Topics[i].ID; len(items[id]) == 1 {
			p.Report(lint.Report{
				At: topicName(id), Message: "only one question has this topic", Hint: "write another one, or join it with a neighboring topic",
				Related: []lint.Note{{At: lint.At(p.PathOf(items[id][0], "/topic")), Message: "this one"}},
			})
		}
	}
}
