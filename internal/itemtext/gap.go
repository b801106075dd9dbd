package itemtext

import "strings"

// HasGap reports whether a text has a gap before its last word, which the options
// fill: their forms are then what is asked.
func (t *Text) HasGap() bool {
	text := strings.TrimRight(t.Raw, " .?:_-…)")
	return strings.Contains(text, "__") || strings.Contains(text, "---")
}
