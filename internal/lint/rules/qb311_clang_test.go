package rules

import "testing"

func TestClang(t *testing.T) {
	tests := []struct {
		name, stem string
		options    []string
		want       []string
	}{
		{"key alone", "What stops flooding at a junction?", []string{"A ponded area for floods", "A larger pipe", "A gate", "A smaller inlet"},
			[]string{`"A ponded area for floods": only the key repeats a word of the stem: "floods"`}},
		{"a distractor as well", "What stops flooding at a junction?", []string{"A ponded area for floods", "A junction that is larger", "A gate", "A pipe"}, nil},
		{"shared with a distractor", "What stops flooding at a junction?", []string{"A flooded area", "A flooded pipe", "A gate", "A weir"}, nil},
		{"a distractor of the class asked for", "Which operator keeps values that are nullish?", []string{"Nullish coalescing", "Conditional operator", "Logical OR", "Chaining"},
			[]string{`"Nullish coalescing": only the key repeats a word of the stem: "nullish"`}},
		{"a family", "Which structure detains runoff?", []string{"Detention basin", "Wet pond", "Sand filter", "Wetland"},
			[]string{`"Detention basin": only the key has a word of one family with the stem's: "detention"`}},
		{"within a compound", "Which part lies beneath the thalamus?", []string{"Hypothalamus", "Medulla", "Pons", "Cerebellum"},
			[]string{`"Hypothalamus": only the key has a word of one family with the stem's: "hypothalamus"`}},
		{"adjective and noun", "By which process does radiant energy travel?", []string{"Radiation", "Convection", "Conduction", "Advection"},
			[]string{`"Radiation": only the key has a word of one family with the stem's: "radiation"`}},
		{"a vowel changed", "Which line transmits power?", []string{"Transmission cable", "Growth", "Decay", "Rest"},
			[]string{`"Transmission cable": only the key has a word of one family with the stem's: "transmission"`}},
		{"a family in a distractor as well", "Which structure detains runoff?", []string{"Detention basin", "Detained pond", "Sand filter", "Wetland"}, nil},
		{"a chance likeness", "Which contract binds a minor?", []string{"Contents list", "A lease", "A loan", "A will"}, nil},
		{"words of questions", "Which of these describes a gate?", []string{"It describes a valve", "A weir", "A pipe", "A pump"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, clang, bankOf(item{Q: test.stem, Options: test.options}), nil))
		})
	}
}
