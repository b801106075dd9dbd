package lint

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// within searches with an empty cache.
func within(source []byte, value bank.Span, start, end int) bank.Span {
	return new(withinCache).within(&bank.Document{Source: source}, value, start, end)
}

// TestWithinReusesItsCache finds places of two texts in different orders with one cache.
func TestWithinReusesItsCache(t *testing.T) {
	doc := &bank.Document{Source: []byte(`["a\u00e9\ud83d\ude00\n b\"c 水理", "x\\y"]`)}
	var cache withinCache
	for _, value := range []bank.Span{{Start: 1, End: 38}, {Start: 40, End: 46}, {Start: 1, End: 38}} {
		for _, starts := range [][]int{{0, 1, 2, 3, 4, 8, 12, 30}, {12, 3, 3, 9, 0}} {
			for _, start := range starts {
				want := within(doc.Source, value, start, start+2)
				if got := cache.within(doc, value, start, start+2); got != want {
					t.Errorf("%d in %v: got %v, want %v", start, value, got, want)
				}
			}
		}
	}
}

func TestWithin(t *testing.T) {
	tests := []struct{ source, word, want string }{
		{`"one two"`, "two", `two`},
		{`"\u00e9\u00E9 two"`, "two", `two`},
		{`"\u00e9 two"`, "é", `\u00e9`},
		{`"\ud83d\ude00 two"`, "two", `two`},
		{`"\ud83d\ude00 two"`, "😀", `\ud83d\ude00`},
		{`"a\tb\\c\"d two"`, "two", `two`},
		{`"a\tb\\c\"d"`, `\c"`, `\\c\"`},
		{`"水理学 two"`, "理", `理`},
		{`"t\u0077o"`, "two", `t\u0077o`},
		{`"\/path"`, "/", `\/`},
		{`"end"`, "end", `end`},
	}
	for _, test := range tests {
		var text string
		if err := json.Unmarshal([]byte(test.source), &text); err != nil {
			t.Fatal(err)
		}
		start := strings.Index(text, test.word)
		source := []byte("xx" + test.source + "yy")
		span := within(source, bank.Span{Start: 2, End: len(source) - 2}, start, start+len(test.word))
		if got := string(source[span.Start:span.End]); got != test.want {
			t.Errorf("%q in %s: got %q, want %q", test.word, test.source, got, test.want)
		}
	}
}

func TestWithinOutsideOfTheText(t *testing.T) {
	source := []byte(`"ab"`)
	value := bank.Span{Start: 0, End: 4}
	same(t, bank.Span{Start: 3, End: 3}, within(source, value, 7, 9))
	same(t, bank.Span{Start: 2, End: 3}, within(source, value, 1, 9))
	same(t, bank.Span{Start: 1, End: 1}, within(source, value, 0, 0))
	same(t, bank.Span{Start: 0, End: 2}, within([]byte("12"), bank.Span{Start: 0, End: 2}, 0, 1))
}

// FuzzWithin checks that a span is inside its string and splits no escape sequence. It skips
// invalid UTF-8, which the loader rejects and decoders read in different ways.
func FuzzWithin(f *testing.F) {
	f.Add(`"a\u00e9\ud83d\ude00\n"`, 1, 3)
	f.Add("\"\xa900000000\"", 8, 11)
	f.Fuzz(func(t *testing.T, source string, start, end int) {
		var text string
		if !utf8.ValidString(source) || json.Unmarshal([]byte(source), &text) != nil || start < 0 || end < start || end > len(text) {
			return
		}
		trimmed := strings.TrimSpace(source)
		span := within([]byte(trimmed), bank.Span{Start: 0, End: len(trimmed)}, start, end)
		var part string
		if err := json.Unmarshal([]byte(`"`+trimmed[span.Start:span.End]+`"`), &part); err != nil {
			t.Fatalf("%s from %d to %d: %v", trimmed, start, end, err)
		}
		if !strings.Contains(part, text[start:end]) && strings.ToValidUTF8(text[start:end], "") == text[start:end] {
			t.Fatalf("%s from %d to %d: %q", trimmed, start, end, part)
		}
	})
}
