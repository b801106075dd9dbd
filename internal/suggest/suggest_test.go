package suggest

import (
	"strings"
	"testing"
)

func TestNearest(t *testing.T) {
	known := []string{"answer", "options", "explanation", "q", "id"}
	tests := []struct{ name, want string }{
		{"anwser", "answer"},
		{"Answer", "answer"},
		{"explaination", "explanation"},
		{"option", "options"},
		{"ID", "id"},
		{"Q", "q"},
		{"x", ""},
		{"colour", ""},
		{"", ""},
	}
	for _, test := range tests {
		got, ok := Nearest(test.name, known)
		if got != test.want || ok != (test.want != "") {
			t.Errorf("Nearest(%q) = %q, %v; want %q", test.name, got, ok, test.want)
		}
	}
}

func TestHint(t *testing.T) {
	tests := []struct {
		name  string
		known []string
		want  string
	}{
		{"ip", []string{"pi"}, `did you mean "pi"?`},
		{"x", []string{"pi"}, "use pi"},
		{"x", []string{"n", "pi"}, "use one of n, pi"},
		{"x", nil, ""},
		{"x", strings.Fields(strings.Repeat("pi ", 22)), "use one of " + strings.Repeat("pi, ", 19) + "pi and 2 more"},
		{"x", []string{strings.Repeat("a", 79) + "é"}, "use " + strings.Repeat("a", 79) + "…"},
	}
	for _, test := range tests {
		if hint := Hint(test.name, test.known); hint != test.want {
			t.Errorf("Hint(%q, %q) = %q, want %q", test.name, test.known, hint, test.want)
		}
	}
}
