package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

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
