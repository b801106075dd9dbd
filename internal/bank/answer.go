package bank

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
)

// Answer is what is right: one letter, a list of letters, or a number.
type Answer struct {
	// Letters are the letters of the keys.
	Letters []string
	// List reports whether the author wrote a list: the item has several keys.
	List bool
	// Number is the right number of a numeric item, else nil.
	Number *float64
}

// OneKey is the answer of an item with a single key.
func OneKey(letter string) Answer { return Answer{Letters: []string{letter}} }

// String is the answer as learners read it: "B", "A, D" or "14.9".
func (a Answer) String() string {
	if a.Number != nil {
		return strconv.FormatFloat(*a.Number, 'g', -1, 64)
	}
	return strings.Join(a.Letters, ", ")
}

// MarshalJSON writes the answer as authors do.
func (a Answer) MarshalJSON() ([]byte, error) {
	switch {
	case a.Number != nil:
		return json.Marshal(*a.Number)
	case a.List:
		return json.Marshal(a.Letters)
	}
	return json.Marshal(a.String())
}

func (c *decoder) decodeAnswer(n int32, v reflect.Value, what string) bool {
	var a Answer
	ok := true
	switch c.doc.nodes[n].kind {
	case '"':
		a.Letters = []string{c.doc.text(c.doc.nodes[n].value)}
	case '[':
		a.List = true
		ok = c.decode(n, reflect.ValueOf(&a.Letters).Elem(), what)
	case '0':
		a.Number = new(float64)
		ok = c.decode(n, reflect.ValueOf(a.Number).Elem(), what)
	default:
		return c.wrongType(n, what, "a letter, a list of letters or a number")
	}
	v.Set(reflect.ValueOf(a))
	return ok
}
