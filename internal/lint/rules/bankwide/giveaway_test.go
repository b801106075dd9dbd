package bankwide

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestGiveaway(t *testing.T) {
	asking := ruletest.Item{
		Q:       "Which law gives the flow in a porous aquifer?",
		Options: []string{"Darcy seepage law", "Hooke spring law", "Ohm circuit law", "Boyle gas law"},
	}
	tests := []struct {
		name, stem string
		want       []string
	}{
		{"tells the key", "The Darcy seepage law gives the flow in an aquifer. Which unit does the result have?",
			[]string{`info: The Darcy seepage law gives the flow in an aquifer.: ` +
				`the stem contains the key of question 1: "Darcy seepage law"`}},
		{"another matter", "The Darcy seepage law is old. In which year was it found?", nil},
		{"the matter in another sentence", "The Darcy seepage law is old. In which year was the flow in an aquifer measured?", nil},
		{"the words apart", "Which flow has an aquifer by seepage, if a law of Darcy applies?", nil},
		{"a distractor as well", "Unlike the Ohm circuit law, the Darcy seepage law gives the flow in an aquifer. In which unit?", nil},
		{"no key", "Which flow has an aquifer?", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			ruletest.Equal(t, test.want, ruletest.Lines(t, Giveaway, ruletest.Files{Questions: ruletest.Bank(asking, ruletest.Item{Q: test.stem})}))
		})
	}
}

func TestGiveawayOfOneWord(t *testing.T) {
	asking := ruletest.Item{Q: "Which node stores the flow of a pipe?", Options: []string{"Pond", "Pump", "Weir", "Gate"}}
	telling := ruletest.Item{Q: "Which node follows a pond with the flow of a pipe?"}
	ruletest.Equal(t, 0, len(ruletest.Findings(t, Giveaway, ruletest.Files{Questions: ruletest.Bank(asking, telling)})))
}
