package rules

import "testing"

func TestNumberPrecision(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"one with more", []string{"8.25 cfs", "9 cfs", "10 cfs", "12 cfs"}, []string{`"8.25 cfs": option A alone has 2 decimals`}},
		{"one with none", []string{"8.2 cfs", "9 cfs", "10.0 cfs", "12.5 cfs"}, []string{`"9 cfs": option B alone has no decimals`}},
		{"thousands", []string{"363 ft³", "3,630 ft³", "5,227.2 ft³", "43,560 ft³"}, []string{`"5,227.2 ft³": option C alone has 1 decimal`}},
		{"as many digits", []string{"9.62 cfs", "14.3 cfs", "23.1 cfs", "36.1 cfs"}, nil},
		{"all alike", []string{"8.2 cfs", "9.0 cfs", "10.0 cfs", "12.5 cfs"}, nil},
		{"two and two", []string{"8.2 cfs", "9 cfs", "10.0 cfs", "12 cfs"}, nil},
		{"three precisions", []string{"2 ft", "2.7 ft", "3.31 ft", "5.515 ft"}, []string{`"5.515 ft": option D has 3 decimals, option A no decimals`}},
		{"of their size", []string{"0.05 mm", "0.5 mm", "1.5 mm", "15 mm"}, nil},
		{"addresses", []string{"8.8.8.8", "93.184.216.34", "172.20.5.1", "203.1.2.3"}, nil},
		{"a bare zero", []string{"0 cfs", "0.5 cfs", "1.0 cfs", "1.5 cfs"}, nil},
		{"no numbers", []string{"8.2 cfs", "None", "10 cfs", "12 cfs"}, nil},
		{"sentences", []string{"8.2 cfs leave the node through the weir", "9 cfs", "10 cfs", "12 cfs"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, numberPrecision, bankOf(item{Options: test.options}), nil))
		})
	}
}
