package key

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestEchoExplanation(t *testing.T) {
	tests := []struct {
		explanation string
		reported    bool
	}{
		{"The equation that relates flow to slope in an open conduit is Manning.", true},
		{"The correct answer is Manning, as the equation by Manning relates flow to slope.", true},
		{"The right choice is therefore the relation of flow and slope by Manning.", true},
		{"In an open conduit it is Manning that describes how flow relates to slope.", true},
		{"Manning relates flow to slope, as gravity and friction balance.", false},
		{"Manning relates flow to slope: the flow in the conduit grows by 41 %.", false},
		{"Manning relates flow to slope in an open conduit: `CONDUITS` names it.", false},
		{"It is Manning.", false},
	}
	for _, test := range tests {
		item := ruletest.Item{
			Q: "Which equation relates flow to slope in an open conduit?", Options: []string{"Manning", "Horton", "Darcy", "Chezy"},
			Explanation: test.explanation,
		}
		if got := ruletest.Places(t, EchoExplanation, item); (got != nil) != test.reported {
			t.Errorf("%s: got %q, want a finding: %v", test.explanation, got, test.reported)
		}
	}
}
