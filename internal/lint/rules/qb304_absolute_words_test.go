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

func TestAbsoluteWordsInClaims(t *testing.T) {
	for _, test := range []struct {
		options []string
		want    int
	}{
		{[]string{"Impacts stay low", "Every contact is ruled out", "The arm only moves when no one is near", "All of the tools must be soft"}, 3},
		{[]string{"The pond is deep", "No front can be near", "Nobody has a gage", "It ponds"}, 2},
		{[]string{"The pond is deep", "All pipes are full", "It drains", "It ponds"}, 0},
		{[]string{"Every pipe is full", "All pipes are dry", "No pipe is wet", "It ponds"}, 0},
		{[]string{"The pond is deep", "All three pipes", "No flow", "Every second gate"}, 0},
	} {
		same(t, test.want, len(findings(t, absoluteWords, bankOf(item{Options: test.options}), nil)))
	}
}
