package rules

import "testing"

func TestGiveaway(t *testing.T) {
	asked := item{Q: "Which law gives the flow in a porous aquifer?", Options: []string{"Darcy seepage law", "Hooke spring law", "Ohm circuit law", "Boyle gas law"}}
	tests := []struct {
		stem string
		want int
	}{
		{"The Darcy seepage law gives the flow in an aquifer. Which unit has it?", 1},

		{"The Darcy seepage law is old. Which year is it from?", 0},                                               // another matter
		{"Which flow has an aquifer by seepage, if a law of Darcy holds?", 0},                                     // other words
		{"Unlike the Ohm circuit law, the Darcy seepage law gives the flow in an aquifer. Which unit has it?", 0}, // a distractor too
		{"Which flow has an aquifer?", 0},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.want, len(findings(t, giveaway, bankOf(asked, item{Q: test.stem}), nil)))
		})
	}
}

func TestGiveawayLooksAtSpecificWordsOnly(t *testing.T) {
	one := item{Q: "Which node stores the flow of a pipe?", Options: []string{"Pond", "Pump", "Weir", "Gate"}}
	same(t, []string(nil), findings(t, giveaway, bankOf(one, item{Q: "Which node follows a pond with the flow of a pipe?"}), nil))
}
