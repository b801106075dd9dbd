package rules

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// unknownTopic is fed by the reading of the bank.
var unknownTopic = &lint.Rule{
	Code:     "QB111",
	Name:     "unknown-topic",
	Summary:  "Checks that a question's topic is a key of the topics file.",
	Why:      "The details dialog of the question would stay empty.",
	Remedy:   "Correct the topic, or add it to topics.json.",
	Sources:  []string{design},
	Severity: lint.Error,
	Scope:    lint.ScopeItem,
	Since:    since,
	Kind:     bank.KindUnknownTopic,
	Bad:      withTopics(example(pair, `"category"`, `"topic": "maning", "category"`)),
	Good:     withTopics(example(pair, `"category"`, `"topic": "manning", "category"`)),
}
