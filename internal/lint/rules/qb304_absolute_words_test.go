package rules

import "testing"

func TestAbsoluteWords(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"in a distractor", []string{"It drains", "It always fills", "It ponds", "It dries"}, []string{`always: absolute word "always" in distractors, not in the key`}},
		{"in the key", []string{"It never drains", "It fills", "It ponds", "It dries"}, []string{`never: absolute word "never" in the key alone`}},
		{"in both", []string{"It never drains", "It always fills", "It ponds", "It dries"}, nil},
		{"in none", []string{"It drains all nodes", "Only the pump runs", "It ponds", "It dries"}, nil},
		{"in code", []string{"It drains", "`ALWAYS` is set", "It ponds", "It dries"}, nil},
		{"two words of one", []string{"It drains", "In all cases it completely fills", "It ponds", "It dries"}, []string{
			`In all cases: absolute word "In all cases" in distractors, not in the key`, `completely: absolute word "completely" in distractors, not in the key`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, absoluteWords, bankOf(item{Options: test.options}), nil))
		})
	}
}
