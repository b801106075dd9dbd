package lint

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// withinCache finds bytes of texts. Each search continues where the last one
// ended, because a long text may have hundreds of findings in order.
type withinCache struct {
	doc         *bank.Document
	value       bank.Span
	at, decoded int // an offset in the source and the same place in the decoded text
}

// within returns the span of source bytes that encode the bytes start to end of
// a JSON string's decoded text. It never cuts an escape such as \u00e9. For a
// value that is not a string it returns the span of the value.
func (c *withinCache) within(doc *bank.Document, value bank.Span, start, end int) bank.Span {
	source, stop := doc.Source, value.End-1
	if value.Start+1 > stop || source[value.Start] != '"' {
		return value
	}
	if c.doc != doc || c.value != value || c.decoded > start {
		*c = withinCache{doc, value, value.Start + 1, 0}
	}
	span := bank.Span{Start: -1, End: stop}
	for at, decoded := c.at, c.decoded; at < stop && decoded < end; {
		raw, text := step(source[at:stop])
		if span.Start < 0 && decoded+text > start {
			span.Start = at
			c.at, c.decoded = at, decoded
		}
		at += raw
		decoded += text
		span.End = at
	}
	if span.Start < 0 { // start is after the end of the text
		return bank.Span{Start: stop, End: stop}
	}
	return span
}

// step returns the lengths of the first character of a JSON string's content, in
// the source and in the decoded text.
func step(s []byte) (raw, text int) {
	if s[0] != '\\' {
		_, size := utf8.DecodeRune(s)
		return size, size
	}
	if len(s) < 2 || s[1] != 'u' {
		return min(2, len(s)), 1
	}
	first, ok := unicodeEscape(s)
	if !ok {
		return min(2, len(s)), 1
	}
	if utf16.IsSurrogate(first) {
		if second, ok := unicodeEscape(s[6:]); ok {
			if r := utf16.DecodeRune(first, second); r != utf8.RuneError {
				return 12, utf8.RuneLen(r)
			}
		}
		first = utf8.RuneError
	}
	return 6, utf8.RuneLen(first)
}

// unicodeEscape reads an escape \uXXXX at the start of s.
func unicodeEscape(s []byte) (rune, bool) {
	if len(s) < 6 || s[0] != '\\' || s[1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(string(s[2:6]), 16, 16)
	return rune(n), err == nil
}
