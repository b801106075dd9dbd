package lint

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func TestApply(t *testing.T) {
	doc := &bank.Document{Source: []byte("0123456789")}
	edit := func(start, end int, text string) Edit { return Edit{doc, bank.Span{Start: start, End: end}, text} }
	tests := []struct {
		name  string
		fixes []Fix
		want  string
		taken int
	}{
		{"none", nil, "0123456789", 0},
		{"one", []Fix{{Edits: []Edit{edit(2, 4, "ab")}}}, "01ab456789", 1},
		{"longer and shorter", []Fix{{Edits: []Edit{edit(8, 10, "")}}, {Edits: []Edit{edit(0, 1, "zero")}}}, "zero1234567", 2},
		{"insertion", []Fix{{Edits: []Edit{edit(5, 5, "-")}}}, "01234-56789", 1},
		{"overlapping fixes", []Fix{{Edits: []Edit{edit(2, 5, "x")}}, {Edits: []Edit{edit(4, 6, "y")}}, {Edits: []Edit{edit(6, 7, "z")}}},
			"01x5z789", 2},
		{"all edits of a fix or none", []Fix{{Edits: []Edit{edit(2, 5, "x")}}, {Edits: []Edit{edit(0, 1, "y"), edit(4, 6, "y")}}},
			"01x56789", 1},
		{"two insertions at one place", []Fix{{Edits: []Edit{edit(5, 5, "a")}}, {Edits: []Edit{edit(5, 5, "b")}}}, "01234a56789", 1},
		{"outside the file", []Fix{{Edits: []Edit{edit(9, 11, "x")}}, {Edits: []Edit{edit(3, 2, "x")}}}, "0123456789", 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, taken := Apply(doc, test.fixes)
			same(t, test.want, string(got))
			same(t, test.taken, len(taken))
		})
	}
}
