package bank

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"
)

const (
	byteOrderMark = "\xef\xbb\xbf"
	// maxDepth is the deepest nesting that is read. A bank needs ten levels, for
	// the points of a chart.
	maxDepth = 64
	// checkInterval is the number of small steps between two checks of the context.
	checkInterval = 4096
	// manyMembers is the smallest number of members for which an object gets a
	// table of its members.
	manyMembers = 32
	// bytesPerValue is less than the average number of bytes per value in a typical
	// bank. It sizes the list of nodes in advance, as a list that grows takes several
	// times its final size.
	bytesPerValue = 30
	// space is the white space of JSON.
	space = " \t\r\n"
)

// index reads all tokens of the document once and notes where each value is.
// It reports what keeps the file from being JSON in UTF-8, and duplicate names. emptyHint says what
// to write into an empty file.
func (d *Document) index(ctx context.Context, emptyHint string, report func(Problem)) {
	start := 0
	if bytes.HasPrefix(d.Source, []byte(byteOrderMark)) {
		start = len(byteOrderMark)
		report(Problem{Kind: KindByteOrderMark, Doc: d, Span: Span{0, start},
			Message: "the file starts with a byte order mark", Hint: "save it as UTF-8 without BOM"})
	}
	if len(bytes.TrimSpace(d.Source[start:])) == 0 {
		report(Problem{
			Kind:    KindSyntax,
			Doc:     d,
			Span:    Span{start, start},
			Message: "the file is empty",
			Hint:    emptyHint,
		})
		return
	}
	if !d.checkEncoding(report) {
		return
	}
	d.nodes = make([]node, 0, len(d.Source)/bytesPerValue+1)
	r := reader{doc: d, base: start, dec: jsontext.NewDecoder(bytes.NewBuffer(d.Source[start:]), jsontext.AllowDuplicateNames(true))}
	if err := r.readAll(ctx); err != nil {
		if ctx.Err() == nil {
			report(r.problem(err))
		}
		d.nodes, d.top = nil, nil
		return
	}
	if end := r.offset(); len(bytes.TrimLeft(d.Source[end:], space)) > 0 {
		rest := len(d.Source) - len(bytes.TrimLeft(d.Source[end:], space))
		report(Problem{Kind: KindTrailingData, Doc: d, Span: Span{rest, rest + 1},
			Message: "there is more after the end of the JSON value",
			Hint:    "delete the rest, or move it into that value: a file contains one value"})
	}
	for c := d.nodes[0].first; c != 0; c = d.nodes[c].next {
		d.top = append(d.top, c)
	}
	d.checkNames(report)
}

// checkEncoding reports a file that is not text in UTF-8, and returns false for it.
func (d *Document) checkEncoding(report func(Problem)) bool {
	fail := func(offset int, message, hint string) bool {
		report(Problem{Kind: KindEncoding, Doc: d, Span: Span{offset, min(offset+1, len(d.Source))}, Message: message, Hint: hint})
		return false
	}
	head := d.Source[:min(len(d.Source), 4)]
	switch {
	case bytes.HasPrefix(head, []byte{0xff, 0xfe}) || bytes.HasPrefix(head, []byte{0xfe, 0xff}):
		return fail(0, "the file is UTF-16, expected UTF-8", "save it as UTF-8")
	case len(head) >= 2 && (head[0] == 0) != (head[1] == 0):
		return fail(0, "the file looks like UTF-16, expected UTF-8", "save it as UTF-8")
	case bytes.IndexByte(d.Source, 0) >= 0:
		return fail(bytes.IndexByte(d.Source, 0), "the file is binary, expected JSON text", "check the path: the file is not a text file")
	case utf8.Valid(d.Source):
		return true
	}
	offset := 0
	for offset < len(d.Source) {
		r, size := utf8.DecodeRune(d.Source[offset:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		offset += size
	}
	return fail(offset, fmt.Sprintf("byte 0x%02x is not valid UTF-8", d.Source[offset]), "save the file as UTF-8")
}

// reader fills a document's nodes from a decoder's tokens.
type reader struct {
	doc  *Document
	dec  *jsontext.Decoder
	base int // offset of the decoder's first byte
	// open are the arrays and objects not yet closed; last is the last child
	// of each.
	open, last []int32
}

func (r *reader) offset() int { return r.base + int(r.dec.InputOffset()) }

var errDepth = errors.New("nested too deeply")

func (r *reader) readAll(ctx context.Context) error {
	var key span32
	for tokens := 0; ; tokens++ {
		if tokens%checkInterval == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		kind := r.dec.PeekKind()
		switch kind {
		case '}', ']':
			if _, err := r.dec.ReadToken(); err != nil {
				return err
			}
			top := r.open[len(r.open)-1]
			r.doc.nodes[top].value.end = int32(r.offset())
			r.open, r.last = r.open[:len(r.open)-1], r.last[:len(r.last)-1]
		case '{', '[':
			if _, err := r.dec.ReadToken(); err != nil {
				return err
			}
			if len(r.open) == maxDepth {
				return errDepth
			}
			end := int32(r.offset())
			n := r.add(kind, key, span32{end - 1, end})
			r.open, r.last = append(r.open, n), append(r.last, 0)
			key = span32{}
		default:
			raw, err := r.dec.ReadValue()
			if err != nil {
				return err
			}
			end := int32(r.offset())
			span := span32{end - int32(len(raw)), end}
			if kind == '"' && key.end == 0 && r.inObject() {
				key = span
				continue
			}
			r.add(kind, key, span)
			key = span32{}
		}
		if len(r.open) == 0 {
			return nil
		}
	}
}

func (r *reader) inObject() bool {
	return len(r.open) > 0 && r.doc.nodes[r.open[len(r.open)-1]].kind == '{'
}

// add appends a node as the last child of the innermost open one.
func (r *reader) add(kind jsontext.Kind, key, value span32) int32 {
	n := int32(len(r.doc.nodes))
	added := node{kind: kind, key: key, value: value}
	if depth := len(r.open); depth > 0 {
		added.parent = r.open[depth-1]
		if last := r.last[depth-1]; last != 0 {
			r.doc.nodes[last].next = n
			added.index = r.doc.nodes[last].index + 1
		} else {
			r.doc.nodes[added.parent].first = n
		}
		r.last[depth-1] = n
	}
	r.doc.nodes = append(r.doc.nodes, added)
	return n
}

// problem describes where and why reading stopped.
func (r *reader) problem(err error) Problem {
	offset := r.offset()
	p := Problem{Kind: KindSyntax, Doc: r.doc, Span: Span{offset, min(offset+1, len(r.doc.Source))}}
	var syntax *jsontext.SyntacticError
	switch {
	case errors.Is(err, errDepth):
		p.Span = Span{offset - 1, offset}
		p.Message = fmt.Sprintf("nested more than %d levels deep", maxDepth)
		p.Hint = "check the brackets: no bank file needs more than ten levels"
		return p
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		end := len(bytes.TrimRight(r.doc.Source, space))
		p.Span = Span{max(end-1, 0), end}
		p.Message = "the file ends in the middle of the JSON value"
		p.Hint = "complete the file, which may be cut off" + r.missingBrackets()
		return p
	case errors.As(err, &syntax):
		offset = r.base + int(syntax.ByteOffset)
		p.Span = Span{offset, min(offset+1, len(r.doc.Source))}
		p.Message, p.Hint = explain(syntax.Err.Error(), r.doc.Source[:offset], r.doc.Source[offset:])
		return p
	}
	p.Message = err.Error()
	return p
}

// missingBrackets returns the end of a hint that names the brackets needed to close what is
// open, or "" if nothing is.
func (r *reader) missingBrackets() string {
	var closing strings.Builder
	for i := len(r.open) - 1; i >= 0; i-- {
		if r.doc.nodes[r.open[i]].kind == '{' {
			closing.WriteByte('}')
		} else {
			closing.WriteByte(']')
		}
	}
	if closing.Len() == 0 {
		return ""
	}
	return ": add at least " + closing.String() + " at the end"
}

// checkNames reports names that an object has more than once, and keeps tables of the
// members of large objects.
func (d *Document) checkNames(report func(Problem)) {
	seen := map[string]int32{}
	for n := range d.nodes {
		if d.nodes[n].kind != '{' {
			continue
		}
		for c := d.nodes[n].first; c != 0; c = d.nodes[c].next {
			name := d.name(c)
			first, duplicate := seen[name]
			if !duplicate {
				seen[name] = c
				continue
			}
			report(Problem{Kind: KindDuplicateKey, Doc: d, Span: d.nodes[c].key.wide(), Pointer: d.pointer(c),
				Message: fmt.Sprintf("field %s is a duplicate", quote(name)),
				Hint:    "delete one of them",
				Related: []Related{{Doc: d, Span: d.nodes[first].key.wide(), Pointer: d.pointer(first), Message: "first here"}},
			})
		}
		if len(seen) < manyMembers {
			clear(seen)
			continue
		}
		if d.members == nil {
			d.members = map[int32]map[string]int32{}
		}
		d.members[int32(n)] = seen
		seen = map[string]int32{}
	}
}
