package bank

import (
	"bytes"
	"sort"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
	"unsafe"

	"github.com/go-json-experiment/json/jsontext"
)

// Document is one JSON file with the place of every value in it.
type Document struct {
	// Path is the file's name as messages show it.
	Path string
	// Source is the content of the file. It must not change, because texts of the
	// bank point into it. Spans are offsets into it.
	Source []byte

	nodes []node  // nodes[0] is the top-level value; empty if the source cannot be parsed
	top   []int32 // children of nodes[0] in order
	lines []int32 // offsets at which lines start
	// members maps each object with at least manyMembers members to its children by
	// name. The children of other objects are searched one by one.
	members map[int32]map[string]int32

	marked sync.Once
	marks  []mark
}

// mark is the number of characters before an offset. Marks are about markDistance
// bytes apart: counting from the start of the line would take too long in a file that
// is one line of many megabytes with thousands of findings.
type mark struct{ offset, characters int }

const markDistance = 4096

// node is one JSON value. The children of arrays and objects form a list.
type node struct {
	key, value  span32
	parent      int32
	first, next int32 // 0 means none: node 0 is nobody's child
	index       int32 // place among the parent's children
	kind        jsontext.Kind
}

// span32 is a Span in half the memory; files are at most MaxSize long.
type span32 struct{ start, end int32 }

func (s span32) wide() Span { return Span{int(s.start), int(s.end)} }

// newDocument returns a document whose nodes are not yet read; see index.
func newDocument(path string, source []byte) *Document {
	// Count the lines first: a slice that grows takes several times its final size.
	d := &Document{Path: path, Source: source, lines: make([]int32, 1, bytes.Count(source, []byte{'\n'})+1)}
	for start := 0; ; {
		n := bytes.IndexByte(source[start:], '\n')
		if n < 0 {
			return d
		}
		start += n + 1
		d.lines = append(d.lines, int32(start))
	}
}

// Position returns the line and column of a byte offset, both starting at 1. The column
// counts characters.
func (d *Document) Position(offset int) Position {
	offset = min(max(offset, 0), len(d.Source))
	line := sort.Search(len(d.lines), func(i int) bool { return int(d.lines[i]) > offset }) - 1
	start := int(d.lines[line])
	if line == 0 && bytes.HasPrefix(d.Source, []byte(byteOrderMark)) && offset >= 3 {
		start = 3 // the byte order mark takes no column
	}
	if offset-start < 2*markDistance {
		return Position{Line: line + 1, Column: utf8.RuneCount(d.Source[start:offset]) + 1}
	}
	return Position{Line: line + 1, Column: d.characters(offset) - d.characters(start) + 1}
}

// characters returns the number of characters before an offset.
func (d *Document) characters(offset int) int {
	d.marked.Do(func() {
		last := mark{}
		d.marks = make([]mark, 1, len(d.Source)/markDistance+1)
		for next := markDistance; next < len(d.Source); next += markDistance {
			for next < len(d.Source) && !utf8.RuneStart(d.Source[next]) {
				next++
			}
			last = mark{next, last.characters + utf8.RuneCount(d.Source[last.offset:next])}
			d.marks = append(d.marks, last)
		}
	})
	i := sort.Search(len(d.marks), func(i int) bool { return d.marks[i].offset > offset }) - 1
	return d.marks[i].characters + utf8.RuneCount(d.Source[d.marks[i].offset:offset])
}

// Line returns the text of a line, numbered from 1, without its line ending.
func (d *Document) Line(number int) string {
	if number < 1 || number > len(d.lines) {
		return ""
	}
	end := len(d.Source)
	if number < len(d.lines) {
		end = int(d.lines[number])
	}
	return strings.TrimRight(string(d.Source[d.lines[number-1]:end]), "\r\n")
}

// Value returns the span of the value at a JSON pointer such as "/41/options/2".
func (d *Document) Value(pointer string) (Span, bool) {
	n, ok := d.lookup(pointer)
	if !ok {
		return Span{}, false
	}
	return d.nodes[n].value.wide(), true
}

// Key returns the span of the name of the object member at a JSON pointer, with its
// quotes.
func (d *Document) Key(pointer string) (Span, bool) {
	n, ok := d.lookup(pointer)
	if !ok || d.nodes[n].key.end == 0 {
		return Span{}, false
	}
	return d.nodes[n].key.wide(), true
}

func (d *Document) lookup(pointer string) (int32, bool) {
	if len(d.nodes) == 0 || (pointer != "" && pointer[0] != '/') {
		return 0, false
	}
	n := int32(0)
	_, pointer, more := strings.Cut(pointer, "/")
	for more {
		var token string
		token, pointer, more = strings.Cut(pointer, "/")
		child, ok := d.child(n, unescapePointer.Replace(token))
		if !ok {
			return 0, false
		}
		n = child
	}
	return n, true
}

// child finds a member of an object by name, or an element of an array by index. If
// several members have the name, it returns the first.
func (d *Document) child(n int32, name string) (int32, bool) {
	switch d.nodes[n].kind {
	case '{':
		if members, many := d.members[n]; many {
			c, ok := members[name]
			return c, ok
		}
		for c := d.nodes[n].first; c != 0; c = d.nodes[c].next {
			if d.name(c) == name {
				return c, true
			}
		}
	case '[':
		index, err := strconv.Atoi(name)
		if err != nil || index < 0 || strconv.Itoa(index) != name {
			return 0, false
		}
		return d.element(n, index)
	}
	return 0, false
}

// element finds the index-th child. Nodes are numbered in the order of the
// file, so the nodes below n are contiguous, which allows a binary search.
func (d *Document) element(n int32, index int) (int32, bool) {
	if n == 0 {
		if index >= len(d.top) {
			return 0, false
		}
		return d.top[index], true
	}
	low, high := n+1, d.after(n)
	for low < high {
		child := low + (high-low)/2
		for d.nodes[child].parent != n {
			child = d.nodes[child].parent
		}
		switch found := int(d.nodes[child].index); {
		case found == index:
			return child, true
		case found < index:
			low = d.after(child)
		default:
			high = child
		}
	}
	return 0, false
}

// after returns the index of the first node after n and its descendants.
func (d *Document) after(n int32) int32 {
	for ; n != 0; n = d.nodes[n].parent {
		if next := d.nodes[n].next; next != 0 {
			return next
		}
	}
	return int32(len(d.nodes))
}

// name returns the decoded name of an object member.
func (d *Document) name(n int32) string { return d.text(d.nodes[n].key) }

// text decodes the JSON string at a span. A string without escapes is a view of
// the source, which does not change. Copying every text would double the memory of a
// large bank.
func (d *Document) text(s span32) string {
	raw := d.Source[s.start:s.end]
	if inner := raw[1 : len(raw)-1]; bytes.IndexByte(inner, '\\') < 0 {
		return unsafe.String(unsafe.SliceData(inner), len(inner))
	}
	text, err := jsontext.AppendUnquote(nil, raw)
	if err != nil {
		return string(raw)
	}
	return string(text)
}

// maxPointerBytes is the maximum length of a pointer, in bytes. Thousands of problems
// in a member with a name of 1 MB would need gigabytes for their pointers.
const maxPointerBytes = 500

// pointer returns the JSON pointer of a node, or of its nearest ancestor whose
// pointer is short enough.
func (d *Document) pointer(n int32) string {
	pointer, _ := d.pointerUpTo(n)
	return pointer
}

// pointerUpTo is like pointer, but also reports whether the pointer is that of the node itself.
func (d *Document) pointerUpTo(n int32) (pointer string, complete bool) {
	if n == 0 {
		return "", true
	}
	parent := d.nodes[n].parent
	before, complete := d.pointerUpTo(parent)
	key := d.nodes[n].key
	if !complete || int(key.end-key.start) > maxPointerBytes {
		return before, false
	}
	token := strconv.Itoa(int(d.nodes[n].index))
	if d.nodes[parent].kind == '{' {
		token = escapePointer.Replace(d.name(n))
	}
	if len(before)+1+len(token) > maxPointerBytes {
		return before, false
	}
	return before + "/" + token, true
}

var (
	escapePointer   = strings.NewReplacer("~", "~0", "/", "~1")
	unescapePointer = strings.NewReplacer("~1", "/", "~0", "~")
)

// EscapePointer escapes a name for use as a token of a JSON pointer (RFC 6901).
func EscapePointer(name string) string { return escapePointer.Replace(name) }
