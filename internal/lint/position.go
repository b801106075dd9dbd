package lint

import (
	"bytes"
	"sort"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// every is the distance in bytes between two known positions of a positions
// index.
const every = 4096

// positions finds lines and columns in a document without reading its line from
// the start each time: a bank may be one line of many megabytes with thousands
// of findings in it.
type positions struct {
	doc   *bank.Document
	known []known // in ascending order of offset
}

type known struct {
	offset int
	at     bank.Position
}

// newPositions reads the document once.
func newPositions(doc *bank.Document) *positions {
	p := &positions{doc: doc}
	start := 0
	if bytes.HasPrefix(doc.Source, []byte("\ufeff")) {
		start = len("\ufeff") // the mark takes no column
	}
	last := known{start, bank.Position{Line: 1, Column: 1}}
	p.known = append(p.known, last)
	for offset := start + every; offset < len(doc.Source); offset += every {
		for offset < len(doc.Source) && !utf8.RuneStart(doc.Source[offset]) {
			offset++
		}
		last = known{offset, p.advance(last, offset)}
		p.known = append(p.known, last)
	}
	return p
}

// find gives the position of an offset: what Document.Position gives.
func (p *positions) find(offset int) bank.Position {
	offset = min(max(offset, 0), len(p.doc.Source))
	i := sort.Search(len(p.known), func(i int) bool { return p.known[i].offset > offset })
	if i == 0 {
		return p.doc.Position(offset)
	}
	return p.advance(p.known[i-1], offset)
}

// advance goes from a known place forward to an offset.
func (p *positions) advance(from known, offset int) bank.Position {
	between := p.doc.Source[from.offset:offset]
	at := from.at
	if i := bytes.LastIndexByte(between, '\n'); i >= 0 {
		at.Line += bytes.Count(between, []byte{'\n'})
		at.Column = 1
		between = between[i+1:]
	}
	at.Column += utf8.RuneCount(between)
	return at
}

// position is the line and column of an offset in one of the bank's documents.
func (r *run) position(doc *bank.Document, offset int) bank.Position {
	if r.positions[doc] == nil {
		if r.positions == nil {
			r.positions = map[*bank.Document]*positions{}
		}
		r.positions[doc] = newPositions(doc)
	}
	return r.positions[doc].find(offset)
}
