package bank

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// FormatQuestions returns questions.json in its canonical form: members in the
// order of Question, two spaces per level, one value or pair of numbers per line, no needless
// escapes, one newline at the end. Numbers keep their digits. Unknown members come last,
// in the author's order. An error is that of ctx, or means that the source is not a single
// JSON value, has duplicate names or is nested too deeply.
func FormatQuestions(ctx context.Context, source []byte) ([]byte, error) {
	return format(ctx, source, reflect.TypeFor[[]Question]())
}

// FormatTopics returns topics.json in its canonical form; see FormatQuestions.
func FormatTopics(ctx context.Context, source []byte) ([]byte, error) {
	return format(ctx, source, reflect.TypeFor[map[string]Topic]())
}

func format(ctx context.Context, source []byte, t reflect.Type) ([]byte, error) {
	text := bytes.TrimPrefix(source, []byte(byteOrderMark))
	f := &formatter{ctx: ctx, dec: jsontext.NewDecoder(bytes.NewReader(text)), out: make([]byte, 0, len(text))}
	var syntax *jsontext.SyntacticError
	switch err := f.copyValue(t, 0); {
	case errors.Is(err, io.EOF):
		return nil, errors.New("the file is empty")
	case errors.Is(err, jsontext.ErrDuplicateName):
		return nil, errors.New("it has duplicate field names")
	case errors.As(err, &syntax):
		return nil, errors.New("it is not valid JSON")
	case err != nil:
		return nil, err
	}
	if _, err := f.dec.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, errors.New("there is more after the end of the JSON value")
	}
	// Reserve the final size: a buffer that grows takes several times as much.
	formatted := bytes.NewBuffer(make([]byte, 0, len(f.out)+f.indents+1024))
	if err := jsontext.NewEncoder(formatted, jsontext.WithIndent("  ")).WriteValue(f.out); err != nil {
		return nil, err
	}
	// The encoder ends a value with a newline.
	return pointLines.ReplaceAll(formatted.Bytes(), []byte("[$1, $2]")), ctx.Err()
}

// pointLines matches an array of two numbers, such as a point of a chart, as the encoder
// writes it. A string cannot match: its line breaks are escaped.
var pointLines = regexp.MustCompile(`\[\n +(-?[0-9][0-9.eE+-]*),\n +(-?[0-9][0-9.eE+-]*)\n +\]`)

// formatDepth is the deepest nesting that is formatted; a bank needs ten levels. Each one
// indents everything in it, which multiplies the size of a hostile file.
const formatDepth = 16

// formatter puts the members of objects into the order of the fields of their Go types.
type formatter struct {
	ctx   context.Context
	dec   *jsontext.Decoder
	out   []byte
	steps int
	// indents is the maximum number of bytes that indentation will add to out.
	indents int
}

// copyValue copies the next value of the decoder.
func (f *formatter) copyValue(t reflect.Type, depth int) error {
	if f.steps++; f.steps%checkInterval == 0 && f.ctx.Err() != nil {
		return f.ctx.Err()
	}
	for t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch kind := f.dec.PeekKind(); kind {
	case '{', '[':
		if depth == formatDepth {
			return fmt.Errorf("it is nested more than %d levels deep", formatDepth)
		}
		if _, err := f.dec.ReadToken(); err != nil {
			return err
		}
		f.out = append(f.out, byte(kind))
		if err := f.copyParts(kind, t, depth+1); err != nil {
			return err
		}
		_, err := f.dec.ReadToken()
		f.out = append(f.out, byte(kind)+2) // in ASCII, "}" and "]" are two after "{" and "["
		return err
	}
	scalar, err := f.dec.ReadValue()
	f.out = append(f.out, scalar...)
	return err
}

// copyParts copies the elements of an array or the members of an object.
func (f *formatter) copyParts(kind jsontext.Kind, t reflect.Type, depth int) error {
	type member struct{ rank, start, end int }
	var members []member
	start := len(f.out)
	f.indents += 2 * depth // before the closing bracket
	for next := f.dec.PeekKind(); next != '}' && next != ']'; next = f.dec.PeekKind() {
		if len(f.out) > start {
			f.out = append(f.out, ',')
		}
		f.indents += 2*depth + 2
		m, part := member{start: len(f.out)}, element(t)
		if kind == '{' {
			name, err := f.dec.ReadValue()
			if err != nil {
				return err
			}
			f.out = append(append(f.out, name...), ':')
			m.rank, part = memberOf(t, name)
		}
		if err := f.copyValue(part, depth); err != nil {
			return err
		}
		m.end = len(f.out)
		if kind == '{' {
			members = append(members, m)
		}
	}
	byRank := func(a, b member) int { return a.rank - b.rank }
	if slices.IsSortedFunc(members, byRank) {
		return nil
	}
	slices.SortStableFunc(members, byRank)
	sorted := make([]byte, 0, len(f.out)-start)
	for i, m := range members {
		if i > 0 {
			sorted = append(sorted, ',')
		}
		sorted = append(sorted, f.out[m.start:m.end]...)
	}
	copy(f.out[start:], sorted)
	return nil
}

// element returns the type of an array's elements, or nil if it is not known.
func element(t reflect.Type) reflect.Type {
	if t != nil && t.Kind() == reflect.Slice {
		return t.Elem()
	}
	return nil
}

// memberOf returns the rank and the type of an object's member by its quoted JSON name.
// Members rank in the order of the struct's fields, and unknown ones last.
func memberOf(t reflect.Type, quoted []byte) (rank int, memberType reflect.Type) {
	if t == nil {
		return 0, nil
	}
	switch t.Kind() {
	case reflect.Map:
		return 0, t.Elem()
	case reflect.Struct:
		name, _ := jsontext.AppendUnquote(nil, quoted)
		for i := range t.NumField() {
			tag, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
			if tag == string(name) && tag != "-" {
				return i, t.Field(i).Type
			}
		}
		return t.NumField(), nil
	}
	return 0, nil
}
