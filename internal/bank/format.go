package bank

import (
	"bytes"
	"reflect"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// FormatQuestions writes questions.json in its canonical form: members in the
// order of Question, two spaces a level, one value a line, no needless escapes,
// one newline at the end. Numbers keep their digits, unknown members come last
// in the author's order. An error says that the source is no JSON.
func FormatQuestions(source []byte) ([]byte, error) {
	return format(source, reflect.TypeFor[[]Question]())
}

// FormatTopics writes topics.json in its canonical form; see FormatQuestions.
func FormatTopics(source []byte) ([]byte, error) {
	return format(source, reflect.TypeFor[map[string]Topic]())
}

func format(source []byte, t reflect.Type) ([]byte, error) {
	value := jsontext.Value(bytes.TrimPrefix(source, []byte(byteOrderMark))).Clone()
	if err := value.Compact(); err != nil { // and so knows that it is one whole value
		return nil, err
	}
	value, err := arrange(value, t)
	if err != nil {
		return nil, err
	}
	if err := value.Format(jsontext.WithIndent("  ")); err != nil {
		return nil, err
	}
	return append(value, '\n'), nil
}

// arrange puts the members of objects into the order of a type's fields.
func arrange(value jsontext.Value, t reflect.Type) (jsontext.Value, error) {
	for t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	decoder := jsontext.NewDecoder(bytes.NewReader(value))
	kind := decoder.PeekKind()
	if kind != '{' && kind != '[' {
		whole, err := decoder.ReadValue()
		if err != nil {
			return nil, err
		}
		return whole.Clone(), nil
	}
	if _, err := decoder.ReadToken(); err != nil {
		return nil, err
	}
	type member struct {
		name, value []byte
		rank        int
	}
	var members []member
	for decoder.PeekKind() != '}' && decoder.PeekKind() != ']' {
		m := member{rank: -1}
		part := element(t)
		if kind == '{' {
			name, err := decoder.ReadValue()
			if err != nil {
				return nil, err
			}
			m.name = name.Clone()
			m.rank, part = memberOf(t, m.name)
		}
		inner, err := decoder.ReadValue()
		if err != nil {
			return nil, err
		}
		if m.value, err = arrange(inner.Clone(), part); err != nil {
			return nil, err
		}
		members = append(members, m)
	}
	if _, err := decoder.ReadToken(); err != nil {
		return nil, err
	}
	slices.SortStableFunc(members, func(a, b member) int { return a.rank - b.rank })
	out := []byte{byte(kind)}
	for i, m := range members {
		if i > 0 {
			out = append(out, ',')
		}
		if kind == '{' {
			out = append(append(out, m.name...), ':')
		}
		out = append(out, m.value...)
	}
	return append(out, byte(kind)+2), nil // "}" and "]" come two after
}

// element is the type of an array's elements; nil when it is not known.
func element(t reflect.Type) reflect.Type {
	if t != nil && t.Kind() == reflect.Slice {
		return t.Elem()
	}
	return nil
}

// memberOf is the place and type of a struct's field by its quoted JSON name. What
// is no field of a struct comes last.
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
