package report

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/jedib0t/go-pretty/v6/text"

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
	from, to := max(0, start-reach), min(len(source), start+reach)
	if len(source) == 0 || bytes.IndexByte(source[from:to], 0) >= 0 { // binary data
		return "", "", false
	}
	cutBefore, cutAfter := from > 0, to < len(source)
	if i := bytes.LastIndexByte(source[from:start], '\n'); i >= 0 {
		from, cutBefore = from+i+1, false
	}
	if i := bytes.IndexByte(source[start:to], '\n'); i >= 0 {
		to, cutAfter = start+len(bytes.TrimRight(source[start:start+i], "\r")), false
	}
	for from < start && !utf8.RuneStart(source[from]) {
		from++
	}
	for to > start && cutAfter && !utf8.RuneStart(source[to]) {
		to--
	}
	end := min(max(l.Span.End, start), to)
	before, place, after := cells(source[from:start]), cells(source[start:end]), cells(source[end:to])
	if total := columns(before) + columns(place) + columns(after); total > snippetWidth || cutBefore || cutAfter {
		before, cutBefore = last(before, snippetLead, cutBefore)
		room := snippetWidth - columns(before)
		place, cutAfter = first(place, room, cutAfter)
		after, cutAfter = first(after, room-columns(place), cutAfter)
	}
	var b strings.Builder
	lead := columns(before)
	if cutBefore {
		b.WriteString(ellipsis)
		lead++
	}
	for _, part := range [][]cell{before, place, after} {
		for _, c := range part {
			b.WriteString(c.text)
		}
	}
	if cutAfter {
		b.WriteString(ellipsis)
	}
	return strings.TrimRight(b.String(), " "), strings.Repeat(" ", lead) + "^" + strings.Repeat("~", max(0, columns(place)-1)), true
}

// cell is a character as it is shown, and the columns that it takes up.
type cell struct {
	text    string
	columns int
}

func cells(source []byte) []cell {
	list := make([]cell, 0, len(source))
	for _, r := range string(source) {
		c := cell{string(r), text.RuneWidth(r)}
		switch {
		case r == '\t':
			c = cell{strings.Repeat(" ", tabWidth), tabWidth}
		case safetext.Unsafe(r):
			c.text = safetext.Shown(r)
			c.columns = utf8.RuneCountInString(c.text)
		}
		list = append(list, c)
	}
	return list
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
