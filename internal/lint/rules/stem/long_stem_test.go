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
