package rules

import "testing"

func TestEqualRationales(t *testing.T) {
	tests := []struct {
		name       string
		rationales []string
		want       []string
	}{
		{"equal", []string{"", "It is steep.", "it is **steep**", "No"}, []string{`"it is **steep**": options B and C have the same rationale`}},
		{"three", []string{"", "x", "x", "x"}, []string{`"x": options B and C have the same rationale`, `"x": options B and D have the same rationale`}},
		{"the explanation", []string{"", "It flows, as the explanation says at length here.", "y", "z"}, []string{
			`"It flows, as the explanation says at length here.": the rationale of option B repeats the explanation`,
		}},

		{"different", []string{"", "It is 5 ft.", "It is 6 ft.", "It is `6 cm`"}, nil},
		{"empty", []string{"", "", "", ""}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			bank := bankOf(item{Rationales: test.rationales, Explanation: "It flows, as the explanation says at length here."})
			same(t, test.want, findings(t, equalRationales, bank, nil))
		})
	}
}
