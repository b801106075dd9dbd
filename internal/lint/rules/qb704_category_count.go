package rules

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var categoryCount = &lint.Rule{
	Code:    "QB704",
	Name:    "category-count",
	Summary: "Checks that each category has the number of questions that the configuration states as its target.",
	Why: "The site says how many questions a category has. A bank that grows falls short for a while, " +
		"which is worth knowing and no flaw of any question.",
	Remedy:   "Write questions, or change the target in swmmquiz.yaml. A target of 0 states none; level: off silences the rule.",
	Sources:  []string{design},
	Severity: lint.Info,
	Scope:    lint.ScopeBank,
	Since:    since,
	Check:    checkCategoryCount,
	Bad:      targets(example(pair), 3),
	Good:     targets(example(pair), 2),
}

func targets(e lint.Example, hydraulics int) lint.Example {
	e.Targets = map[string]int{"hydraulics": hydraulics}
	return e
}

func checkCategoryCount(p *lint.Pass) {
	for _, g := range groups(p) {
		c, ok := p.Config.Category(g.id)
		if !ok || c.Target == 0 || c.Target == len(g.items) {
			continue
		}
		off := fmt.Sprintf("%d short", c.Target-len(g.items))
		if len(g.items) > c.Target {
			off = fmt.Sprintf("%d over", len(g.items)-c.Target)
		}
		p.Report(lint.Report{
			At: g.place(p), About: g.id,
			Message: fmt.Sprintf("%s has %d questions, target %d: %s", g.name, len(g.items), c.Target, off),
			Hint:    "write questions, or change the target in swmmquiz.yaml",
		})
	}
}
