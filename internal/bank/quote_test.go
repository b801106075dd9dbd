package bank

import (
	"strings"
	"testing"
)

func TestTruncate(t *testing.T) {
	for text, want := range map[string]string{
		"short":                    "short",
		strings.Repeat("a", 80):    strings.Repeat("a", 80),
		strings.Repeat("a", 81):    strings.Repeat("a", 80) + "…",
		strings.Repeat("éa", 40):   strings.Repeat("éa", 26) + "é…",
		strings.Repeat("\x80", 90): strings.Repeat("\x80", 76) + "…",
	} {
		if got := truncate(text); got != want {
			t.Errorf("truncate(%q) = %q, want %q", text, got, want)
		}
	}
}
