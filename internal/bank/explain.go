package bank

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"
)

// explain turns the text of a decoder's error into a message and a remedy. before and after
// are the source on the two sides of the error.
func explain(text string, before, after []byte) (message, hint string) {
	if len(after) == 0 {
		return strings.TrimPrefix(text, "jsontext: "), ""
	}
	next, _ := utf8.DecodeRune(after)
	comma := next == ',' || bytes.HasSuffix(bytes.TrimRight(before, space), []byte(","))
	rest := bytes.TrimLeft(bytes.TrimPrefix(after, []byte(",")), space)
	switch {
	case comma && len(rest) > 0 && (rest[0] == ']' || rest[0] == '}'):
		return fmt.Sprintf("comma before %q", rest[0]), "delete the comma: JSON allows none after the last entry"
	case strings.ContainsRune("'“”‘’", next):
		return fmt.Sprintf("found %q, expected a straight double quote", next), `put strings and names in straight double quotes: "..."`
	case next == '/' || next == '#':
		return "found a comment", "delete it: JSON has no comments"
	}
	return explainText(text, next)
}

// explainText explains an error from the decoder's message and the character at the error.
func explainText(text string, next rune) (message, hint string) {
	has := func(part string) bool { return strings.Contains(text, part) }
	switch {
	case has("in string") && (next == '\n' || next == '\r'):
		return "the string does not end on its line", `close it with ", or write the line break as \n`
	case has("in string") && next < ' ':
		return fmt.Sprintf("the string contains the control character %q", next), fmt.Sprintf(`write it as \u%04x`, next)
	case has("expecting ',' or '}'") && next == ']':
		return "found ']', expected a comma or '}'", "close the object before the array"
	case has("expecting ',' or ']'") && next == '}':
		return "found '}', expected a comma or ']'", "close the array before the object"
	case has("expecting ',' or '}'"):
		return fmt.Sprintf("found %q, expected a comma or '}'", next), "check whether a comma is missing before it"
	case has("expecting ',' or ']'"):
		return fmt.Sprintf("found %q, expected a comma or ']'", next), "check whether a comma is missing before it"
	case has("escape sequence"):
		sequence := strings.TrimSuffix(strings.TrimPrefix(text, "jsontext: "), " in string")
		return "the string contains the " + sequence, `write a backslash as \\`
	case has("surrogate"):
		return "the string contains half of a surrogate pair", "write the character itself"
	}
	return strings.TrimPrefix(text, "jsontext: "), ""
}
