package rules

import "testing"

func TestOddLength(t *testing.T) {
	long, medium := "A text that goes on for some time about a gate", "A text of middle length"
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"a long distractor", []string{"A short text", "Another text", long, "A third text"}, []string{`"` + long + `": option C has 46 characters, the next longest 12`}},
		{"a short distractor", []string{medium, medium + " two", "No", medium + " four"}, []string{`"No": option C has 2 characters, the next shortest 23`}},
		{"a long key", []string{long, "A short text", "Another text", "A third text"}, nil},
		{"less than double", []string{medium, "A text that is not much longer then", "A text of some length", "A text of other length"}, nil},
		{"short ones", []string{"a", "b", "ccccccccc", "d"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, oddLength, bankOf(item{Options: test.options}), nil))
		})
	}
}
