package itemtext

import "testing"

func TestHasGap(t *testing.T) {
	for text, want := range map[string]bool{
		"The pipe ____ full.":        true,
		"Water ------ over the weir": true,
		"The pipe is ____.":          false,
		"Which values? 0, 1, 2, ...": false,
		"A non-uniform flow":         false,
		"What does `__init__` do?":   false,
		"The pipe __ full.":          true,
		"`x = ____` sets which `x`?": true,
		"What does this mean?\n```\n;;Name  Node1\n;;----  -----\nC1  J1\n```\nName the part.": false,
		"Water ------ over `W1`": true,
	} {
		if got := New(text); got.HasGap() != want {
			t.Errorf("%q: HasGap() = %v", text, !want)
		}
	}
}
