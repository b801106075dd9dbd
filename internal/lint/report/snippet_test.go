package report

import (
	"fmt"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func show(source, place string) string {
	start := strings.Index(source, place)
	span := bank.Span{Start: start, End: start + len(place)}
	line, marks, ok := snippet(lint.Location{Doc: &bank.Document{Source: []byte(source)}, Span: span})
	if !ok {
		return "none"
	}
	return line + "\n" + marks
}

func TestSnippet(t *testing.T) {
	long := strings.Repeat("0123456789", 40)
	tests := []struct{ name, source, place, want string }{
		{"plain", "one\ntwo three\nfour", "three", "two three\n    ^~~~~"},
		{"first byte", "one", "o", "one\n^"},
		{"tab", "\tone", "one", "  one\n  ^~~"},
		{"wide", "水理 one", "one", "水理 one\n     ^~~"},
		{"wide place", "a 水理", "水理", "a 水理\n  ^~~~"},
		{"combining", "e\u0301 one", "one", "e\u0301 one\n  ^~~"},
		{"emoji", "😀 one", "one", "😀 one\n   ^~~"},
		{"return", "one\r\ntwo", "one", "one\n^~~"},
		{"escape sequence", "a\x1b[31m one", "one", "a␛[31m one\n       ^~~"},
		{"bidi override", "a\u202eb one", "one", "a<U+202E>b one\n           ^~~"},
		{"invalid UTF-8", "a\xffb one", "one", "a\ufffdb one\n    ^~~"},
		{"over several lines", "one\ntwo", "one\ntwo", "one\n^~~"},
		{"binary", "a\x00b", "b", "none"},
		{"long before", long + "X", "X", "…" + long[370:] + "X\n" + strings.Repeat(" ", 31) + "^"},
		{"long after", "X" + long, "X", "X" + long[:99] + "…\n^"},
		{"long place", "a" + long, long, "a" + long[:99] + "…\n ^" + strings.Repeat("~", 98)},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := show(test.source, test.place); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

func TestSnippetAtTheEnd(t *testing.T) {
	for source, want := range map[string]string{"": `"" "" false`, "a\n": `"" "^" true`, "a": `"a" " ^" true`} {
		l := lint.Location{Doc: &bank.Document{Source: []byte(source)}, Span: bank.Span{Start: len(source), End: len(source)}}
		line, marks, ok := snippet(l)
		if got := fmt.Sprintf("%q %q %v", line, marks, ok); got != want {
			t.Errorf("%q: got %s, want %s", source, got, want)
		}
	}
}

// TestSnippetOfHugeLine would take too long if the complete line were read for each finding in it.
func TestSnippetOfHugeLine(t *testing.T) {
	source := []byte(strings.Repeat("é", 10<<20))
	doc := &bank.Document{Source: source}
	for i := range 1000 {
		at := 2 * (i * 10000)
		line, _, ok := snippet(lint.Location{Doc: doc, Span: bank.Span{Start: at, End: at + 2}})
		if !ok || len(line) > 300 {
			t.Fatalf("got %d bytes, %v, want at most 300", len(line), ok)
		}
	}
}
