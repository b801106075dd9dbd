package options

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestOptionsPerQuestion(t *testing.T) {
	three := ruletest.Bank(ruletest.Item{Options: []string{"Weir", "Pump", "Gate"}})
	for config, want := range map[string]int{"": 0, "items: {options: 3}\n": 0, "items: {options: 4}\n": 1} {
		found := ruletest.Findings(t, OptionsPerQuestion, ruletest.Files{Questions: three, Config: config})
		if len(found) != want {
			t.Errorf("%q: got %d findings, want %d", config, len(found), want)
		}
	}
}
