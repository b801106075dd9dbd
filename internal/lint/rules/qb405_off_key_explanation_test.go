package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestOffKeyNumber(t *testing.T) {
	options := []string{"10 cfs", "12 cfs", "14 cfs", "16 cfs"}
	for explanation, want := range map[string]int{
		"The area times the velocity is 3 · 4 = 12, so much flows in the pipe.":        1,
		"The area times the velocity gives 12 cfs in the pipe at this depth of flow.":  1,
		"The area times the velocity gives 10 cfs, not 12 cfs, at this depth of flow.": 0,
		"The area times the velocity gives the flow, and more than 12 is too much.":    0,
	} {
		if got := findings(t, offKeyExplanation, bankOf(item{Q: "How large is the flow?", Options: options, Explanation: explanation}), nil); len(got) != want {
			t.Errorf("%s: %v", explanation, got)
		}
	}
}

func TestOffKeyLastSentence(t *testing.T) {
	options := []string{"Fixed interval", "Variable interval", "Fixed ratio", "Variable ratio"} // A is the key
	for explanation, want := range map[string]int{
		"She cannot tell how much work the next reward takes. That is what defines the variable ratio schedule.": 1,
		"The reward comes after a set time. It does not follow the variable ratio schedule.":                     0,
		"The time is fixed, and the interval is an hour. A gambler follows the variable ratio schedule.":         0,
	} {
		if got := findings(t, offKeyExplanation, bankOf(item{Q: "Which schedule is it?", Options: options, Explanation: explanation}), nil); len(got) != want {
			t.Errorf("%s: %v", explanation, got)
		}
	}
}

func TestOffKeyExplanation(t *testing.T) {
	options := []string{"The mitochondrion", "The nucleus", "The ribosome", "The smooth reticulum"}
	tests := []struct {
		explanation string
		want        lint.Severity
	}{
		{"It reads genes, so the correct answer is the nucleus.", lint.Warning},
		{"The ribosome is correct because it reads genes there.", lint.Warning},
		{"Proteins are made there, so the nucleus is the right choice.", lint.Warning},
		{"A smooth reticulum makes lipids, and with them most of it.", lint.Info},

		{"It joins amino acids all day. The ribosome is therefore what the question asks for.", lint.Info},
		{"A nucleus holds the genes of it. This is why it is the right choice.", lint.Info},
		{"A nucleus holds genes, and genes direct all the work of cells.", lint.Info},
		{"A smooth reticulum is a net of tubes. It works all day.", lint.Info},
		{"Cells hold much. The smooth reticulum works. A smooth reticulum is best.", lint.Info},
		{"A smooth reticulum is no such thing. It makes lipids.", lint.Off},
		{"Mitochondria burn sugar. Unlike the nucleus, they have two membranes.", lint.Off},
		{"Sugar is burnt there. The nucleus does not do so.", lint.Off},
		{"The mitochondrion is correct, and not the nucleus.", lint.Off},
		{"The nucleus is not correct: mitochondria do it.", lint.Off},
		{"It reads genes and makes most of the energy.", lint.Off},
		{"Some reticulum makes lipids, and with them most of it.", lint.Off},
	}
	for _, test := range tests {
		t.Run(test.explanation, func(t *testing.T) {
			got := lint.Off
			bank := bankOf(item{Q: "Which organelle makes most ATP?", Options: options, Explanation: test.explanation})
			for _, f := range run(t, offKeyExplanation, lint.Example{Questions: bank}).Findings {
				if f.Rule == offKeyExplanation {
					got = f.Severity
				}
			}
			same(t, test.want, got)
		})
	}
}
