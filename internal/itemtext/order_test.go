package itemtext

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func TestNamesOptions(t *testing.T) {
	tests := []struct {
		text string // the explanation
		want bool
	}{
		{"Horton's law describes infiltration.", false},
		{"A pipe that flows full is a conduit.", false},
		{"A full pipe, A partly full one.", false},
		{"A is wrong.", true},
		{"A and B are wrong.", true},
		{"A, because the pipe is full.", true},
		{"The pipe is full: A", true},
		{"As in B, the pipe is full.", true},
		{"(C) forgets the slope.", true},
		{"The second option forgets the slope.", true},
		{"All other answers forget the slope.", true},
		{"Vitamin C is a word that may be an option.", true},
		{"The gauge reads a value in `B`.", false}, // code
		{"Plan X fails.", false},
		{"", false},
	}
	for _, test := range tests {
		q := bank.Question{Q: "Which law?", Options: []string{"Ohm", "Horton", "Darcy", "Hooke"}, Explanation: test.text, Rationales: []string{""}}
		if got := Of(&q).NamesOptions(); got != test.want {
			t.Errorf("%q in the explanation: %t", test.text, got)
		}
		q.Explanation, q.Rationales[0] = "", test.text
		if got := Of(&q).NamesOptions(); got != test.want {
			t.Errorf("%q in a rationale: %t", test.text, got)
		}
	}
	q := bank.Question{Q: "Which law is option B?", Options: []string{"Ohm", "Horton"}}
	if !Of(&q).NamesOptions() {
		t.Error("the stem names an option")
	}
	q = bank.Question{Q: "Which law?", Options: []string{"Ohm", "A and B"}}
	if !Of(&q).NamesOptions() {
		t.Error("an option names others")
	}
}
