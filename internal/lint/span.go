package lint

import (
	"bytes"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// withinCache finds parts of decoded strings in the source. It remembers the last
// string, because a long one may have hundreds of findings.
type withinCache struct {
	doc     *bank.Document
	value   bank.Span
	offsets []int // where in the source the character of each decoded byte begins, and where the text ends
}

// within returns the span of source bytes that encode the bytes start to end of
// a JSON string's decoded text. It never cuts an escape such as \u00e9. For a
// value that is not a string it returns the span of the value.
func (c *withinCache) within(doc *bank.Document, value bank.Span, start, end int) bank.Span {
	if doc.Source[value.Start] != '"' {
		return value
	}
	if c.doc != doc || c.value != value {
		*c = withinCache{doc, value, nil}
		stop := value.End - 1
		for at := value.Start + 1; at < stop; {
			raw, text := step(doc.Source[at:stop])
			for range text {
				c.offsets = append(c.offsets, at)
			}
			at += raw
		}
		c.offsets = append(c.offsets, stop)
	}
	last := len(c.offsets) - 1
	start, end = min(start, last), min(end, last)
	for start < end && end < last && c.offsets[end] == c.offsets[end-1] {
		end++
	}
	return bank.Span{Start: c.offsets[start], End: c.offsets[end]}
}

// step returns the lengths of the first character of a JSON string's content, in
// the source and in the decoded text.
func step(s []byte) (raw, text int) {
	switch {
	case s[0] != '\\':
		_, size := utf8.DecodeRune(s)
		return size, size
	case s[1] != 'u':
		return 2, 1
	}
	first := unicodeEscape(s)
	switch pair := utf16.DecodeRune(first, unicodeEscape(s[6:])); {
	case pair != utf8.RuneError:
		return 12, utf8.RuneLen(pair)
	case utf16.IsSurrogate(first):
		return 6, utf8.RuneLen(utf8.RuneError)
	}
	return 6, utf8.RuneLen(first)
}

// unicodeEscape reads an escape \uXXXX at the start of s. It returns 0 if there is none.
func unicodeEscape(s []byte) rune {
	if !bytes.HasPrefix(s, []byte(`\u`)) {
		return 0
	}
	n, _ := strconv.ParseUint(string(s[2:6]), 16, 16) // the loader has checked it
	return rune(n)
}
