package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var topicSize = &lint.Rule{
	Code:     "QB710",
	Name:     "topic-size",
	Summary:  "Checks that each topic has as many questions as the configured blueprint allows.",
	Why:      "A topic with one question is not tested by it, and one with twenty crowds out the others: a drawn quiz then tells more of the bank than of the learner.",
	Remedy:   "Write questions for the small ones, split the large ones, or change `blueprint.topics` in swmmquiz.yaml.",
	Sources:  []string{haladyna2013, design},
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Since:    since,
	Check:    checkTopicSize,
	Bad:      sized(withTopics(example(pair, `"category"`, `"topic": "manning", "category"`)), 2),
	Good:     sized(withTopics(example(pair, `"category"`, `"topic": "manning", "category"`)), 1),
}

func sized(e lint.Example, least int) lint.Example {
	e.Config = fmt.Sprintf("blueprint:\n  topics: {min: %d, max: 10}\n", least)
	return e
}

func checkTopicSize(p *lint.Pass) {
	limits := p.Config.Blueprint.Topics
	if limits.Max == 0 || len(p.Bank.Questions) < p.Bank.Total {
		return
	}
	items := topicItems(p.Bank)
	for i := range p.Bank.Topics {
		id := p.Bank.Topics[i].ID
		n := len(items[id])
		if n == 0 || n >= limits.Min && n <= limits.Max {
			continue // unused-topic says that none has it
		}
		p.Report(lint.Report{
			At: topicName(id), Message: fmt.Sprintf("the topic has %s, expected %d to %d", counted(n, "question"), limits.Min, limits.Max),
			Hint: "write questions, split the topic, or change blueprint.topics in swmmquiz.yaml",
		})
	}
}

// counted is a number with its noun.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
