package lint

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

func TestItemFields(t *testing.T) {
	b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(`[
		{"q": "stem", "options": ["a", "b"], "answer": "A", "explanation": "why", "rationales": ["", "no"]},
		{"q": "stem", "answer": 9.42, "tolerance": 0.01, "explanation": "why",
			"misconceptions": [{"answer": 9.81, "rationale": "g"}, {"answer": 37, "rationale": "radius"}]}
	]`)}}, nil)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	var got []string
	for i := range b.Questions {
		for _, f := range ItemFields(b, i, itemtext.Of(&b.Questions[i])) {
			got = append(got, f.At.pointer+" "+f.Name+": "+f.Raw)
		}
	}
	same(t, []string{
		"/0/q the stem: stem",
		"/0/explanation the explanation: why",
		"/0/options/0 option A: a",
		"/0/options/1 option B: b",
		"/0/rationales/0 the rationale of option A: ",
		"/0/rationales/1 the rationale of option B: no",
		"/1/q the stem: stem",
		"/1/explanation the explanation: why",
		"/1/misconceptions/0/rationale the rationale of misconception 9.81: g",
		"/1/misconceptions/1/rationale the rationale of misconception 37: radius",
	}, got)
}
