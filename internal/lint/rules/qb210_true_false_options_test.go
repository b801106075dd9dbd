package rules

import "testing"

func TestTrueFalseOptions(t *testing.T) {
	tests := []struct {
		name, stem string
		options    []string
		want       []string
	}{
		{"reasons", "Is it full?", []string{"Yes, it is steep", "Yes, it is flat", "No, it is steep", "No, it is flat"}, []string{"Yes, it is steep"}},
		{"true and false", "Weirs store water.", []string{"True", "False", "Both", "Neither of them"}, []string{"True"}},
		{"because", "Is it full?", []string{"It may be", "No because it is flat", "Yes because it is steep", "Who knows"}, []string{"No because it is flat"}},

		{"no slope", "What is missing?", []string{"No slope", "No depth", "Yes-man", "Area"}, nil},
		{"values", "Which value does it print?", []string{"true", "false", "0", "1"}, nil},
		{"one side", "What is so?", []string{"True north", "South", "East", "West"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, places(t, trueFalseOptions, bankOf(item{Q: test.stem, Options: test.options})))
		})
	}
}
