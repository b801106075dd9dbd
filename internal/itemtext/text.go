package itemtext

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
	"github.com/swmmquiz/swmmquiz/internal/richtext"
)

// MaxLength is the maximum number of bytes of a text that are analyzed. Texts of real questions are
// shorter, and without the limit a broken file would take minutes.
const MaxLength = 64 << 10

// Text is a text of an item or a topic in the forms that rules check. Offsets into Prose and
// offsets of tokens are also offsets into Raw.
type Text struct {
	// Raw is the text as written, up to MaxLength bytes.
	Raw string
	// Prose is Raw with code and TeX replaced by spaces, byte by byte.
	Prose string
	// Tokens are those of Prose; code and TeX are opaque tokens.
	Tokens []english.Token
	// Length is the number of characters that a reader sees; a TeX command
	// counts as one.
	Length int
	// Code, TeX and Strong are the spans of code, TeX and strong text, with their marks.
	// Formulas are the TeX nodes.
	Code, TeX, Strong []english.Span
	Formulas          []richtext.Node
	// Unbalanced are the marks without a partner.
	Unbalanced []richtext.Unbalanced

	parts  []part
	suffix string // what distinguishes the normal form of a text from others with the same first MaxLength bytes

	// Values that only some rules need are computed on first use. That is not safe
	// for concurrent use: an item belongs to one goroutine at a time.
	normal    lazy[string]
	sentences lazy[[]english.Sentence]
	content   lazy[[]string]
	numbers   lazy[[]string]
	unmarked  lazy[[]english.Span]
	measures  lazy[[]quantity.Measure]
	quantity  lazy[*quantity.Quantity] // nil if the text is not a quantity
}

// lazy is a value that is computed on first use.
type lazy[T any] struct {
	value T
	known bool
}

func (l *lazy[T]) get(compute func() T) T {
	if !l.known {
		l.value, l.known = compute(), true
	}
	return l.value
}

// New analyzes a text.
func New(raw string) Text {
	if len(raw) > MaxLength {
		t := New(strings.ToValidUTF8(raw[:MaxLength], ""))
		t.Length += utf8.RuneCountInString(raw[MaxLength:])
		t.suffix = fmt.Sprintf(" %x", sha256.Sum256([]byte(raw)))
		return t
	}
	t := Text{Raw: raw, Prose: raw}
	t.parts = []part{{kind: richtext.Text, text: raw, span: english.Span{Start: 0, End: len(raw)}}}
	if strings.IndexByte(raw, '`') >= 0 || strings.IndexByte(raw, '*') >= 0 || strings.IndexByte(raw, '$') >= 0 {
		var nodes []richtext.Node
		nodes, t.Unbalanced = richtext.Parse(raw)
		t.parts = t.collect(nodes, nil)
	}
	var opaque []english.Span
	for _, p := range t.parts {
		t.Length += p.length()
		switch p.kind {
		case richtext.Code:
			t.Code = append(t.Code, p.span)
		case richtext.TeX:
			t.TeX = append(t.TeX, p.span)
		default:
			continue
		}
		opaque = append(opaque, p.span)
	}
	if len(opaque) > 0 {
		prose := []byte(raw)
		for _, span := range opaque {
			for i := span.Start; i < span.End; i++ {
				prose[i] = ' '
			}
		}
		t.Prose = string(prose)
	}
	t.Tokens = english.Tokens(t.Prose, opaque...)
	return t
}

// part is a run of a text that is prose, code or TeX.
type part struct {
	kind richtext.Kind
	text string       // without its marks
	span english.Span // with its marks
}

// collect appends the parts of parsed nodes, and records strong text and formulas.
func (t *Text) collect(nodes []richtext.Node, parts []part) []part {
	for _, n := range nodes {
		span := english.Span{Start: n.Start, End: n.End}
		switch n.Kind {
		case richtext.Strong:
			t.Strong = append(t.Strong, span)
			parts = t.collect(n.Children, parts)
			continue
		case richtext.TeX:
			t.Formulas = append(t.Formulas, n)
		}
		parts = append(parts, part{n.Kind, n.Text, span})
	}
	return parts
}

// length returns the number of characters that a reader sees.
func (p part) length() int {
	if p.kind != richtext.TeX {
		return utf8.RuneCountInString(p.text)
	}
	n := 0
	for i := 0; i < len(p.text); i++ {
		switch c := p.text[i]; {
		case c == '\\':
			n++
			for i++; i+1 < len(p.text) && isLetter(p.text[i]) && isLetter(p.text[i+1]); {
				i++
			}
		case strings.IndexByte(" {}^_", c) < 0 && utf8.RuneStart(c):
			n++
		}
	}
	return n
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// Normal returns the form in which two texts are compared; see normalize.
func (t *Text) Normal() string {
	return t.normal.get(func() string { return normalize(t.parts) + t.suffix })
}

// Same reports whether two texts have the same normal form.
func (t *Text) Same(other *Text) bool { return !t.StartsUnlike(other) && t.Normal() == other.Normal() }

// StartsUnlike reports whether two texts start with different letters, as most do. Then their normal
// forms differ, and need not be computed.
func (t *Text) StartsUnlike(other *Text) bool {
	x, y := t.Raw, other.Raw
	return x != "" && y != "" && isLetter(x[0]) && isLetter(y[0]) && x[0]|0x20 != y[0]|0x20
}

// Sentences returns the sentences of the prose.
func (t *Text) Sentences() []english.Sentence {
	return t.sentences.get(func() []english.Sentence { return english.Sentences(t.Raw, t.Tokens) })
}

// Content returns the stems of the words that carry meaning, each once.
func (t *Text) Content() []string {
	return t.content.get(func() []string { return english.Content(t.Tokens) })
}

// Numbers returns the numbers of the text, including those in code and formulas.
func (t *Text) Numbers() []string {
	return t.numbers.get(func() (list []string) {
		for _, token := range t.Tokens {
			switch token.Kind {
			case english.Number:
				list = append(list, token.Word)
			case english.Opaque:
				list = append(list, english.Numbers(english.Tokens(t.Raw[token.Start:token.End]))...)
			}
		}
		return list
	})
}

// Measures returns the numbers with units in the prose.
func (t *Text) Measures() []quantity.Measure {
	return t.measures.get(func() []quantity.Measure { return quantity.Measures(t.Prose) })
}

// Quantity returns the text as a quantity, or nil if it is not one.
func (t *Text) Quantity() *quantity.Quantity {
	return t.quantity.get(func() *quantity.Quantity {
		if q, ok := quantity.Parse(t.Raw); ok {
			return &q
		}
		return nil
	})
}

// Words returns the words of the normal form.
func (t *Text) Words() []string { return strings.Fields(t.Normal()) }

// IsStrong reports whether the span is within strong text.
func (t *Text) IsStrong(span english.Span) bool {
	return slices.ContainsFunc(t.Strong, func(strong english.Span) bool {
		return strong.Start <= span.Start && span.End <= strong.End
	})
}

// IsEmphasized reports whether the span is within strong text or between two
// equal marks of emphasis, as in "_not_".
func (t *Text) IsEmphasized(span english.Span) bool {
	if t.IsStrong(span) {
		return true
	}
	if span.Start == 0 || span.End >= len(t.Raw) {
		return false
	}
	before := t.Raw[span.Start-1]
	return before == t.Raw[span.End] && (before == '_' || before == '*')
}

// AllMarkup reports whether the text consists only of code or TeX.
func (t *Text) AllMarkup() bool {
	return len(t.Code)+len(t.TeX) > 0 && strings.TrimSpace(t.Prose) == ""
}

// InProse reports whether the byte at an offset is neither in code nor in TeX.
func (t *Text) InProse(offset int) bool {
	return !overlap(t.Code, offset, offset+1) && !overlap(t.TeX, offset, offset+1)
}

// IsPlain reports whether nothing from start to end of the text is code or TeX, or
// looks like it.
func (t *Text) IsPlain(start, end int) bool {
	return !overlap(t.Code, start, end) && !overlap(t.TeX, start, end) && !overlap(t.Unmarked(), start, end)
}

func overlap(spans []english.Span, start, end int) bool {
	return slices.ContainsFunc(spans, func(span english.Span) bool { return span.Start < end && start < span.End })
}

// HasGap reports whether a text has a blank before its last word. The options of such a
// stem fill the blank, so their grammatical form may be what the question is about. In code, only three
// underscores count: dashes underline the headings of quoted input, and two underscores can be in a name.
func (t *Text) HasGap() bool {
	end := len(strings.TrimRight(t.Raw, " .?:_-…)"))
	prose := t.Prose[:end]
	return strings.Contains(t.Raw[:end], "___") || strings.Contains(prose, "__") || strings.Contains(prose, "---")
}

// Phrase returns the text from the first to the last of the given tokens.
func (t *Text) Phrase(tokens ...english.Token) string {
	return t.Raw[tokens[0].Start:tokens[len(tokens)-1].End]
}
