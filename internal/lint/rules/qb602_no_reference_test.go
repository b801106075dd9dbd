package rules

import (
	"fmt"
	"strings"
	"testing"
)

func TestNoReference(t *testing.T) {
	tests := []struct {
		items, cited, want int
	}{
		{10, 9, 1},
		{10, 5, 5},
		{10, 4, 0},
		{10, 10, 0},
		{10, 0, 0},
		{9, 8, 0},
	}
	for _, test := range tests {
		t.Run(fmt.Sprintf("%d of %d", test.cited, test.items), func(t *testing.T) {
			bank := bankOf(make([]item, test.items)...)
			bank = strings.Replace(bank, `"answer":"A"`, `"answer":"A","references":[{"source":"X","section":"1"}]`, test.cited)
			same(t, test.want, len(findings(t, noReference, bank, nil)))
		})
	}
}
