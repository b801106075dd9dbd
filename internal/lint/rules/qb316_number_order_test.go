package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestNumberOrder(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"ascending", []string{"8 cfs", "9 cfs", "10 cfs", "12 cfs"}, nil},
		{"one out of place", []string{"8 cfs", "10 cfs", "9 cfs", "12 cfs"}, []string{`"9 cfs": option C is smaller than option B before it`}},
		{"descending", []string{"12", "10", "9", "8"}, nil},
		{"negative", []string{"-2", "-1", "0", "1"}, nil},
		{"thousands", []string{"950 gal", "1,000 gal", "1,100 gal", "10,000 gal"}, nil},
		{"other units", []string{"8 cfs", "7 gpm", "6 mgd", "5 cms"}, nil},
		{"words", []string{"Ten", "8 cfs", "7 cfs", "6 cfs"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, numberOrder, bankOf(item{Options: test.options}), nil))
		})
	}
}

// What an explanation says of "the first option" would be wrong after a move.
func TestNumberOrderKeepsPlacesThatTextsName(t *testing.T) {
	for rationale, want := range map[string]int{"It is too low.": 1, "Like the first option, it is too low.": 0} {
		bank := bankOf(item{Options: []string{"2 ft", "5 ft", "3 ft", "9 ft"}, Rationales: []string{"", rationale, "c", "d"}})
		for _, f := range run(t, numberOrder, lint.Example{Questions: bank}).Findings {
			if f.Rule == numberOrder {
				same(t, want, len(f.Fixes))
			}
		}
	}
}
