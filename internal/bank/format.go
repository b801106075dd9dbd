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

// FormatQuestions writes questions.json in its canonical form: members in the
// order of Question, two spaces per level, one value or point per line, no needless
// escapes, one newline at the end. Numbers keep their digits, unknown members come last
// in the author's order. An error means that the source is not JSON, or is
// nested too deeply.
func FormatQuestions(ctx context.Context, source []byte) ([]byte, error) {
	return format(ctx, source, reflect.TypeFor[[]Question]())
}

// FormatTopics writes topics.json in its canonical form; see FormatQuestions.
func FormatTopics(ctx context.Context, source []byte) ([]byte, error) {
	return format(ctx, source, reflect.TypeFor[map[string]Topic]())
}

func format(ctx context.Context, source []byte, t reflect.Type) ([]byte, error) {
	text := bytes.TrimPrefix(source, []byte(byteOrderMark))
	a := &arranger{ctx: ctx, dec: jsontext.NewDecoder(bytes.NewReader(text)), out: make([]byte, 0, len(text))}
	if err := a.value(t, 0); err != nil {
		return nil, err
	}
	if _, err := a.dec.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, errors.New("there is more after the end of the JSON value")
	}
	// A buffer that grows would take several times the size.
	formatted := bytes.NewBuffer(make([]byte, 0, len(a.out)+a.indents+1024))
	if err := jsontext.NewEncoder(formatted, jsontext.WithIndent("  ")).WriteValue(a.out); err != nil {
		return nil, err
	}
	// The encoder ends a value with a newline.
	return pointLines.ReplaceAll(formatted.Bytes(), []byte("[$1, $2]")), ctx.Err()
}

// pointLines is an array of two numbers, such as a point of a chart, as the encoder
// writes it. A string cannot match: its line breaks are escaped.
var pointLines = regexp.MustCompile(`\[\n +(-?[0-9][0-9.eE+-]*),\n +(-?[0-9][0-9.eE+-]*)\n +\]`)

// formatDepth is the deepest nesting that is formatted; a bank needs ten. Each
// level indents all that is in it, which multiplies the size of a hostile file.
const formatDepth = 16

// arranger puts the members of objects into the order of the fields of types.
type arranger struct {
	ctx   context.Context
	dec   *jsontext.Decoder
	out   []byte
	steps int
	// indents is what spaces and line breaks add to out.
	indents int
}

// value copies the next value of the decoder.
func (a *arranger) value(t reflect.Type, depth int) error {
	if a.steps++; a.steps%checkInterval == 0 && a.ctx.Err() != nil {
		return a.ctx.Err()
	}
	for t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch kind := a.dec.PeekKind(); kind {
	case '{', '[':
		if depth == formatDepth {
			return fmt.Errorf("nested more than %d deep", formatDepth)
		}
		if _, err := a.dec.ReadToken(); err != nil {
			return err
		}
		a.out = append(a.out, byte(kind))
		if err := a.parts(kind, t, depth+1); err != nil {
			return err
		}
		_, err := a.dec.ReadToken()
		a.out = append(a.out, byte(kind)+2) // "}" and "]" come two after
		return err
	}
	scalar, err := a.dec.ReadValue()
	a.out = append(a.out, scalar...)
	return err
}

// parts copies the elements of an array or the members of an object.
func (a *arranger) parts(kind jsontext.Kind, t reflect.Type, depth int) error {
	type member struct{ rank, start, end int }
	var members []member
	start := len(a.out)
	a.indents += 2 * depth // before the closing bracket
	for next := a.dec.PeekKind(); next != '}' && next != ']'; next = a.dec.PeekKind() {
		if len(a.out) > start {
			a.out = append(a.out, ',')
		}
		a.indents += 2*depth + 2
		m, part := member{start: len(a.out)}, element(t)
		if kind == '{' {
			name, err := a.dec.ReadValue()
			if err != nil {
				return err
			}
			a.out = append(append(a.out, name...), ':')
			m.rank, part = memberOf(t, name)
		}
		if err := a.value(part, depth); err != nil {
			return err
		}
		m.end = len(a.out)
		if kind == '{' {
			members = append(members, m)
		}
	}
	byRank := func(a, b member) int { return a.rank - b.rank }
	if slices.IsSortedFunc(members, byRank) {
		return nil
	}
	slices.SortStableFunc(members, byRank)
	sorted := make([]byte, 0, len(a.out)-start)
	for i, m := range members {
		if i > 0 {
			sorted = append(sorted, ',')
		}
		sorted = append(sorted, a.out[m.start:m.end]...)
	}
	copy(a.out[start:], sorted)
	return nil
}

// element is the type of an array's elements; nil when it is not known.
func element(t reflect.Type) reflect.Type {
	if t != nil && t.Kind() == reflect.Slice {
		return t.Elem()
	}
	return nil
}

// memberOf is the place and type of a struct's field by its quoted JSON name. What
// is not a field of a struct comes last.
func memberOf(t reflect.Type, quoted []byte) (rank int, of reflect.Type) {
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
