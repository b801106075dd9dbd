package rules

import "testing"

func TestOppositeOptions(t *testing.T) {
	tests := []struct {
		name    string
		options []string
		want    []string
	}{
		{"one pair with the key", []string{"The head rises", "The pump stops", "The head falls", "The gate shuts"}, []string{"The head falls"}},
		{"a not", []string{"It is stored", "It is not stored", "It is routed", "It is lost"}, []string{"It is not stored"}},
		{"does not", []string{"It affects runoff", "It does not affect runoff", "It is routed", "It is lost"}, []string{"It does not affect runoff"}},
		{"quickens", []string{"Beating slows", "Beating quickens", "Valves thicken", "Walls calcify"}, []string{"Beating quickens"}},
		{"speeding up", []string{"Slowing the heart", "Thinning the mucus", "Speeding up the heart", "Dissolving clots"}, []string{"Speeding up the heart"}},
		{"a doubled letter", []string{"Starting the pump", "Stopping the pump", "Turning it", "Cutting it"}, []string{"Stopping the pump"}},
		{"a verb in -ing", []string{"By tightening the valve", "By loosening the valve", "Turning it", "Cutting it"}, []string{"By loosening the valve"}},
		{"an inflection", []string{"It inflated the bag", "It deflated the bag", "It turned", "It was cut"}, []string{"It deflated the bag"}},
		{"verbs with particles", []string{"Slows down the wave", "Speeds up the wave", "Bends it", "Absorbs it"}, []string{"Speeds up the wave"}},
		{"other endings", []string{"Slowing the heart", "Quickens the mucus", "Thinning it", "Dissolving clots"}, nil},
		{"a pair without the key", []string{"The gate shuts", "The pump stops", "The head falls", "The head rises"}, nil},
		{"two pairs", []string{"The head rises", "The head falls", "The flow rises", "The flow falls"}, nil},
		{"unlike in more than a word", []string{"The head rises", "The flow falls", "The gate shuts", "The pump stops"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, places(t, oppositeOptions, bankOf(item{Options: test.options})))
		})
	}
}

func TestOppositeOptionsInOneWord(t *testing.T) {
	for _, pair := range [][2]string{{"Air can coexist with water", "Air cannot coexist with water"}, {"The flow is steady", "The flow isn't steady"}} {
		same(t, []string{pair[1]}, places(t, oppositeOptions, bankOf(item{Options: []string{pair[0], pair[1], "Turning it", "Cutting it"}})))
	}
	same(t, []string(nil), places(t, oppositeOptions, bankOf(item{Options: []string{"Air can coexist with water", "Air cannot mix with oil", "Turning it", "Cutting it"}})))
}
