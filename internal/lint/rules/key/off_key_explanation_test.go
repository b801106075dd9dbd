package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestOffKeyExplanation(t *testing.T) {
	gland := []string{"Salt gland", "Thyroid gland", "Uropygial gland", "Adrenal gland"}
	tests := []struct {
		q           string
		options     []string
		answer      string
		explanation string
		want        []string
	}{
		{"Which gland?", gland, "C", "Birds preen, so the answer is the salt gland. It is large.", []string{"info"}},
		{"How fast?", []string{"5 km/s", "7 km/s", "10 km/s", "12 km/s"}, "B", "Twice the energy of 5 km/s gives 10 km/s.", []string{"info"}},
		{"How fast?", []string{"5 km/s", "7 km/s", "10 km/s", "12 km/s"}, "B", "It is 10 km/s elsewhere. Here it is slower.", nil},
		{"How fast?", []string{"5 km/s", "7 km/s", "10 km/s", "12 km/s"}, "B", "It is $7$ km/s here, and elsewhere 10 km/s.", nil},
		{"How large?", []string{"5 by 5 ft", "6 by 7 ft", "8 by 9 ft", "3 by 4 ft"}, "A", "The area gives 6 by 7 ft.", []string{"info"}},
		{"Which gland?", gland, "C", "Birds preen, so the answer is the uropygial gland and not the salt gland.", nil},
		{"Which gland?", gland, "C", "The salt gland is not the answer, as the uropygial one gives oil.", nil},
		{"Which gland?", gland, "C", "The salt gland lies above the eye and sends brine to the nostrils.", []string{"info"}},
		{"Which gland?", gland, "C", "Salt and thyroid glands lie elsewhere, in the head and neck.", nil},
		{"Which gland?", gland, "C", "It gives the oil with which ducks preen their feathers.", nil},
		{"Which is NOT a gland of ducks?", gland, "C", "The salt gland lies above the eye and sends brine to the nostrils.", nil},
		{
			"What makes a tire puncture?", []string{"Too little air when it hits an edge", "Glass in the tread", "Spokes", "Old patches"}, "A",
			"Splinters of glass stick to a wet tread and are driven deeper.", []string{"info"},
		},
		{"How long?", []string{"3 hours", "4 hours", "5 hours", "6 hours"}, "A", "The four hours are two times two hours.", nil},
		{
			"Which type?", []string{"`Map`", "`WeakMap`", "`Set`", "`Array`"}, "B",
			"A `Map` keeps the order of insertion and is the best choice.", []string{"info"},
		},
		{"Which code?", []string{"`a`", "`b`", "`c`", "`d`"}, "A", "The call `b` returns a copy of the list.", nil},
	}
	for _, test := range tests {
		var got []string
		item := ruletest.Item{Q: test.q, Options: test.options, Answer: test.answer, Explanation: test.explanation}
		for _, f := range ruletest.Findings(t, OffKeyExplanation, ruletest.Files{Questions: ruletest.Bank(item)}) {
			got = append(got, f.Severity.String())
		}
		if len(got) != len(test.want) || len(got) > 0 && got[0] != test.want[0] {
			t.Errorf("%s: got %v, want %v", test.explanation, got, test.want)
		}
	}
}
