package itemtext

import (
	"slices"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/english"
)

func TestParts(t *testing.T) {
	tests := []struct {
		text       string
		separators english.Class
		want       []string
	}{
		{"A pipe, the weir and an orifice.", english.Conjunction, []string{"pipe", "weir", "orifice"}},
		{"`a` & `b`", 0, []string{"`a`", "`b`"}},
		{"Steel pipe in clay", english.Preposition, []string{"steel pipe", "clay"}},
		{"Steel pipe in clay", english.Conjunction, []string{"steel pipe in clay"}},
		{"", english.Conjunction, nil},
	}
	for _, test := range tests {
		if text := New(test.text); !slices.Equal(text.Parts(test.separators), test.want) {
			t.Errorf("%s: got %q, want %q", test.text, text.Parts(test.separators), test.want)
		}
	}
}
