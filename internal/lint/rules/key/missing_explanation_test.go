package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestMissingExplanation(t *testing.T) {
	tests := []struct {
		explanation string
		reported    bool
	}{
		{" ", true},
		{"It is Manning's equation.", true},
		{"See the lecture slides on open channels, weirs and gates.", true},
		{"For more details, please refer to chapter 4 of the manual.", true},
		{"See chapter 3 of the manual. Read section 4 of the guide as well.", true},
		{"See https://example.org/manual/open-channels/manning.html", true},
		{"https://example.org/manual/open-channels/manning.html", true},
		{"See how gravity and friction balance in a channel that is rough.", false},
		{"Gravity and friction balance each other. See chapter 3 of the manual.", false},
		{"Read from left to right, the values are those of pipes 1, 2 and 3.", false},
		{"Gravity and friction balance: https://example.org/manual/open-channels", false},
		{"Gravity and friction balance each other in a channel.", false},
	}
	for _, test := range tests {
		got := ruletest.Places(t, MissingExplanation, ruletest.Item{Explanation: test.explanation})
		if (got != nil) != test.reported {
			t.Errorf("%s: got %q, want a finding: %v", test.explanation, got, test.reported)
		}
	}
}

func TestMissingExplanationOfAllQuestions(t *testing.T) {
	var items []ruletest.Item
	for range 10 {
		items = append(items, ruletest.Item{Explanation: " "})
	}
	found := ruletest.Findings(t, MissingExplanation, ruletest.Files{Questions: ruletest.Bank(items...)})
	if len(found) != 1 || found[0].Question != nil {
		t.Errorf("got %v, want one finding about the bank", found)
	}
	ruletest.Equal(t, []string{`warning: [: none of the 10 questions has an explanation`},
		ruletest.Lines(t, MissingExplanation, ruletest.Files{Questions: ruletest.Bank(items...)}))
	items[9].Explanation = "Gravity and friction balance each other in a channel."
	ruletest.Equal(t, 9, len(ruletest.Places(t, MissingExplanation, items...)))
}

func TestMissingExplanationTellsAbsentFromEmpty(t *testing.T) {
	rest := `"q": "Which one lifts water?", "options": ["Weir", "Pump"], "answer": "B"`
	files := ruletest.Files{Questions: `[{` + rest + `}, {"explanation": "", ` + rest + `}]`}
	ruletest.Equal(t, []string{
		`warning: {: the question has no explanation`,
		`warning: "": the explanation is empty`,
	}, ruletest.Lines(t, MissingExplanation, files))
}

func TestMissingExplanationOfOneCharacter(t *testing.T) {
	files := ruletest.Files{Questions: ruletest.Bank(ruletest.Item{Explanation: "x"})}
	want := []string{`warning: "x": the explanation is too short: length 1, expected at least 40`}
	ruletest.Equal(t, want, ruletest.Lines(t, MissingExplanation, files))
}
