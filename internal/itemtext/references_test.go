package itemtext

import "testing"

func TestNamesLetter(t *testing.T) {
	for text, want := range map[string]bool{
		"Option B is right because pumps lift.":           true,
		"A gate does this, so B is wrong.":                true,
		"Why **option C** fails.":                         true,
		"(D) ignores losses.":                             true,
		"The answer is A.":                                true,
		"isn’t it true that D isn’t correct?":             true,
		"A is the area of flow, and B the width.":         false,
		"Horton's curve decays.":                          false,
		"Soil group A is the sandy one, D the clayey one": false,
		"":       false,
		"$A$ is": false,
	} {
		if got := NamesLetter(text); got != want {
			t.Errorf("NamesLetter(%q) = %v", text, got)
		}
	}
}

func TestRefersToOptions(t *testing.T) {
	for option, want := range map[string]bool{
		"All of the above":                    true,
		"None of these":                       true,
		"Neither":                             true,
		"All of the options listed":           true,
		"Any of the methods above":            true,
		"Both A and C":                        true,
		"I and III only":                      true,
		"**A, B** and C are correct":          true,
		"only B":                              true,
		"As in option B":                      true,
		"The opposite of the previous answer": true,
		"Above all the pipes":                 false,
		"Both pipes":                          false,
		"A and the width":                     false,
		"`A`":                                 false,
		"":                                    false,
	} {
		if got := RefersToOptions(option); got != want {
			t.Errorf("RefersToOptions(%q) = %v", option, got)
		}
	}
}
