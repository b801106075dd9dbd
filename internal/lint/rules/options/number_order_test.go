package options

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestNumberOrder(t *testing.T) {
	check(t, NumberOrder, []testCase{
		{"", "8 cfs | 10 cfs | 9 cfs | 12 cfs", "info 9 cfs"},
		{"", "1971 | 1920 | 1965 | 1913", "info 1920"},
		{"", "2 h | 3 min | 4 h | 5 h", "info 3 min"},
		{"", "two | five | three | six", "info three"},
		{"", "10 to 20 m | 1 to 5 m | 30 to 40 m | 50 to 60 m", "info 1 to 5 m"},

		{"", "8 | 9 | 10 | 12", ""},
		{"", "12 | 10 | 9 | 8", ""},
		{"", "8 | 8 | 10 | 12", ""},
		{"", "8 m | 3 kg | 5 s | 1 h", ""},
		{"", "8 | 3 | none | 12", ""},
		{"", "1-5 seconds | 15-45 seconds | 15-45 mins | 1-5 mins", ""},
	})
}

func TestNumberOrderFix(t *testing.T) {
	item := ruletest.Item{
		Q: "How many?", Options: []string{"8", "10", "9", "12"}, Answer: "B",
		Rationales: []string{"Too few.", "", "One too few.", "Too many."},
	}
	got := applyFixes(t, NumberOrder, item)
	for _, want := range []string{`["8","9","10","12"]`, `"answer":"C"`, `["Too few.","One too few.","","Too many."]`} {
		if !strings.Contains(got, want) {
			t.Errorf("%s lacks %s", got, want)
		}
	}
	unsafe := item
	unsafe.Explanation = "It is ten; option A counts only the pipes that are full at the end of the storm."
	if got := applyFixes(t, NumberOrder, unsafe); !strings.Contains(got, `["8","10","9","12"]`) {
		t.Errorf("an item whose explanation names a letter was sorted: %s", got)
	}
}

func TestNumberOrderFixOfAListOfKeys(t *testing.T) {
	for answer, want := range map[string]string{
		`["A"]`: `["A"]`, `["C"]`: `["B"]`, `["A", "C"]`: `["A", "B"]`, `["B", "C"]`: `["B", "C"]`, `["D", "B"]`: `["C", "D"]`,
	} {
		questions := `[{"q": "Which depths fit?", "options": ["8", "10", "9", "12"], "answer": ` + answer + `}]`
		findings := ruletest.Findings(t, NumberOrder, ruletest.Files{Questions: questions})
		fixed, _ := lint.Apply(findings[0].Doc, findings[0].Fixes)
		if !strings.Contains(string(fixed), `["8", "9", "10", "12"], "answer": `+want) {
			t.Errorf("%s: got %s, want %s", answer, fixed, want)
		}
	}
}

// TestNumberOrderFixKeepsMeaning sorts every order of four numbers, with each of
// them as the key: the key and the rationales must stay with their numbers.
func TestNumberOrderFixKeepsMeaning(t *testing.T) {
	numbers := []string{"8", "9", "10", "12"}
	for order := range 24 {
		left, options := slices.Clone(numbers), []string{}
		for n := 4; n > 0; n-- {
			i := order % n
			order /= n
			options, left = append(options, left[i]), slices.Delete(left, i, i+1)
		}
		for key := range options {
			item := ruletest.Item{Q: "How many?", Options: options, Answer: bank.Letters[key]}
			for _, option := range options {
				item.Rationales = append(item.Rationales, "Why it is "+option)
			}
			var items []ruletest.Item
			if err := json.Unmarshal([]byte(applyFixes(t, NumberOrder, item)), &items); err != nil {
				t.Fatal(err)
			}
			got := items[0]
			if k := slices.Index(bank.Letters[:], got.Answer); got.Options[k] != options[key] {
				t.Errorf("%v, key %s: sorted as %v, key %s", options, item.Answer, got.Options, got.Answer)
			}
			for i := range got.Options {
				if got.Rationales[i] != "Why it is "+got.Options[i] {
					t.Errorf("%v: rationales %v for options %v", options, got.Rationales, got.Options)
				}
			}
			if !slices.Equal(got.Options, numbers) && !slices.Equal(got.Options, []string{"12", "10", "9", "8"}) {
				t.Errorf("%v: sorted as %v", options, got.Options)
			}
		}
	}
}
