package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"regexp"
	"strings"
)

// token is a comment, a text, a mark or a word of JSON, JavaScript,
// TypeScript, Python or Dart.
var token = regexp.MustCompile("(?s)(//|<!--|#)[^\n]*|/\\*.*?\\*/" +
	`|"(\\.|[^"\\])*"|'(\\.|[^'\\])*'|` + "`(\\\\.|[^`\\\\])*`" +
	`|[\[\]{},:+]|[^\s\[\]{},:+"'` + "`;()]+")

// words are what the languages call the values of JSON.
var words = map[string]string{
	"true": "true", "True": "true", "false": "false", "False": "false", "null": "null", "undefined": "null", "None": "null",
}

var number = regexp.MustCompile(`^-?(0|[1-9]\d*)(\.\d+)?$`)

// parseLiteral reads the first list or object of a text. It writes it again
// as JSON: texts in double quotes, names in quotes, no comments, no comma
// before a bracket. Nothing of the text is run.
func parseLiteral(text string) (value any, err error) {
	open := strings.IndexAny(text, "[{")
	if open < 0 {
		return nil, errors.New("no list and no object")
	}
	var w literalWriter
	for rest := text[open:]; ; {
		at := token.FindStringIndex(rest)
		if at == nil {
			return nil, errors.New("the text ends inside of a value")
		}
		t := rest[at[0]:at[1]]
		rest = rest[at[1]:]
		if w.token(t, strings.HasPrefix(rest, ":")); w.done {
			return value, json.Unmarshal(w.out, &value)
		}
	}
}

// literalWriter writes the tokens of a literal as JSON.
type literalWriter struct {
	out    []byte
	depth  int
	joined bool // a plus sign joins the next text to the one before
	done   bool // the outermost bracket is closed
}

func (w *literalWriter) token(t string, isName bool) {
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
		w.add(scalar(t, isName))
	}
}

// scalar writes a text, a number, a word or a mark as JSON.
func scalar(t string, isName bool) string {
	switch c := t[0]; {
	case c == '"' || c == '\'' || c == '`':
		return quoted(t[1 : len(t)-1])
	case c == ',' || c == ':' || number.MatchString(t) && !isName:
		return t
	case words[t] != "":
		return words[t]
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

// quoted writes the inside of a text as a JSON string.
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
		case len(s) == 4: // \x41
			return `\u00` + s[2:]
		}
		return s[1:]
	}) + `"`
}
