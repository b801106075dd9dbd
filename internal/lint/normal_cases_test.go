package lint

import (
	"encoding/json"
	"os"
	"testing"
)

// TestNormalCases holds the form for comparison to the one of the site, whose
// draws keep like questions apart: web/src/quiz/model/normal.test.ts reads the
// same cases.
func TestNormalCases(t *testing.T) {
	data, err := os.ReadFile("../../web/src/quiz/model/normal.cases.json")
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
			t.Errorf("%q compares as %q, the site's cases say %q", c.Text, text.Normal, c.Normal)
		}
	}
}
