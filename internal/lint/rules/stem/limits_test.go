package stem

import (
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

func TestLongStem(t *testing.T) {
	for words, reported := range map[int]bool{90: false, 91: true} {
		item := ruletest.Item{Q: strings.Repeat("word ", words-1) + "what?"}
		if got := ruletest.Places(t, LongStem, item); (got != nil) != reported {
			t.Errorf("%d words: reported %v", words, got)
		}
	}
}

func TestUnusedText(t *testing.T) {
	check := map[string]any{"expr": "a * v", "vars": map[string]any{"a": 12.0, "v": 2.5}, "unit": "cfs"}
	tests := []struct {
		q    string
		want []string
	}{
		{"A channel of 12 ft² has a velocity of 2.5 ft/s and is 47 ft long. What is the flow?", []string{"47"}},
		{"A channel of 12 ft² has a velocity of 2.5 ft/s. What is the flow?", nil},
		{"A channel of 12 ft² has a velocity of 30 in/s. What is the flow?", nil},
	}
	for _, test := range tests {
		ruletest.Equal(t, test.want, ruletest.Places(t, UnusedText, ruletest.Item{Q: test.q, Check: check}))
	}
	ruletest.Equal(t, []string(nil), ruletest.Places(t, UnusedText, ruletest.Item{Q: "A channel is 30 ft long. What is it?"}))
}
