package hypernym_test

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint/hypernym"
)

func TestWithin(t *testing.T) {
	tests := []struct {
		thing, class string
		want         bool
	}{
		{"beetle", "insect", true},
		{"insect", "beetle", false},
		{"insect", "insect", false},
		{"diatoms", "algae", true},
		{"buttermilk", "dairy products", true},
		{"fricatives", "obstruents", true},
		{"mice", "rodents", true},
		{"women", "person", true},
		{"beetle", "engine", false},
		{"zzz", "insect", false},
		{"beetle", "zzz", false},
		{"", "", false},
		{"0", "~", false},
	}
	for _, tt := range tests {
		if got := hypernym.Of(tt.thing).Within(hypernym.Of(tt.class)); got != tt.want {
			t.Errorf("Of(%q).Within(Of(%q)) = %v, want %v", tt.thing, tt.class, got, tt.want)
		}
	}
}

func TestOf(t *testing.T) {
	for noun, want := range map[string]bool{"beetle": true, "dairy product": true, "boxes": true, "berries": true, "beetlish": false, "": false} {
		if got := hypernym.Of(noun) > 0; got != want {
			t.Errorf("Of(%q) > 0 is %v, want %v", noun, got, want)
		}
	}
	if hypernym.Of("beetle") != hypernym.Of("beetles") {
		t.Error("singular and plural have different senses")
	}
}

func BenchmarkOf(b *testing.B) {
	for b.Loop() {
		hypernym.Of("dairy products")
	}
}
