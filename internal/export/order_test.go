package export

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func TestFixedOrder(t *testing.T) {
	tests := []struct {
		name    string
		options [4]string
		want    bool
	}{
		{"numbers with units", [4]string{"9.6 cfs", "14.3 cfs", "22.7 cfs", "36.1 cfs"}, true},
		{"numbers that are not sorted", [4]string{"3 ft", "1 ft", "2 ft", "12 ft"}, true},
		{"negative and grouped numbers", [4]string{"-17.6 %", "0 %", "1,500 %", "≥ 2,000 %"}, true},
		{"numbers with non-breaking spaces", [4]string{"1\u00a0ft", "2\u00a0ft", "3\u00a0ft", "4\u00a0ft"}, true},
		{`percentages after "None"`, [4]string{"None", "12.5 %", "25 %", "50 %"}, true},
		{"numbers in words", [4]string{"None", "One", "Two", "All three"}, true},
		{"times", [4]string{"14:45", "14:52:30", "15:00", "15:15"}, true},
		{"ascending numbers in otherwise equal texts", [4]string{"Plan 1", "Plan 2", "Plan 3", "Plan 4"}, true},
		{"ascending second numbers", [4]string{"Plan 1 of 2", "Plan 1 of 3", "Plan 2 of 2", "Plan 2 of 9"}, true},
		{"ascending numbers in code", [4]string{"`MAX_TRIALS 10`", "`MAX_TRIALS 20`", "`MAX_TRIALS 30`", "`MAX_TRIALS 40`"}, true},
		{
			"numbers too large to tell apart",
			[4]string{"about 1" + strings.Repeat("0", 400), "about 2" + strings.Repeat("0", 400), "about 3", "about 4"},
			false,
		},
		{"descending numbers in otherwise equal texts", [4]string{"Plan 4", "Plan 3", "Plan 2", "Plan 1"}, false},
		{"equal texts", [4]string{"Plan 1", "Plan 1", "Plan 1", "Plan 1"}, false},
		{"all of the above", [4]string{"Pipes", "Pumps", "Weirs", "All of the above"}, true},
		{"both A and C", [4]string{"Pipes", "Pumps", "Weirs", "Both A and C"}, true},
		{"none", [4]string{"Pipes", "Pumps", "Weirs", "None."}, true},
		{"none of these", [4]string{"Pipes", "Pumps", "Weirs", "None of these"}, true},
		{"texts", [4]string{"Pipes", "Pumps", "Weirs", "Gates"}, false},
		{"names in code", [4]string{"`YES`", "`NO`", "`AUTO`", "`FULL`"}, false},
		{"sentences with numbers", [4]string{
			"It falls to 50 % of the full flow", "It rises by 8 % above the full flow", "It stays, as 2 of 3 terms cancel out", "It is zero",
		}, false},
		{"above as a word", [4]string{"Above all the pipes", "Below", "Beside", "Between"}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := fixedOrder(&bank.Question{Options: test.options[:]}); got != test.want {
				t.Errorf("fixedOrder(%q) = %v", test.options, got)
			}
		})
	}
}

func TestFixedOrderWithTextsThatNameLetters(t *testing.T) {
	options := []string{"Pipes", "Pumps", "Weirs", "Gates"}
	for text, want := range map[string]bool{"Option B is right because pumps lift.": true, "Pumps lift.": false} {
		if got := fixedOrder(&bank.Question{Options: options, Explanation: text}); got != want {
			t.Errorf("explanation %q: got %v, want %v", text, got, want)
		}
		if got := fixedOrder(&bank.Question{Options: options, Rationales: []string{"", text}}); got != want {
			t.Errorf("rationale %q: got %v, want %v", text, got, want)
		}
	}
}
