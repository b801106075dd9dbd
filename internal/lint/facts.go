package lint

import (
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// Facts are what several rules want to know of an item, worked out once.
type Facts struct {
	Stem        Text
	Options     []Text
	Explanation Text
	Rationales  []Text
}

// Text is a text of an item in the forms that rules compare.
type Text struct {
	// Raw is the text as the author wrote it.
	Raw string
	// Prose is Raw with code and TeX blanked out: the same length, so that
	// an offset into it is one into Raw.
	Prose string
	// Normal is the form for comparison: two texts with the same one look
	// the same to a reader. See normalize.
	Normal string
	// Length is the number of characters that a reader sees, about: a TeX
	// command counts as one.
	Length int
}

// Words are the words of the normal form.
func (t *Text) Words() []string { return strings.Fields(t.Normal) }

func newFacts(q *bank.Question) Facts {
	return Facts{Stem: NewText(q.Q), Options: texts(q.Options), Explanation: NewText(q.Explanation), Rationales: texts(q.Rationales)}
}

func texts(raw []string) []Text {
	list := make([]Text, len(raw))
	for i, text := range raw {
		list[i] = NewText(text)
	}
	return list
}

// NewText works out the forms of a text.
func NewText(raw string) Text {
	parts := split(raw)
	t := Text{Raw: raw, Prose: raw, Normal: normalize(parts)}
	for _, part := range parts {
		t.Length += part.length()
	}
	if len(parts) > 1 || len(parts) == 1 && parts[0].kind != prose {
		var b strings.Builder
		for _, part := range parts {
			if part.kind == prose {
				b.WriteString(raw[part.start:part.end])
			} else {
				b.WriteString(strings.Repeat(" ", part.end-part.start))
			}
		}
		t.Prose = b.String()
	}
	return t
}

// part is a stretch of a text: prose, code or TeX.
type part struct {
	kind       partKind
	text       string // without its marks
	start, end int    // with its marks
}

type partKind int

const (
	prose partKind = iota
	code
	tex
)

// split cuts a text at `code` and $TeX$. An opening mark without a closing one
// is prose.
func split(raw string) []part {
	var parts []part
	from := 0
	for i := 0; i < len(raw); {
		kind, end := prose, 0
		switch raw[i] {
		case '\\':
			i += 2 // an escaped mark
			continue
		case '`':
			kind, end = code, strings.IndexByte(raw[i+1:], '`')
		case '$':
			kind, end = tex, closingDollar(raw[i+1:])
		}
		if kind == prose || end <= 0 {
			i++
			continue
		}
		if i > from {
			parts = append(parts, part{prose, raw[from:i], from, i})
		}
		stop := i + end + 2
		parts = append(parts, part{kind, raw[i+1 : stop-1], i, stop})
		i, from = stop, stop
	}
	if from < len(raw) {
		parts = append(parts, part{prose, raw[from:], from, len(raw)})
	}
	return parts
}

// closingDollar finds the dollar sign that ends TeX. "$5 and $6" is money: TeX
// neither starts nor ends with a space.
func closingDollar(s string) int {
	if s == "" || s[0] == ' ' {
		return -1
	}
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] == '$':
			if s[i-min(i, 1)] == ' ' {
				return -1
			}
			return i
		}
	}
	return -1
}

// length counts the characters that a reader sees.
func (p part) length() int {
	switch p.kind {
	case code:
		return utf8.RuneCountInString(p.text)
	case prose:
		return utf8.RuneCountInString(p.text) - 2*strings.Count(p.text, "**")
	}
	n := 0
	for i := 0; i < len(p.text); i++ {
		switch c := p.text[i]; {
		case c == '\\':
			n++
			for i+1 < len(p.text) && isLetter(p.text[i+1]) {
				i++
			}
		case strings.IndexByte(" {}^_", c) < 0 && utf8.RuneStart(c):
			n++
		}
	}
	return n
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
