package rules

import "testing"

func TestNearEqualOptions(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"other order", []string{"Depth and slope", "Slope and depth", "Width", "Area"}, []string{`"Slope and depth": option B uses the words of option A`}},
		{"other form", []string{"A flooded node", "Flooding of nodes", "Width", "Area"}, []string{`"Flooding of nodes": option B uses the words of option A`}},
		{"order that matters", []string{"From depth to slope", "From slope to depth", "Width before area", "Area before width"}, nil},
		{"two pairs", []string{"Depth and slope", "Slope and depth", "Width and area", "Area and width"}, nil},
		{"numbers", []string{"2 ft deep", "3 ft deep", "4 ft deep", "5 ft deep"}, nil},
		{"a negation", []string{"Flow is steady", "Flow is not steady", "Width", "Area"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, nearEqualOptions, bankOf(item{Options: test.options}), nil))
		})
	}
}
