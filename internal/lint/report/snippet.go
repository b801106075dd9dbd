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
	// snippetWidth is the maximum number of columns of a source line that are shown.
	snippetWidth = 100
	// snippetLead is the maximum number of columns before the place if the line is too
	// long to be shown completely.
	snippetLead = 30
	// reach is the maximum number of bytes read on each side of the start of a place,
	// because a line can be as long as the file.
	reach = 4 * snippetWidth
	// tab is what a tab is shown as.
	tab      = "  "
	ellipsis = "…"
)

// snippet returns the source line of a place, clipped around it, and a line that marks the
// place with a caret and tildes. ok is false if the file is empty or the place is in binary data.
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
	before, place, after := visible(source[from:start]), visible(source[start:end]), visible(source[end:to])
	if columns(before+place+after) > snippetWidth || cutBefore || cutAfter {
		lead, width := before, columns(before)
		for width > snippetLead {
			r, size := utf8.DecodeRuneInString(lead)
			lead, width = lead[size:], width-text.RuneWidth(r)
		}
		rest := text.Trim(place+after, snippetWidth-width)
		cutBefore, cutAfter = cutBefore || lead != before, cutAfter || rest != place+after
		before, place = lead, rest[:min(len(place), len(rest))]
		after = rest[len(place):]
	}
	if cutBefore {
		before = ellipsis + before
	}
	if cutAfter {
		after += ellipsis
	}
	marks = strings.Repeat(" ", columns(before)) + "^" + strings.Repeat("~", max(0, columns(place)-1))
	return strings.TrimRight(before+place+after, " "), marks, true
}

// visible replaces tabs and makes unsafe characters visible.
func visible(source []byte) string {
	return safetext.Lines(strings.ReplaceAll(string(source), "\t", tab))
}

func columns(line string) int { return text.StringWidthWithoutEscSequences(line) }
