package rules

import (
	"strings"
	"testing"
)

func TestLongStem(t *testing.T) {
	words := func(n int) string { return strings.Repeat("flow ", n-1) + "rises?" }
	same(t, []string(nil), findings(t, longStem, bankOf(item{Q: words(90)}), nil))
	same(t, 1, len(findings(t, longStem, bankOf(item{Q: words(91)}), nil)))
	same(t, 1, len(findings(t, longStem, bankOf(item{Q: words(11)}), map[string]any{"words": 10})))
}
