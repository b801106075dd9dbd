package export

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func TestTextsThatNameLettersKeepTheOrder(t *testing.T) {
	for text, want := range map[string]bool{
		"Option B is right because pumps lift.":           true,
		"A gate does this, so B is wrong.":                true,
		"Why **option C** fails.":                         true,
		"(D) ignores losses.":                             true,
		"The answer is A.":                                true,
		"isn’t it true that D isn’t correct?":             true,
		"A is the area of flow, and B the width.":         false,
		"Horton's curve decays.":                          false,
		"Soil group A is the sandy one, D the clayey one": false,
		"":       false,
		"$A$ is": false,
	} {
		if got := namesLetters(&bank.Question{Explanation: text}); got != want {
			t.Errorf("explanation %q: %v", text, got)
		}
		if got := namesLetters(&bank.Question{Rationales: []string{"", text}}); got != want {
			t.Errorf("rationale %q: %v", text, got)
		}
	}
}
