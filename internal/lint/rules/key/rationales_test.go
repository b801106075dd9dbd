package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// rationaleCase is what a rule must report on a list of rationales whose key is A.
type rationaleCase struct {
	rationales []string
	want       []string
}

func testRationales(t *testing.T, rule *lint.Rule, tests []rationaleCase) {
	t.Helper()
	for _, test := range tests {
		files := ruletest.Files{Questions: ruletest.Bank(ruletest.Item{
			Rationales: test.rationales, Explanation: "Gravity and friction balance each other in a channel.",
		})}
		var got []string
		for _, f := range ruletest.Findings(t, rule, files) {
			got = append(got, f.Severity.String()+" "+f.Pointer)
		}
		ruletest.Equal(t, test.want, got)
	}
}

func TestMissingRationale(t *testing.T) {
	testRationales(t, MissingRationale, []rationaleCase{
		{[]string{"", "It is for soils.", "", "It is for mains."}, []string{"warning /0/rationales/2"}},
		{[]string{"", "", " ", ""}, []string{"warning /0/rationales/1", "warning /0/rationales/2", "warning /0/rationales/3"}},
		{[]string{"", "It is for soils.", "It is old.", "It is for mains."}, nil},
		{[]string{"It is for channels.", "It is for soils.", "It is old.", "It is for mains."}, nil},
		{[]string{"It is for channels.", "It is for soils.", "", "It is for mains."}, nil},
	})
}

func TestEqualRationales(t *testing.T) {
	const words = "It describes how water enters the soil."
	testRationales(t, EqualRationales, []rationaleCase{
		{[]string{"", words, "It is old.", words}, []string{"warning /0/rationales/3"}},
		{[]string{"", words, "it describes how water enters  the soil", "It is old."}, []string{"warning /0/rationales/2"}},
		{[]string{"", "It is old.", "It is old.", "It is for mains."}, []string{"info /0/rationales/2"}},
		{[]string{"", "It is old.", "It is old.", "It is old."}, []string{"warning /0/rationales/2", "warning /0/rationales/3"}},
		{[]string{"", "Gravity and friction balance each other in a channel.", "It is old.", ""}, []string{"warning /0/rationales/1"}},
		{[]string{"", "It is old.", "It is new.", "It is for mains."}, nil},
		{[]string{"", "", "", ""}, nil},
	})
}

func TestKeyRationale(t *testing.T) {
	testRationales(t, KeyRationale, []rationaleCase{
		{[]string{"It is for channels.", "It is for soils.", "", "It is for mains."}, []string{"warning /0/rationales/2"}},
		{[]string{"", "Correct: it is for soils.", "It is old.", "It is new."}, []string{"warning /0/rationales/1"}},
		{[]string{"", "Yes, this is the correct answer.", "It is old.", "It is new."}, []string{"warning /0/rationales/1"}},
		{[]string{"", "This is the correct answer.", "It is old.", "It is new."}, []string{"warning /0/rationales/1"}},
		{[]string{"Wrong, because it is for soils.", "It is old.", "It is new.", "It is dry."}, []string{"warning /0/rationales/0"}},
		{[]string{"Incorrect. It is for soils.", "It is old.", "It is new.", "It is dry."}, []string{"warning /0/rationales/0"}},
		{[]string{"", "Correct for soils, but not for channels.", "It is old.", "It is new."}, nil},
		{[]string{"", "This is true, but it is for soils.", "It is old.", "It is new."}, nil},
		{[]string{"", "Right angles need a weir.", "True slopes are less.", "Wrong: it is dry."}, nil},
		{[]string{"Correct: it is for channels.", "Wrong: it is old.", "Incorrect. It is new.", "It is dry."}, nil},
	})
}

func TestKeyRationaleOfAnException(t *testing.T) {
	got := ruletest.Places(t, KeyRationale, ruletest.Item{
		Q: "Which statement about weirs is NOT true?", Rationales: []string{"", "True. It has a crest.", "True. It is wide.", "True. It is low."},
	})
	ruletest.Equal(t, []string(nil), got)
}
