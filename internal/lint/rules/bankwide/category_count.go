package bankwide

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// CategoryCount is rule QB704.
var CategoryCount = &lint.Rule{
	Code: "QB704", Name: "category-count", Severity: lint.Info, Scope: lint.ScopeBank, Check: checkCategoryCount,
	Summary: "Checks that each category has the number of questions that the configuration states as its target.",
}

func checkCategoryCount(p *lint.Pass) {
	found := map[string]*category{}
	for _, c := range categories(p) {
		found[c.about] = c
	}
	for _, configured := range p.Config.Categories {
		c := found[configured.ID]
		if c == nil {
			c = &category{name: fmt.Sprintf("category %q", configured.ID), about: configured.ID}
		}
		if configured.Target != 0 && configured.Target != len(c.items) {
			c.report(p, lint.Report{
				Message: fmt.Sprintf("%s, expected %d", counted(len(c.items), "question"), configured.Target),
				Hint:    "write or delete questions, or change the target in swmmquiz.yaml",
			})
		}
	}
}
