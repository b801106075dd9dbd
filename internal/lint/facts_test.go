package lint

import (
	"strings"
	"testing"
)

func TestText(t *testing.T) {
	tests := []struct {
		raw, prose, normal string
		length             int
	}{
		{"Manning's **n**, of `PIPE`", "Manning's **n**, of       ", "mannings n of pipe", 20},
		{`the area $\frac{a}{b}$ of A`, "the area               of A", `the area \frac{a}{b} of a`, 17},
		{"costs $5 or $6", "costs $5 or $6", "costs $5 or $6", 14},
		{"", "", "", 0},
		{"10⁻³ m³/s", "10⁻³ m³/s", "10^-3 m^3/s", 9},
		{"1½ in, A-B", "1½ in, A-B", "1 1/2 in a B", 10},
	}
	for _, test := range tests {
		text := NewText(test.raw)
		if text.Prose != test.prose || text.Normal != test.normal || text.Length != test.length {
			t.Errorf("%q: %q, %q, %d", test.raw, text.Prose, text.Normal, text.Length)
		}
		if len(text.Prose) != len(text.Raw) {
			t.Errorf("%q: prose has another length", test.raw)
		}
	}
}

func TestWords(t *testing.T) {
	text := NewText("Which **flow**, in cfs?")
	same(t, []string{"which", "flow", "in", "cfs"}, text.Words())
}

func TestHugeText(t *testing.T) {
	a, b := NewText(strings.Repeat("é", 1<<20)+"a"), NewText(strings.Repeat("é", 1<<20)+"b")
	if a.Normal == b.Normal || a.Length != 1<<20+1 || len(a.Prose) > maxText {
		t.Errorf("length %d, prose of %d bytes", a.Length, len(a.Prose))
	}
}
