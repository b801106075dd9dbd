package rules

import "testing"

func TestEchoExplanation(t *testing.T) {
	const stem = "Which organelle of a cell produces most of its ATP?"
	options := []string{"The mitochondrion", "The nucleus", "The ribosome", "The vacuole"}
	tests := []struct {
		explanation string
		want        bool
	}{
		{"The mitochondrion is the organelle which produces most ATP in a cell.", true},
		{"The correct answer is the mitochondrion, and the others are wrong.", true},
		{"It is therefore clearly known that mitochondrions produce the ATP of the cell.", true},

		{"The mitochondrion produces ATP by oxidative phosphorylation.", false},
		{"The mitochondrion produces 90 percent of the ATP of a cell.", false},
		{"The mitochondrion produces ATP of the cell: $ADP + P_i$ in it.", false},
		{"The mitochondrion.", false}, // too short: missing-explanation says so
	}
	for _, test := range tests {
		t.Run(test.explanation, func(t *testing.T) {
			got := findings(t, echoExplanation, bankOf(item{Q: stem, Options: options, Explanation: test.explanation}), nil)
			same(t, test.want, len(got) == 1)
		})
	}
}
