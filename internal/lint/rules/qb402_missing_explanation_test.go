package rules

import (
	"strings"
	"testing"
)

func TestMissingExplanation(t *testing.T) {
	tests := []struct {
		name, text string
		options    map[string]any
		want       []string
	}{
		{"empty", "", nil, []string{`"": the explanation is empty`}},
		{"blank", "  \t ", nil, []string{`"  \t ": the explanation is empty`}},
		{"only a mark", "-.", nil, []string{`"-.": the explanation has 2 characters, expected 40 or more`}},
		{"short", "Because of Manning.", nil, []string{`"Because of Manning.": the explanation has 19 characters, expected 40 or more`}},
		{"long enough", strings.Repeat("word ", 8), nil, nil},
		{"option", "Because of Manning.", map[string]any{"minLength": 10}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			bank := strings.Replace(bankOf(item{Explanation: "HERE"}), `"HERE"`, quote(test.text), 1)
			same(t, test.want, findings(t, missingExplanation, bank, test.options))
		})
	}
}

func quote(text string) string { return `"` + strings.ReplaceAll(text, "\t", `\t`) + `"` }

func TestExplanationThatSendsElsewhere(t *testing.T) {
	tests := []struct {
		text string
		want bool
	}{
		{"See the lecture slides on the BCG matrix.", true},
		{"Refer to chapter 3 of the textbook for a full treatment of weirs.", true},
		{"As discussed in class in the third week of the term.", true},
		{"This was covered in unit 2, and in class. See also the handout on open channels.", false},
		{"This was covered in unit 2 of the course. See also the handout on open channels.", true},
		{"The reason was explained at length in the lecture on open channels.", true},
		{"Chapter 4 of the manual explains this in detail.", true},

		{"See chapter 3: a weir passes the flow that its head allows.", false},
		{"A section of open channel follows Manning's equation.", false},
		{"Chapter 4 of the manual says that links are dry at first.", false},
		{"As discussed in class, the pipe is full because the outlet is submerged.", false},
		{"See chapter 3. Weirs pass the flow that their head allows.", false},
		{"The pipe was covered in soil during the second week.", false},
		{"It is found in books and paper of the nineteenth century.", false},
		{"See how the units of both sides cancel in the first class.", false},
		{"This is covered in section 12 of the Sale of Goods Act 1979.", false},
		{"Lecture 4, slides 12 to 20, of the hydraulics course.", true},
		{"Section 3 of the pipe fills twice as fast as section 4.", false},
		{"The answer can be found in the third chapter of the textbook.", true},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			got := findings(t, missingExplanation, bankOf(item{Explanation: test.text}), nil)
			same(t, test.want, len(got) == 1)
		})
	}
}
