package lsp

import (
	"bytes"
	"net/url"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// pathOf returns the path of a file URI. It reports false for any other URI, such
// as that of an unsaved document.
func pathOf(uri string) (string, bool) {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" || u.Path == "" {
		return "", false
	}
	path := u.Path
	if runtime.GOOS == "windows" {
		path = strings.TrimPrefix(path, "/")
	}
	return filepath.Clean(filepath.FromSlash(path)), true
}

// uriOf returns the URI of a file.
func uriOf(path string) string {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}

func absolute(path string) string {
	if full, err := filepath.Abs(path); err == nil {
		return full
	}
	return path
}

// ranger converts spans of one text to ranges in lines and UTF-16 code units. It maps
// byte offsets to positions. newRanger computes all positions in one pass, because a bank
// may be a single line of many megabytes.
type ranger map[int]position

func newRanger(text []byte, spans []bank.Span) ranger {
	offsets := make([]int, 0, 2*len(spans))
	for _, span := range spans {
		offsets = append(offsets, span.Start, span.End)
	}
	slices.Sort(offsets)
	r := ranger{}
	at, last := position{}, 0
	for _, offset := range slices.Compact(offsets) {
		end := min(offset, len(text))
		at = advance(at, text, last, end)
		last, r[offset] = end, at
	}
	return r
}

// advance moves a position from one byte offset of a text to a later one.
// In the protocol, a line ends with \n, \r\n or \r.
func advance(at position, text []byte, from, to int) position {
	for from < to {
		char, size := utf8.DecodeRune(text[from:to])
		from += size
		if char == '\n' || char == '\r' && !bytes.HasPrefix(text[from:], []byte("\n")) {
			at.Line++
			at.Character = 0
			continue
		}
		at.Character += uint32(max(1, utf16.RuneLen(char)))
	}
	return at
}

func (r ranger) of(span bank.Span) textRange {
	return textRange{Start: r[span.Start], End: r[span.End]}
}

// overlaps reports whether two ranges overlap or touch.
func overlaps(a, b textRange) bool {
	return !before(a.End, b.Start) && !before(b.End, a.Start)
}

func before(a, b position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}
