package rules

import "testing"

func TestNegativeStem(t *testing.T) {
	tests := []struct {
		stem string
		want []string
	}{
		{"Which of the following is not a flow unit of SWMM?", []string{"not"}},
		{"Which process does SWMM not model?", []string{"not"}},
		{"What is not true of a weir?", []string{"not"}},
		{"Which of these isn't an infiltration method?", []string{"isn't"}},
		{"Which node type cannot store water?", []string{"cannot"}},
		{"All of the following are node types except:", []string{"except"}},
		{"All of the following except one are node types. Which?", nil},
		{"Which are node types, except for?", []string{"except"}},
		{"Which parameter is least sensitive?", []string{"least"}},
		{"Which soil has the least storage?", []string{"least"}},
		{"Which statement about outfalls is false?", []string{"false"}},
		{"Which of these statements is incorrect?", []string{"incorrect"}},
		{"A weir is not used to:", []string{"not"}},
		{"In which case is the flow not computed?", []string{"not"}},

		{"Which of the following is NOT a flow unit of SWMM?", nil},
		{"Which of the following is **not** a flow unit?", nil},
		{"Which **parameter is least sensitive**?", nil},
		{"Which ISN'T an infiltration method?", nil},
		{"The pipe is not full. Which depth results?", nil},
		{"The model does not converge. What should be tried first?", nil},
		{"What happens when the time step is not small enough?", nil},
		{"Which equation holds if the pipe does not flow full?", nil},
		{"Which error appears that does not stop the run?", nil},
		{"What flow enters a pipe which is not full?", nil},
		{"Which time step is not only stable but accurate?", nil},
		{"Which slope is at least needed?", nil},
		{"Which method fits the curve by least squares?", nil},
		{"Which parameter set gives the least error?", nil},
		{"Why does SWMM not allow a negative slope?", nil},
		{"If the inlet does not clog, the flow is:", nil},
		{"Which command holds `not`?", nil},
		{"With all else equal except the slope, which pipe carries more?", nil},
	}
	for _, test := range tests {
		t.Run(test.stem, func(t *testing.T) {
			same(t, test.want, places(t, negativeStem, bankOf(item{Q: test.stem})))
		})
	}
}

func TestNegativeStemBehindItsSubject(t *testing.T) {
	for stem, want := range map[string][]string{
		"They hope for wood. At which of these sites are they least likely to find any?": {"least"},
		"Under which load is a clay pipe least likely to crack?":                         {"least"},
		"At which of these sites are they **least** likely to find any?":                 nil,
		"Which pipe has the least friction?":                                             nil,
		"To which of these pipes does the rule least apply?":                             {"least"},
		"Where do the pumps use least power?":                                            nil,
	} {
		same(t, want, places(t, negativeStem, bankOf(item{Q: stem})))
	}
}
