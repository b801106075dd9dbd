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
		{"Which setting does **not** disallow ponding?", []string{"not"}},

		{"Which region was **not** left unconquered?", []string{"not"}},
		{"Which contract is **not** unenforceable unless made in writing?", []string{"not"}},
		{"Which pump does not fail in a flood?", []string{"not"}},
		{"Which gate is **not** without a seal?", []string{"not"}},
		{"Which model is NOT invalid here?", []string{"NOT"}},
		{"Which node is not prohibited from flooding?", []string{"not"}},
		{"Which does NOT prevent backflow?", []string{"NOT"}},
		{"Which of these cannot be avoided?", []string{"cannot"}},
		{"Which label does **not** lead to an error if it is never used?", []string{"never"}},
		{"Which is NOT under water?", nil},
		{"Which is NOT a universal unit?", nil},
		{"Which of these does not depend on the unit, and is unlikely to?", nil},
		{"Which pipe is unlined?", nil},

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
