package rules

import "testing"

func TestDoubleNegative(t *testing.T) {
	tests := []struct {
		stem string
		want []string
	}{
		{"Which is NOT a reason why the flow does not rise?", []string{"not"}},
		{"Which of these is not true of a pipe that never fills?", []string{"never"}},
		{"Which isn't a method that can't be used?", []string{"can't"}},
		{"All of the following do not drain except:", []string{"except"}},
		{"What is not uncommon in flat sewers?", []string{"not"}},
		{"Which pipe is not unlikely to fail?", []string{"not"}},

		{"Which is NOT a flow unit?", nil},
		{"Which of these is not a No Doubt song?", nil},
		{"The flow does not rise. Which is NOT a cause?", nil},
		{"Which cause is not only likely but never missed?", nil},
		{"What happens when the pipe does not fill and never drains?", nil},
		{"Which equation holds if there is no flow and no storage?", nil},
		{"Which `not` is not `never`?", nil},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.want, places(t, doubleNegative, bankOf(item{Q: test.stem})))
		})
	}
}

func TestDoubleNegativeInOptions(t *testing.T) {
	options := []string{"It drains", "It does not drain", "It never fills", "It fills"}
	bank := bankOf(item{Q: "Which is NOT true of a weir?", Options: options}, item{Q: "Which is true of a weir?", Options: options})
	same(t, []string{`not: the stem asks for the exception ("NOT"), and option B has a negation as well`}, findings(t, doubleNegative, bank, nil))
}
