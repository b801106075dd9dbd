package report

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

const (
	// snippetWidth is how many columns of a source line are shown.
	snippetWidth = 100
	// snippetLead is how many of them precede the place if the line is too
	// long to be shown completely.
	snippetLead = 30
	// reach is how many bytes around a place are read, because a line may be
	// the complete file.
	reach = 4 * snippetWidth
	// tabWidth is the number of spaces that a tab is shown as.
	tabWidth = 2
	ellipsis = "…"
)

// snippet returns the source line of a place, clipped around it, and a line with
// a caret under its first character and tildes under the others.
func snippet(l lint.Location) (line, marks string, ok bool) {
	source := l.Doc.Source
	start := min(l.Span.Start, len(source))
	if len(source) == 0 || !printable(source[max(0, start-reach):min(len(source), start+reach)]) {
		return "", "", false
	}
	from, cutBefore := lineStart(source, start)
	to, cutAfter := lineEnd(source, start)
	end := min(max(l.Span.End, start), to)

	// What is wider than the snippet is cut anyway: thousands of findings in one
	// long line need not measure all around them.
	if i := tail(source[from:start], snippetWidth); i > 0 {
		from, cutBefore = from+i, true
	}
	if i := head(source[end:to], snippetWidth); end+i < to {
		to, cutAfter = end+i, true
	}
	before := cells(source[from:start])
	place := cells(source[start:end])
	after := cells(source[end:to])
	if total := columns(before) + columns(place) + columns(after); total > snippetWidth || cutBefore || cutAfter {
		before, cutBefore = last(before, snippetLead, cutBefore)
		room := snippetWidth - columns(before)
		place, cutAfter = first(place, room, cutAfter)
		after, cutAfter = first(after, room-columns(place), cutAfter)
	}
	var b strings.Builder
	if cutBefore {
		b.WriteString(ellipsis)
	}
	for _, part := range [][]cell{before, place, after} {
		for _, c := range part {
			b.WriteString(c.text)
		}
	}
	if cutAfter {
		b.WriteString(ellipsis)
	}
	lead := columns(before)
	if cutBefore {
		lead++
	}
	return strings.TrimRight(b.String(), " "), strings.Repeat(" ", lead) + "^" + strings.Repeat("~", max(0, columns(place)-1)), true
}

// tail is the offset of the last characters of a text, head that after the first
// ones.
func tail(text []byte, characters int) int {
	at := len(text)
	for ; at > 0 && characters > 0; characters-- {
		_, size := utf8.DecodeLastRune(text[:at])
		at -= size
	}
	return at
}

func head(text []byte, characters int) int {
	at := 0
	for ; at < len(text) && characters > 0; characters-- {
		_, size := utf8.DecodeRune(text[at:])
		at += size
	}
	return at
}

// printable reports whether bytes are text, not binary data.
func printable(source []byte) bool { return bytes.IndexByte(source, 0) < 0 }

// lineStart returns where the line of an offset starts, or a nearer offset if
// that is out of reach.
func lineStart(source []byte, offset int) (from int, cut bool) {
	floor := max(0, offset-reach)
	if i := bytes.LastIndexByte(source[floor:offset], '\n'); i >= 0 {
		return floor + i + 1, false
	}
	from = floor
	if from > 0 {
		for from < offset && !utf8.RuneStart(source[from]) {
			from++
		}
		return from, true
	}
	return from, false
}

// lineEnd returns where the line of an offset ends, or a nearer offset if that is
// out of reach.
func lineEnd(source []byte, offset int) (to int, cut bool) {
	ceiling := min(len(source), offset+reach)
	if i := bytes.IndexByte(source[offset:ceiling], '\n'); i >= 0 {
		return offset + len(bytes.TrimRight(source[offset:offset+i], "\r")), false
	}
	to = ceiling
	if to < len(source) {
		for to > offset && !utf8.RuneStart(source[to]) {
			to--
		}
		return to, true
	}
	return to, false
}

// cell is a character as it is shown, and the columns that it takes up.
type cell struct {
	text    string
	columns int
}

func cells(source []byte) []cell {
	list := make([]cell, 0, len(source))
	for len(source) > 0 {
		r, size := utf8.DecodeRune(source)
		switch {
		case r == '\t':
			list = append(list, cell{strings.Repeat(" ", tabWidth), tabWidth})
		case safetext.Unsafe(r):
			shown := safetext.Shown(r)
			list = append(list, cell{shown, utf8.RuneCountInString(shown)})
		case size == 1 && r != utf8.RuneError:
			list = append(list, cell{string(source[:1]), 1})
		default:
			list = append(list, cell{string(r), runeColumns(r)})
		}
		source = source[size:]
	}
	return list
}

// runeColumns is the width of a character in a terminal.
func runeColumns(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	default:
		return 1
	}
}

func columns(list []cell) int {
	n := 0
	for _, c := range list {
		n += c.columns
	}
	return n
}

// last returns the end of a list of cells that is at most so many columns wide.
func last(list []cell, most int, cut bool) ([]cell, bool) {
	n := 0
	for i := len(list) - 1; i >= 0; i-- {
		if n += list[i].columns; n > most {
			return list[i+1:], true
		}
	}
	return list, cut
}

// first returns the start of a list of cells that is at most so many columns
// wide.
func first(list []cell, most int, cut bool) ([]cell, bool) {
	n := 0
	for i, c := range list {
		if n += c.columns; n > most {
			return list[:i], true
		}
	}
	return list, cut
}
