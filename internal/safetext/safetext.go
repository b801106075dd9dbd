// Package safetext makes untrusted text safe to show in a terminal, in the log
// of a CI job, in Markdown and in JSON. It is the only package that knows which
// characters are dangerous there.
package safetext

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Unsafe reports whether a character moves the cursor, starts an escape
// sequence, breaks the line or reorders the text. All control and format characters
// are unsafe, except the soft hyphen, which only allows a line break, and the zero-width joiner
// and non-joiner, which some scripts and emoji need.
func Unsafe(r rune) bool {
	return unicode.IsControl(r) || r == '\u2028' || r == '\u2029' ||
		unicode.Is(unicode.Cf, r) && r != '\u200c' && r != '\u200d' && r != '\u00ad'
}

// Shown returns a visible form of an unsafe character: ␛ or <U+202E>.
func Shown(r rune) string {
	switch {
	case r < 0x20:
		return string('\u2400' + r)
	case r == 0x7f:
		return "\u2421"
	default:
		return fmt.Sprintf("<U+%04X>", r)
	}
}

// markup matches the characters that have a meaning in Markdown.
var markup = regexp.MustCompile("[\\\\`*_{}\\[\\]()<>#+!|~&$@-]")

// Markdown escapes a line of text so that Markdown shows it as it is.
func Markdown(line string) string { return markup.ReplaceAllString(line, `\$0`) }

// Line returns text for one line of a terminal or log. It makes unsafe
// characters visible, and breaks up what GitHub would run as a workflow command.
func Line(text string) string {
	text = show(text, func(rune) bool { return false })
	if rest := strings.TrimLeftFunc(text, unicode.IsSpace); strings.HasPrefix(rest, "::") {
		text = text[:len(text)-len(rest)] + ": " + rest[1:]
	}
	return strings.ReplaceAll(text, "##[", "# #[")
}

// Lines returns text of several lines, such as a diff, with its unsafe characters visible.
// It keeps line breaks and tabs. Unlike Line, it leaves workflow commands as written.
func Lines(text string) string {
	return show(text, func(r rune) bool { return r == '\n' || r == '\t' })
}

// show makes the unsafe characters of a text visible, except those to keep.
func show(text string, keep func(rune) bool) string {
	replaced := func(r rune) bool { return Unsafe(r) && !keep(r) }
	if utf8.ValidString(text) && strings.IndexFunc(text, replaced) < 0 {
		return text
	}
	var b strings.Builder
	for _, r := range text { // bytes that are not UTF-8 become U+FFFD
		if replaced(r) {
			b.WriteString(Shown(r))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// WriteJSON writes a value as indented JSON. It escapes unsafe characters, but
// not < and >.
func WriteJSON(w io.Writer, value any) error {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	_, err := w.Write(JSON(out.Bytes()))
	return err
}

// JSON escapes the unsafe characters in the strings of valid JSON. Those below U+0020 are
// escaped there already, and the others cannot occur outside of strings.
func JSON(data []byte) []byte {
	unsafe := func(r rune) bool { return r >= 0x7f && Unsafe(r) }
	if bytes.IndexFunc(data, unsafe) < 0 {
		return data
	}
	out := make([]byte, 0, len(data)+len(data)/8)
	for len(data) > 0 {
		r, size := utf8.DecodeRune(data)
		switch {
		case !unsafe(r):
			out = append(out, data[:size]...)
		case r > 0xffff:
			r -= 0x10000
			out = fmt.Appendf(out, `\u%04x\u%04x`, 0xd800+r>>10, 0xdc00+r&0x3ff)
		default:
			out = fmt.Appendf(out, `\u%04x`, r)
		}
		data = data[size:]
	}
	return out
}

// Clip returns a text of at most limit characters, the last one an ellipsis if some are left out.
func Clip(text string, limit int) string {
	if runes := []rune(text); len(runes) > limit {
		return strings.TrimRight(string(runes[:limit-1]), " ") + "…"
	}
	return text
}
