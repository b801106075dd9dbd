package rules

import "testing"

func TestMixedUnits(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"another unit", []string{"8 cfs", "9 cfs", "10 gpm", "12 cfs"}, []string{`"10 gpm": option C alone has the unit "gpm"`}},
		{"no unit", []string{"8", "9 cfs", "10 cfs", "12 cfs"}, []string{`"8": option A alone has no unit`}},
		{"none at all", []string{"8", "9", "10", "12"}, nil},
		{"one unit written two ways", []string{"8 m³/s", "9 m^3/s", "10 m³/s", "12 m³/s"}, nil},
		{"each its own", []string{"8 cfs", "8 gpm", "8 mgd", "8 cms"}, nil},
		{"two and two", []string{"8 cfs", "8 gpm", "9 cfs", "9 gpm"}, nil},
		{"with TeX", []string{"$8$ cfs", "9 cfs", "10 cfs", "12 cfs"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, mixedUnits, bankOf(item{Options: test.options}), nil))
		})
	}
}
