// Package richtext parses the markup of the bank's texts: `code`, **strong**,
// $TeX$, and code blocks between lines of three backticks. All other text is
// shown as written.
package richtext

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Kind is the kind of a Node.
type Kind int

// The kinds of Node.
const (
	Text Kind = iota
	Code
	Strong
	TeX
)

// Node is a piece of text.
type Node struct {
	Kind Kind
	// Text is the text between the marks. That of a code block excludes the line
	// breaks next to the fences. Text is empty for Strong.
	Text string
	// Children are the nodes of Strong.
	Children []Node
	// Start and End are byte offsets into the parsed text, marks included.
	Start, End int
}

// Unbalanced is a mark without a partner, or with nothing between it and its partner. It
// is shown as written.
type Unbalanced struct {
	// Offset is the mark's byte offset.
	Offset int
	// Mark is "`", "```", "**" or "$".
	Mark string
}

// Parse splits a text into nodes. Unbalanced marks are text, and are also
// returned so that lint can report them.
//
// Dollar signs enclose TeX much as in Pandoc: the opening one is not followed by a
// space, and the closing one, the next that is not escaped as \$, does not follow a
// space and is not followed by a digit. So "costs $5 and $6" is plain text. Unlike in
// Pandoc, the opening one may follow a backslash, because outside of TeX a backslash
// has no meaning.
func Parse(text string) ([]Node, []Unbalanced) {
	p := parser{src: text}
	nodes := p.parse(0, len(text), true)
	return nodes, p.unbalanced
}

// Plain returns the text without its marks. TeX stays as written.
func Plain(text string) string {
	nodes, _ := Parse(text)
	var plain strings.Builder
	writePlain(&plain, nodes)
	return plain.String()
}

func writePlain(w *strings.Builder, nodes []Node) {
	for _, n := range nodes {
		w.WriteString(n.Text)
		writePlain(w, n.Children)
	}
}

type parser struct {
	src        string
	unbalanced []Unbalanced
	// last is the last search for each kind of closing mark. It keeps the time
	// linear for a text full of opening marks.
	last [3]search
}

// The kinds of closing marks.
const (
	codeMark = iota
	texMark
	fenceMark
)

// search is the outcome of a search for a closing mark: there is none at or after start
// and before end. If found is true, there is one at end.
type search struct {
	start, end int
	found      bool
}

// parse parses src[start:end]. If strong is false, ** and code blocks are plain
// text there.
func (p *parser) parse(start, end int, strong bool) []Node {
	var nodes []Node
	plain := start // start of the text not yet in a node
	flush := func(to int) {
		if plain < to {
			nodes = append(nodes, Node{Kind: Text, Text: p.src[plain:to], Start: plain, End: to})
		}
	}
	for i := start; i < end; {
		if strong && p.opensFence(i, end) {
			node, closed := p.codeBlock(i, end)
			if !closed {
				p.unbalanced = append(p.unbalanced, Unbalanced{i, fence})
				i += len(fence)
				continue
			}
			flush(i)
			nodes = append(nodes, node)
			i, plain = node.End, node.End
			continue
		}
		mark, partner := p.markAt(i, end, strong)
		if mark == "" {
			i++
			continue
		}
		if partner < 0 {
			p.unbalanced = append(p.unbalanced, Unbalanced{i, mark})
			i += len(mark)
			continue
		}
		flush(i)
		inner, after := i+len(mark), partner+len(mark)
		node := Node{Start: i, End: after}
		switch mark {
		case "`":
			node.Kind, node.Text = Code, p.src[inner:partner]
		case "$":
			node.Kind, node.Text = TeX, p.src[inner:partner]
		default:
			node.Kind, node.Children = Strong, p.parse(inner, partner, false)
		}
		nodes = append(nodes, node)
		i, plain = after, after
	}
	flush(end)
	return nodes
}

// fence starts the line before and the line after the code. The line before may name
// a language.
const fence = "```"

// opensFence reports whether a code block starts at i.
func (p *parser) opensFence(i, end int) bool {
	if !strings.HasPrefix(p.src[i:end], fence) || i > 0 && p.src[i-1] != '\n' {
		return false
	}
	language, _, more := strings.Cut(p.src[i+len(fence):min(end, i+len(fence)+maxLanguageBytes)], "\n")
	return more && !strings.ContainsAny(language, "` ")
}

// maxLanguageBytes is the maximum length of a language name with its line break, in bytes.
const maxLanguageBytes = 30

// codeBlock parses the code block at i. It reports false if the block is not
// closed or has no lines.
func (p *parser) codeBlock(i, end int) (Node, bool) {
	first := i + strings.IndexByte(p.src[i:end], '\n')
	closing := p.find(fenceMark, first, end, func(j int) bool {
		return p.src[j] == '\n' && strings.HasPrefix(p.src[j+1:end], fence)
	})
	if closing < 0 {
		return Node{}, false
	}
	return Node{Kind: Code, Text: p.src[first+1 : closing], Start: i, End: closing + 1 + len(fence)}, true
}

// markAt returns the opening mark at i, or "", and the offset of its closing
// mark, or -1 if there is none before end.
func (p *parser) markAt(i, end int, strong bool) (mark string, closing int) {
	rest := p.src[i:end]
	switch {
	case rest[0] == '`':
		return "`", p.find(codeMark, i+1, end, func(j int) bool { return p.src[j] == '`' })
	case strong && strings.HasPrefix(rest, "**"):
		return "**", p.findStrongEnd(i+2, end)
	case rest[0] == '$':
		next, _ := utf8.DecodeRuneInString(rest[1:])
		if len(rest) == 1 || unicode.IsSpace(next) {
			return "", -1 // a plain dollar sign
		}
		closing := p.find(texMark, i+1, end, func(j int) bool { return p.src[j] == '$' && !p.escaped(j) })
		if closing >= 0 && !p.closesTeX(closing) {
			closing = -1
		}
		if closing < 0 && unicode.IsDigit(next) {
			return "", -1 // a price
		}
		return "$", closing
	default:
		return "", -1
	}
}

// find returns the first offset at or after from at which closes returns true.
// It returns -1 if there is none, or if nothing is between the marks.
func (p *parser) find(mark int, from, end int, closes func(int) bool) int {
	at, found := from, false
	if last := p.last[mark]; last.start <= from && from <= last.end {
		at, found = last.end, last.found
	}
	for ; at < end && !found; at++ {
		if found = closes(at); found {
			break
		}
	}
	p.last[mark] = search{from, at, found}
	if !found || at == from || at >= end {
		return -1
	}
	return at
}

func (p *parser) closesTeX(j int) bool {
	before, _ := utf8.DecodeLastRuneInString(p.src[:j])
	after, _ := utf8.DecodeRuneInString(p.src[j+1:])
	return !unicode.IsSpace(before) && !unicode.IsDigit(after)
}

// escaped reports whether an odd number of backslashes precedes j. Each pair
// of them is \\, which ends a line in TeX.
func (p *parser) escaped(j int) bool {
	k := j
	for k > 0 && p.src[k-1] == '\\' {
		k--
	}
	return (j-k)%2 == 1
}

// findStrongEnd returns the offset of the ** that ends strong text, or -1. It skips code
// and TeX. Strong text does not contain code blocks.
func (p *parser) findStrongEnd(from, end int) int {
	for j := from; j < end; {
		if p.opensFence(j, end) {
			if _, closed := p.codeBlock(j, end); closed {
				return -1
			}
			j += len(fence)
			continue
		}
		if j > from && strings.HasPrefix(p.src[j:end], "**") {
			return j
		}
		mark, closing := p.markAt(j, end, false)
		if mark != "" && closing >= 0 {
			j = closing + len(mark)
		} else {
			j++
		}
	}
	return -1
}
