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
		t.Errorf("%d cases", len(cases))
	}
	for _, c := range cases {
		text := New(c.Text)
		if got := text.Normal(); got != c.Normal {
			t.Errorf("the normal form of %q is %q, want %q", c.Text, got, c.Normal)
		}
	}
}
