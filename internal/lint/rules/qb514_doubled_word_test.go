package rules

import "testing"

func TestDoubledWord(t *testing.T) {
	tests := []struct {
		text, mended string
		want         []string
	}{
		{"In the the pipe", "In the pipe", []string{"the the"}},
		{"The the pipe", "The pipe", []string{"The the"}},
		{"It flows  flows on", "It flows on", []string{"flows  flows"}},
		{"A pipe with a a bend", "A pipe with a bend", []string{"a a"}},

		{"It is clear that that holds; it had had flow", "", nil},
		{"In Walla Walla lives Bufo bufo", "", nil},
		{"Flow in. In the pipe", "", nil},
		{"The `x` the pipe and the $y$ the node", "", nil},
		{"Type A A and x x", "", nil},
		{"By step-by step by-step", "", nil},
		{"Use long long and log log plots", "", nil},
		{"flow, flow", "", nil},
		{"pipe1 pipe and pipe pipe2", "", nil},
		{"What it is is known", "", nil},
		{"In a region where it is is folded", "In a region where it is folded", []string{"is is"}},
		{"They sang banana banana banana there", "", nil},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			same(t, test.want, inExplanation(t, doubledWord, test.text))
			if test.mended != "" {
				same(t, test.mended, mendedExplanation(t, doubledWord, test.text))
			}
		})
	}
}

func TestDoubledWordAfterRelatives(t *testing.T) {
	for text, want := range map[string][]string{
		"It links goods that are are used together": {"are are"},
		"A weir which is is low":                    {"is is"},
		"All that is is of water":                   nil,
		"What that is is unclear":                   nil,
		"What it is is known":                       nil,
	} {
		same(t, want, inExplanation(t, doubledWord, text))
	}
}
