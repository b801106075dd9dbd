package rules

import "testing"

func TestFillerOption(t *testing.T) {
	tests := []struct {
		option string
		filler bool
	}{
		{"I don't know", true}, {"Not sure.", true}, {"Other", true}, {"...", true}, {"—", true}, {"TODO", true}, {"It depends", true}, {"Placeholder", true},
		{"N/A", true}, {"I cannot say without the map", true}, {"It depends on the slope", false}, {"Other nodes", false}, {"-1", false}, {"Unknown head", false}, {"Option", false}, {"`-`", true},
	}
	for _, test := range tests {
		t.Run(test.option, func(t *testing.T) {
			got := places(t, fillerOption, bankOf(item{Options: []string{"Horton", "Manning", "Darcy", test.option}}))
			if (len(got) > 0) != test.filler {
				t.Errorf("found %v", got)
			}
		})
	}
}
