package stem

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestTrueFalseOptions(t *testing.T) {
	tests := []struct {
		q        string
		options  []string
		reported bool
	}{
		{"", []string{"Yes, because it is steep", "Yes, because it is wide", "No, because it is flat", "No, because it is dry"}, true},
		{"", []string{"True", "False", "True for weirs", "False for weirs"}, true},
		{"", []string{"It is true", "It is false", "Both", "Neither"}, true},
		{"", []string{"Legal", "Illegal", "Legal for cars", "Legal for buses"}, true},
		{"", []string{"They do", "They do not", "Only weirs do", "Only pipes do"}, true},
		{"A weir leaks.", []string{"TRUE", "FALSE", "na", "na"}, true},
		{"", []string{"Correct", "Incorrect", "Correct in summer", "Correct in winter"}, true},

		{"", []string{"Legal to cross", "Illegal to cross", "Legal to turn on", "Safe to stop on"}, false},
		{"Which values can it have?", []string{"true", "false", "null", "0"}, false},
		{"Which values can it have?", []string{"true.", "false.", "null.", "zero."}, false},
		{"", []string{"`yes`", "`no`", "`true`", "`false`"}, false},
		{"", []string{"Right", "Left", "No signal", "Hazard lights"}, false},
		{"", []string{"No slope", "No flow", "Right angles", "True north"}, false},
		{"", []string{"Yes, always", "Yes, in summer", "Only in winter", "Only at night"}, false},
		{"", []string{"Earlier and lower", "Later and lower", "Earlier and higher", "Later and higher"}, false},
	}
	for _, test := range tests {
		got := ruletest.Places(t, TrueFalseOptions, ruletest.Item{Q: test.q, Options: test.options})
		if (got != nil) != test.reported {
			t.Errorf("%q: got %q, want a finding: %v", test.options, got, test.reported)
		}
	}
}
