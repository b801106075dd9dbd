package export

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestDistractorsAreMisconceptions(t *testing.T) {
	plain := func(text string) Rich { return Rich{{Text: text}} }
	for _, test := range []struct {
		name, options, rationales string
		want                      []Misconception
	}{
		{"in one unit", `["500 L", "1,500 L", "1.8e3 L"]`, `["half", "", "more"]`, []Misconception{{500, plain("half")}, {1800, plain("more")}}},
		{"in units of one dimension", `["0.5 m³", "1,500 L", "18 L"]`, `["half", "", "tiny"]`,
			[]Misconception{{500, plain("half")}, {18, plain("tiny")}}},
		{"without rationales", `["500 L", "1500 L"]`, `["", ""]`, nil},
		{"in words", `["500 L", "1500 L", "a lot"]`, `["half", "", "more"]`, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			bundle := build(t, load(t, `[{"q": "How much?", "options": `+test.options+`, "answer": "B", "explanation": "e", "rationales": `+
				test.rationales+`, "check": {"expr": "1500", "unit": "L", "tolerance": 0.01}}]`, ""))
			if diff := cmp.Diff(test.want, bundle.Questions[0].Misconceptions); diff != "" {
				t.Error(diff)
			}
		})
	}
}
