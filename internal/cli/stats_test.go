package cli

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestCellIsTruncated(t *testing.T) {
	for _, character := range []string{"a", "é", "💧"} {
		if n := utf8.RuneCountInString(cell(strings.Repeat(character, maxCell+1))); n != maxCell {
			t.Errorf("a cell of %q has %d characters, want %d", character, n, maxCell)
		}
		if text := strings.Repeat(character, maxCell); cell(text) != text {
			t.Errorf("a cell of %d %q is truncated", maxCell, character)
		}
	}
}
