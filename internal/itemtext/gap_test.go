package itemtext

import "testing"

func TestHasGap(t *testing.T) {
	for text, want := range map[string]bool{
		"The pipe ____ full.":        true,
		"Water ------ over the weir": true,
		"The pipe is ____.":          false,
		"Which values? 0, 1, 2, ...": false,
		"A non-uniform flow":         false,
	} {
		if got := New(text); got.HasGap() != want {
			t.Errorf("%s: %v", text, !want)
		}
	}
}
