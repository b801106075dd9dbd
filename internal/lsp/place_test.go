package lsp

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

func TestRanger(t *testing.T) {
	text := []byte("one\nä😀x\r\nlast\r\rx")
	tests := []struct {
		name string
		span bank.Span
		want [4]uint32 // start line, start unit, end line, end unit
	}{
		{"start", bank.Span{Start: 0, End: 3}, [4]uint32{0, 0, 0, 3}},
		{"two bytes are one unit", bank.Span{Start: 4, End: 6}, [4]uint32{1, 0, 1, 1}},
		{"four bytes are two units", bank.Span{Start: 6, End: 10}, [4]uint32{1, 1, 1, 3}},
		{"over a line end", bank.Span{Start: 10, End: 14}, [4]uint32{1, 3, 2, 1}},
		{"within a line end", bank.Span{Start: 11, End: 12}, [4]uint32{1, 4, 1, 5}},
		{"line ends without a line feed", bank.Span{Start: 17, End: 19}, [4]uint32{2, 4, 4, 0}},
		{"the end", bank.Span{Start: 20, End: 20}, [4]uint32{4, 1, 4, 1}},
		{"past the end", bank.Span{Start: 20, End: 99}, [4]uint32{4, 1, 4, 1}},
		{"far past the end", bank.Span{Start: 99, End: 999}, [4]uint32{4, 1, 4, 1}},
	}
	var all []bank.Span
	for _, test := range tests {
		all = append(all, test.span)
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := newRanger(text, all).of(test.span)
			if flat := [4]uint32{got.Start.Line, got.Start.Character, got.End.Line, got.End.Character}; flat != test.want {
				t.Errorf("got %v, want %v", flat, test.want)
			}
		})
	}
}

func TestFileURIs(t *testing.T) {
	for _, path := range []string{"/a/questions.json", "/with space/ä%20#?.json"} {
		if back, ok := pathOf(uriOf(path)); !ok || back != path {
			t.Errorf("%q becomes %q and then %q", path, uriOf(path), back)
		}
	}
	for _, uri := range []string{"", "untitled:1", "https://example.org/a.json", "file://", "%zz"} {
		if path, ok := pathOf(uri); ok {
			t.Errorf("%q is not a file URI, got %q", uri, path)
		}
	}
}

func TestOverlaps(t *testing.T) {
	at := func(start, end uint32) textRange {
		return textRange{Start: position{Character: start}, End: position{Character: end}}
	}
	for _, test := range []struct {
		a, b textRange
		want bool
	}{
		{at(0, 5), at(3, 3), true},
		{at(0, 5), at(5, 9), true},
		{at(0, 5), at(6, 9), false},
		{at(6, 9), at(0, 5), false},
	} {
		if got := overlaps(test.a, test.b); got != test.want {
			t.Errorf("%v and %v: got %v, want %v", test.a, test.b, got, test.want)
		}
	}
}
