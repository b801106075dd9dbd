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
		{"words of questions", "Which of these describes a gate?", []string{"It describes a valve", "A weir", "A pipe", "A pump"}, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			same(t, test.want, findings(t, clang, bankOf(item{Q: test.stem, Options: test.options}), nil))
		})
	}
}
