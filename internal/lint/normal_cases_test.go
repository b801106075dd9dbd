package lint

import (
	"encoding/json"
	"os"
	"testing"
)

// TestNormalCases checks that texts compare as they do in package itemtext,
// which tests the same cases.
func TestNormalCases(t *testing.T) {
	data, err := os.ReadFile("../itemtext/testdata/normal.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct{ Text, Normal string }
	if err := json.Unmarshal(data, &cases); err != nil {
		t.Fatal(err)
	}
	if len(cases) < 10 {
		t.Errorf("%d cases", len(cases))
	}
	for _, c := range cases {
		if text := NewText(c.Text); text.Normal != c.Normal {
			t.Errorf("%q compares as %q, want %q", c.Text, text.Normal, c.Normal)
		}
	}
}
