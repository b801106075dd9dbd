package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestMissingRationale(t *testing.T) {
	testRationales(t, MissingRationale, []rationaleCase{
		{[]string{"", "It is for soils.", "", "It is for mains."}, []string{"warning /0/rationales/2"}},
		{[]string{"", "", " ", ""}, []string{"warning /0/rationales/1", "warning /0/rationales/2", "warning /0/rationales/3"}},
		{[]string{"", "It is for soils.", "It is old.", "It is for mains."}, nil},
		{[]string{"It is for channels.", "It is for soils.", "It is old.", "It is for mains."}, nil},
		{[]string{"It is for channels.", "It is for soils.", "", "It is for mains."}, nil},
	})
}

func TestMissingRationaleOfSeveralKeys(t *testing.T) {
	files := ruletest.Files{Questions: `[{"q": "Which of these are closed shapes?", "options": ["Circular", "Trapezoidal", "Egg", "Parabolic"],
		"answer": ["A", "C"], "rationales": ["", "It is open at the top.", "", ""], "explanation": "Pipes are closed."}]`}
	findings := ruletest.Findings(t, MissingRationale, files)
	if len(findings) != 1 || findings[0].Pointer != "/0/rationales/3" {
		t.Errorf("got %v, want one finding about option D", findings)
	}
}
