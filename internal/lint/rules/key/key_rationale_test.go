package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

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
