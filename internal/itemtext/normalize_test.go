package itemtext

import (
	"encoding/json"
	"os"
	"testing"
)

func TestNormal(t *testing.T) {
	data, err := os.ReadFile("testdata/normal.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct{ Text, Normal string }
	if err := json.Unmarshal(data, &cases); err != nil {
		t.Fatal(err)
	}
	if len(cases) < 10 {
		t.Errorf("got %d cases, want at least 10", len(cases))
	}
	for _, c := range cases {
		text := New(c.Text)
		if got := text.Normal(); got != c.Normal {
			t.Errorf("the normal form of %q is %q, want %q", c.Text, got, c.Normal)
		}
	}
}

func TestSame(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want bool
	}{
		{"Sums the flows.", "sums the flows", true},
		{"(Sums) the flows", "sums the flows", true},
		{"**Sums** the flows", "sums the flows", true},
		{"Sums the flows", "Takes the flows", false},
		{"Sums the flows", "Sums the depths", false},
		{"Q is full", "q is full", false},
		{"", "", true},
		{"...", "", true},
		{"a", "", false},
	} {
		a, b := New(test.a), New(test.b)
		if got := a.Same(&b); got != test.want {
			t.Errorf("Same(%q, %q): got %v, want %v", test.a, test.b, got, test.want)
		}
	}
}
