package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestLetterReference(t *testing.T) {
	const filler = " This sentence makes the text long enough."
	tests := []struct {
		item ruletest.Item
		want []string
	}{
		{ruletest.Item{Explanation: "Option B is too low." + filler}, []string{"Option B"}},
		{ruletest.Item{Explanation: "Answer B is low. Answer C is high." + filler}, []string{"Answer B"}},
		{ruletest.Item{Explanation: "It is not like the last option." + filler}, []string{"last option"}},
		{ruletest.Item{Explanation: "A type B gutter is wide." + filler}, nil},
		{ruletest.Item{Q: "Which is as old as the one in option A?"}, []string{"option A"}},
		{ruletest.Item{Options: []string{"Horton", "Darcy", "As in B, but wider", "Chezy"}}, []string{"B"}},
		{ruletest.Item{Options: []string{"Horton", "Darcy", "Chezy", "Both A and C"}}, nil},
		{ruletest.Item{Rationales: []string{"", "Like option A, it is old.", "It is new.", "See A."}}, []string{"option A", "A"}},
	}
	for _, test := range tests {
		ruletest.Equal(t, test.want, ruletest.Places(t, LetterReference, test.item))
	}
}

func TestLetterReferenceOfMisconceptions(t *testing.T) {
	files := ruletest.Files{Questions: `[{"q": "How deep?", "answer": 2.5, "tolerance": 0.01, "explanation": "Half of it is full.",
		"misconceptions": [{"answer": 5, "rationale": "Option B is the full depth."}]}]`}
	ruletest.Equal(t, []string{
		`warning: Option B: the rationale of misconception 5 refers to an option by letter or position: "Option B"`,
	}, ruletest.Lines(t, LetterReference, files))
}

func TestLetterReferenceWords(t *testing.T) {
	files := ruletest.Files{Questions: ruletest.Bank(ruletest.Item{
		Explanation: "Answer B is low, and answer C is high, which is what the slope does.",
		Rationales:  []string{"", "It is low.", "Unlike B, it is high.", "It is dry."},
	})}
	ruletest.Equal(t, []string{
		`warning: Answer B: the explanation refers to an option by letter or position: "Answer B", and 1 more`,
		`info: B: the rationale of option C may refer to an option by letter or position: "B"`,
	}, ruletest.Lines(t, LetterReference, files))
}
