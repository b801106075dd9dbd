package rules

import "testing"

func TestOverlappingRanges(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"overlap", []string{"0 to 5 ft", "4 to 10 ft", "11 to 20 ft", "21 to 30 ft"}, []string{`"4 to 10 ft": the range of option B overlaps that of option A`}},
		{"one within another", []string{"0 - 5", "6 - 20", "8 - 10", "21 - 30"}, []string{`"8 - 10": the range of option C overlaps that of option B`}},
		{"limits that touch", []string{"0–5 %", "5–10 %", "10–20 %", "20–30 %"}, nil},
		{"other units", []string{"0 to 5 ft", "4 to 10 m", "11 to 20 in", "21 to 30 mm"}, nil},
		{"between", []string{"Between 1,000 and 2,000", "Between 1,500 and 2,500", "Between 3,000 and 3,500", "Between 4,000 and 4,500"},
			[]string{`"Between 1,500 and 2,500": the range of option B overlaps that of option A`}},
		{"two values", []string{"0 and 5 ft", "0 and 19 ft", "14 and 5 ft", "14 and 19 ft"}, nil},
		{"no ranges", []string{"5", "10", "From 5 to 10 pumps at 8 ft", "30"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, overlappingRanges, bankOf(item{Options: test.options}), nil))
		})
	}
}
