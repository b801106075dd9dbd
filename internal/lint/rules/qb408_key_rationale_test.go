package rules

import "testing"

func TestKeyRationale(t *testing.T) {
	tests := []struct {
		name       string
		rationales []string
		want       []string
	}{
		{"right at a distractor", []string{"", "Correct. It is steep.", "c", "d"}, []string{`"Correct. It is steep.": the rationale of option B calls it right, but the key is A`}},
		{"the answer", []string{"", "b", "This is the correct answer.", "d"}, []string{`"This is the correct answer.": the rationale of option C calls it right, but the key is A`}},
		{"wrong at the key", []string{"Incorrect: it is flat.", "b", "c", "d"}, []string{`"Incorrect: it is flat.": the rationale of the key, A, calls it wrong`}},
		{"empty in the wrong place", []string{"a", "b", "", "d"}, []string{`"": the one empty rationale is that of option C, but the key is A`}},

		{"as it should be", []string{"Correct: it is steep.", "Incorrect: it is flat.", "Wrong", "False"}, nil},
		{"in part", []string{"", "Correct for weirs, not here.", "True only when it is full.", "Right idea, wrong sign."}, nil},
		{"of other things", []string{"", "Takes the right bank.", "The correct unit is used.", "Truest"}, nil},
		{"two empty", []string{"a", "b", "", ""}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, keyRationale, bankOf(item{Rationales: test.rationales}), nil))
		})
	}
}

func TestKeyRationaleOfTrueThings(t *testing.T) {
	tests := []struct {
		stem, rationale string
		want            int
	}{
		{"", "True directions say nothing about the area.", 0},
		{"", "Right angles are bought dearly.", 0},
		{"", "True because it is steep.", 1},
		{"", "True: it is steep.", 1},
		{"", "Correct, since it is steep.", 1},
		{"Which of these is NOT a pipe?", "True on any day, for it is round.", 0},
		{"All of these are pipes EXCEPT:", "This is true; it is round.", 0},
	}
	for _, test := range tests {
		t.Run(test.stem+test.rationale, func(t *testing.T) {
			same(t, test.want, len(findings(t, keyRationale, bankOf(item{Q: test.stem, Rationales: []string{"", test.rationale, "c", "d"}}), nil)))
		})
	}
}
