package bankwide

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestLevelBalance(t *testing.T) {
	const plan = "blueprint:\n  levels: [{level: remember, percent: 25}, {level: apply, percent: 75}]\n  levelTolerance: 5\n"
	tests := []struct {
		name, config string
		levels       []string
		want         []string
	}{
		{"as planned", plan, []string{"remember", "apply", "apply", "apply"}, nil},
		{"off plan", plan, []string{"apply", "apply"}, []string{
			`info: [: 0.0 % of the questions have the level "remember", expected 20 to 30 %`,
			`info: [: 100.0 % of the questions have the level "apply", expected 70 to 80 %`,
		}},
		{"without a level", plan, []string{"remember", "apply", "", "apply", "apply"}, []string{
			`info: [: 60.0 % of the questions have the level "apply", expected 70 to 80 %`,
			`info: {: 1 of 5 questions have no level`,
		}},
		{"no plan", "", []string{"apply", "apply"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var items []ruletest.Item
			for _, level := range test.levels {
				items = append(items, ruletest.Item{Level: level})
			}
			ruletest.Equal(t, test.want, ruletest.Lines(t, LevelBalance, ruletest.Files{Questions: ruletest.Bank(items...), Config: test.config}))
		})
	}
}
