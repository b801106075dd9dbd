package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"regexp"
	"strings"
)

// token matches a comment, a string, a punctuation mark or a word of JSON, JavaScript,
// TypeScript, Python or Dart.
var token = regexp.MustCompile("(?s)(//|<!--|#)[^\n]*|/\\*.*?\\*/" +
	`|"(\\.|[^"\\])*"|'(\\.|[^'\\])*'|` + "`(\\\\.|[^`\\\\])*`" +
	`|[\[\]{},:+]|[^\s\[\]{},:+"'` + "`;()]+")

// constants maps the constants of these languages to those of JSON.
var constants = map[string]string{
	"true": "true", "True": "true", "false": "false", "False": "false", "null": "null", "undefined": "null", "None": "null",
}

var number = regexp.MustCompile(`^-?(0|[1-9]\d*)(\.\d+)?$`)

// parseLiteral reads the first list or object in a text. It converts the source to
// JSON: strings and names in double quotes, no comments, no comma before a closing
// bracket. It does not execute code.
func parseLiteral(text string) (value any, err error) {
	open := strings.IndexAny(text, "[{")
	if open < 0 {
		return nil, errors.New("no list or object")
	}
	var w literalWriter
	for rest := text[open:]; ; {
		span := token.FindStringIndex(rest)
		if span == nil {
			return nil, errors.New("the text ends inside a value")
		}
		t := rest[span[0]:span[1]]
		rest = rest[span[1]:]
		isName := strings.HasPrefix(strings.TrimLeft(rest, " \t"), ":")
		if w.writeToken(t, isName); w.done {
			err = json.Unmarshal(w.out, &value)
			return value, err
		}
	}
}

// literalWriter writes the tokens of a literal as JSON.
type literalWriter struct {
	out    []byte
	depth  int
	joined bool // a plus sign joins the next string to the previous one
	done   bool // the outermost bracket is closed
}

func (w *literalWriter) writeToken(t string, isName bool) {
	switch c := t[0]; {
	case c == '/' || c == '#' || strings.HasPrefix(t, "<!--"): // a comment
	case c == '+':
		w.joined = true
	case c == ']' || c == '}':
		w.out = append(bytes.TrimSuffix(w.out, []byte(" ,")), c)
		w.depth--
		w.done = w.depth == 0
	case c == '[' || c == '{':
		w.depth++
		w.add(t)
	default:
		w.add(tokenJSON(t, isName))
	}
}

// tokenJSON returns a string, a number, a word, a comma or a colon as JSON.
func tokenJSON(t string, isName bool) string {
	switch c := t[0]; {
	case c == '"' || c == '\'' || c == '`':
		return quoted(t[1 : len(t)-1])
	case c == ',' || c == ':':
		return t
	case isName:
		return quoted(t)
	case number.MatchString(t):
		return t
	case constants[t] != "":
		return constants[t]
	}
	return quoted(t)
}

func (w *literalWriter) add(text string) {
	if w.joined && text[0] == '"' {
		w.out = append(w.out[:len(w.out)-1], text[1:]...)
	} else {
		w.out = append(append(w.out, ' '), text...)
	}
	w.joined = false
}

var escape = regexp.MustCompile(`(?s)\\(x[0-9a-fA-F]{2}|.)|["\n\r\t]`)

// quoted returns the content of a string literal as a JSON string.
func quoted(text string) string {
	return `"` + escape.ReplaceAllStringFunc(text, func(s string) string {
		switch {
		case s == `"` || strings.HasPrefix(s, `\`) && strings.ContainsAny(s[1:2], `"\/bfnrtu`):
			return `\` + strings.TrimPrefix(s, `\`)
		case s == "\n":
			return `\n`
		case s == "\r":
			return `\r`
		case s == "\t":
			return `\t`
		case s == "\\\n":
			return ""
		case len(s) == 4 && s[1] == 'x': // \x41
			return `\u00` + s[2:]
		}
		return s[1:]
	}) + `"`
}
