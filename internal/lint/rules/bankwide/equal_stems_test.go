package bankwide

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestEqualStems(t *testing.T) {
	laws, others := []string{"Horton", "Manning", "Kostiakov", "Darcy"}, []string{"Darcy", "Horton", "Manning", "Ohm"}
	tests := []struct {
		name          string
		first, second ruletest.Item
		want          string
	}{
		{"case, space and punctuation", ruletest.Item{Q: "Which flow results?"}, ruletest.Item{Q: "which  flow results"},
			`error: "which  flow results": the question repeats question 1: same stem, same key`},
		{"markup", ruletest.Item{ID: "one", Q: "Which flow results?"}, ruletest.Item{Q: "**Which** flow results?"},
			`error: "**Which** flow results?": the question repeats question 1, "one": same stem, same key`},
		{"options in another order", ruletest.Item{Q: "Which law?", Options: laws}, ruletest.Item{Q: "Which law?", Options: others, Answer: "B"},
			`error: "Which law?": the question repeats question 1: same stem, same key`},
		{"another key", ruletest.Item{Q: "This sign means:", Answer: "A"}, ruletest.Item{Q: "This sign means:", Answer: "B"},
			`info: "This sign means:": the stem is the same as in question 1, but the key is different`},
		{"a key that stands for other options",
			ruletest.Item{Q: "Which is true?", Options: []string{"Water is wet", "Ice is cold", "Steam is hot", "All of these"}, Answer: "D"},
			ruletest.Item{Q: "Which is true?", Options: []string{"Oil is thick", "Sand is dry", "Clay is dense", "All of these"}, Answer: "D"},
			`info: "Which is true?": the stem is the same as in question 1, but the key is different`},
		{"another number", ruletest.Item{Q: "How much is 1.5 ft?"}, ruletest.Item{Q: "How much is 15 ft?"}, ""},
		{"another sign", ruletest.Item{Q: "What is 5 - 3?"}, ruletest.Item{Q: "What is 5 * 3?"}, ""},
		{"other code", ruletest.Item{Q: "What does `f(1)` return?"}, ruletest.Item{Q: "What does `f(2)` return?"}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var want []string
			if test.want != "" {
				want = []string{test.want}
			}
			ruletest.Equal(t, want, ruletest.Lines(t, EqualStems, ruletest.Files{Questions: ruletest.Bank(test.first, test.second)}))
		})
	}
}

// TestEqualStemsOfMany checks that each question with the same stem is compared with one that has the
// same key, if any.
func TestEqualStemsOfMany(t *testing.T) {
	sign := func(answer string) ruletest.Item { return ruletest.Item{Q: "This sign means:", Answer: answer} }
	ruletest.Equal(t, []string{
		`info: "This sign means:": the stem is the same as in question 1, but the key is different`,
		`error: "This sign means:": the question repeats question 2: same stem, same key`,
		`error: "This sign means:": the question repeats question 1: same stem, same key`,
	}, ruletest.Lines(t, EqualStems, ruletest.Files{Questions: ruletest.Bank(sign("A"), sign("B"), sign("B"), sign("A"))}))
}

// TestEqualStemsOfTypes checks that all types of answers are compared: several keys, and numbers with
// their units.
func TestEqualStemsOfTypes(t *testing.T) {
	several := `{"q": "Which are true?", "options": ["One", "Two", "Three"], "answer": ["A", "%s"]}`
	number := `{"q": "How high is the water?", "answer": %s, "unit": "ft", "tolerance": 0.1}`
	bank := "[" + strings.Join([]string{
		fmt.Sprintf(several, "B"), fmt.Sprintf(several, "C"), fmt.Sprintf(several, "B"),
		fmt.Sprintf(number, "1"), fmt.Sprintf(number, "2"), fmt.Sprintf(number, "2.0"),
		strings.ReplaceAll(fmt.Sprintf(number, "2"), `"ft"`, `"m"`),
	}, ",") + "]"
	ruletest.Equal(t, []string{
		`info: "Which are true?": the stem is the same as in question 1, but the key is different`,
		`error: "Which are true?": the question repeats question 1: same stem, same key`,
		`info: "How high is the water?": the stem is the same as in question 4, but the key is different`,
		`error: "How high is the water?": the question repeats question 5: same stem, same key`,
		`info: "How high is the water?": the stem is the same as in question 4, but the key is different`,
	}, ruletest.Lines(t, EqualStems, ruletest.Files{Questions: bank}))
}

// TestStemsAboutDifferentStimuli checks that similar stems are not reported if the questions are about
// different figures or listings.
func TestStemsAboutDifferentStimuli(t *testing.T) {
	about := func(q, stimulus string) string {
		return fmt.Sprintf(`{"q": "What is wrong with line 2 of %s?", "stimulus": {"listing": %q},
			"options": ["The unit", "The name"], "answer": "A"}`, q, stimulus)
	}
	bank := "[" + strings.Join([]string{about("this file", "one"), about("this file", "two"), about("this input file", "three")}, ",") + "]"
	for _, rule := range Rules {
		ruletest.Equal(t, []string(nil), ruletest.Lines(t, rule, ruletest.Files{Questions: bank}))
	}
	bank = strings.NewReplacer("two", "one", "three", "one").Replace(bank)
	ruletest.Equal(t, 1, len(ruletest.Findings(t, EqualStems, ruletest.Files{Questions: bank})))
	ruletest.Equal(t, 1, len(ruletest.Findings(t, NearEqualStems, ruletest.Files{Questions: bank})))
}
