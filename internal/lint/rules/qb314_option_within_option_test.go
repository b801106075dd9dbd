package rules

import "testing"

func TestOptionWithinOption(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"at the start", []string{"Open the gate", "Open the gate and the weir", "Stop", "Wait"}, []string{`"Open the gate and the weir": option B holds the whole of option A`}},
		{"at the end", []string{"First open the gate", "Stop", "Open the gate", "Wait"}, []string{`"First open the gate": option A holds the whole of option C`}},
		{"one word", []string{"Gate", "Gate and weir", "Weir", "Pump"}, nil},
		{"part of a word", []string{"Open gate", "Reopen gates", "Weir", "Pump"}, nil},
		{"numbers", []string{"10 ft", "110 ft", "210 ft", "310 ft"}, nil},
		{"code", []string{"`POND TABULAR`", "`POND TABULAR PC1`", "`POND`", "`PC1`"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, optionWithinOption, bankOf(item{Options: test.options}), nil))
		})
	}
}
