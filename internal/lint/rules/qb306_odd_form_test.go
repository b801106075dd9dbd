package rules

import "testing"

func TestOddForm(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"one stop", []string{"It fills.", "It drains", "It ponds", "It dries"}, []string{`"It fills.": option A alone ends with a stop`}},
		{"one without", []string{"It fills.", "It drains", "It ponds.", "It dries."}, []string{`"It drains": option B alone has no stop at its end`}},
		{"two and two", []string{"It fills.", "It drains", "It ponds.", "It dries"}, nil},
		{"one small", []string{"It fills", "It drains", "it ponds", "It dries"}, []string{`"it ponds": option C alone begins with a small letter`}},
		{"one capital", []string{"fills", "drains", "Ponds", "dries"}, []string{`"Ponds": option C alone begins with a capital`}},
		{"names written small", []string{"pH", "Lead", "Zinc", "Copper"}, nil},
		{"numbers", []string{"2 ft", "Three", "four", "Five"}, nil},
		{"one is code", []string{"`JUNCTIONS`", "`OUTFALLS`", "`WEIRS`", "The map"}, []string{"\"The map\": option D alone is not all code"}},
		{"code within", []string{"The `MAP` section", "The map", "The gage", "The tag"}, nil},
		{"and so on", []string{"Pipes etc.", "Gates", "Weirs", "Pumps"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, oddForm, bankOf(item{Options: test.options}), nil))
		})
	}
}
