package suggest

import "testing"

func TestNearest(t *testing.T) {
	known := []string{"answer", "options", "explanation", "q", "id"}
	tests := []struct{ name, want string }{
		{"anwser", "answer"},
		{"Answer", "answer"},
		{"explaination", "explanation"},
		{"option", "options"},
		{"ID", "id"},
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

func TestHintWithoutNames(t *testing.T) {
	if hint := Hint("anything", nil); hint != "" {
		t.Errorf("Hint of an empty list = %q, want none", hint)
	}
}
