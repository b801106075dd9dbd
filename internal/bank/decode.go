package bank

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// decoder fills Go values from a document's nodes and reports each node that
// does not have the form that the Go type requires. It continues after a problem,
// so that one run finds all of them.
type decoder struct {
	ctx      context.Context // for this one parse
	doc      *Document
	problems []Problem
	reported int // calls of report, including those beyond MaxProblems
	// title returns how messages name a child of the top-level value, such as question 3.
	title func(n int32) string
	// faulty contains the nodes reported so far, so that no later check reports
	// them again.
	faulty map[int32]bool
	steps  int // calls of keepGoing
	faults int // calls of overLimit
}

// overLimit counts a problem and returns true only if report would drop it, so that the caller need
// not build a message. The first problem over the limit is not dropped: report replaces it with a
// note that the rest are not shown.
func (c *decoder) overLimit() bool {
	c.faults++
	return c.faults > MaxProblems+1
}

// decode fills v from node n. It returns false if n has the wrong form, or if a required value
// in it is missing or has the wrong form.
func (c *decoder) decode(n int32, v reflect.Value) bool {
	if v.Type() == reflect.TypeFor[Symbols]() {
		return c.decodeSymbols(n, v)
	}
	if v.Type() == reflect.TypeFor[Answer]() {
		return c.decodeAnswer(n, v)
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		return c.decode(n, v.Elem())
	case reflect.Struct:
		return c.decodeObject(n, v)
	case reflect.Slice:
		return c.decodeArray(n, v)
	case reflect.Map:
		return c.decodeMap(n, v)
	case reflect.String:
		if c.doc.nodes[n].kind != '"' {
			return c.reportWrongType(n, "text in quotes")
		}
		v.SetString(c.doc.text(c.doc.nodes[n].value))
		return true
	case reflect.Float64, reflect.Int:
		return c.decodeNumber(n, v)
	default:
		panic("bank: no decoding for " + v.Type().String())
	}
}

// keepGoing returns false if it finds that ctx has ended. Only one call in checkInterval checks
// ctx, because there is a call for each element and member.
func (c *decoder) keepGoing() bool {
	c.steps++
	return c.steps%checkInterval != 0 || c.ctx.Err() == nil
}

func (c *decoder) decodeObject(n int32, v reflect.Value) bool {
	if c.doc.nodes[n].kind != '{' {
		return c.reportWrongType(n, "an object {...}")
	}
	form, ok := formOf(v.Type()), true
	seen := make([]bool, len(form.fields))
	for m := c.doc.nodes[n].first; m != 0 && c.keepGoing(); m = c.doc.nodes[m].next {
		name := c.doc.name(m)
		i, known := form.byName[name]
		if !known {
			if c.overLimit() {
				continue
			}
			c.reportAt(m, Problem{Kind: KindUnknownField, Span: c.doc.nodes[m].key.wide(),
				Message: fmt.Sprintf("unknown field %s", quote(name)), Hint: suggest.Hint(truncate(name), form.names)})
			continue
		}
		if seen[i] {
			continue // a duplicate key, already reported; the first one is used
		}
		seen[i] = true
		if !c.decode(m, v.Field(i)) && form.fields[i].required {
			ok = false
		}
	}
	for i, field := range form.fields {
		if field.required && !seen[i] {
			ok = false
			c.reportMissing(n, v.Type().Name(), field.name)
		}
	}
	return ok
}

// reportMissing reports that the object at node n lacks a required field. typ is the name of its
// Go type.
func (c *decoder) reportMissing(n int32, typ, field string) {
	if c.overLimit() {
		return
	}
	span := c.doc.nodes[n].key.wide()
	if span.End == 0 { // an element of an array has no name: its opening brace
		span = Span{int(c.doc.nodes[n].value.start), int(c.doc.nodes[n].value.start) + 1}
	}
	example := cmp.Or(examples[typ+"."+field], examples[field])
	c.report(Problem{Kind: KindMissingField, Doc: c.doc, Span: span, Pointer: c.doc.pointer(n),
		Message: fmt.Sprintf("%s has no %q", c.label(n), field), Hint: fmt.Sprintf("add %q: %s", field, example)})
}

// examples show the form of required fields, by name, or by type and name where the form differs.
var examples = map[string]string{
	"q":           `"the question"`,
	"options":     `["...", "...", "...", "..."]`,
	"answer":      `"A", or the letter of another option`,
	"unit":        `"L/s"`,
	"factor":      "1000",
	"rationale":   `"what leads to this number"`,
	"diagram":     `"weir"`,
	"x":           `{"label": "Time", "unit": "h"}`,
	"y":           `{"label": "Flow", "unit": "cfs"}`,
	"panels":      "[...]",
	"series":      "[...]",
	"name":        `"Inflow"`,
	"kind":        `"lines"`,
	"points":      "[[0, 1.5], [1, 2.5]]",
	"source":      `"UM"`,
	"section":     `"3.2.7"`,
	"expr":        `"2 * width * depth"`,
	"rule":        `"longest-key"`,
	"reason":      `"why the rule does not apply"`,
	"title":       `"..."`,
	"description": `"..."`,
	"label":       `"..."`,
	"tex":         `"Q = A V"`,
	"id":          `"..."`,
	"sources":     "[...]",
	"entries":     "[...]",

	"Misconception.answer": "9.81",
}

func (c *decoder) decodeArray(n int32, v reflect.Value) bool {
	if c.doc.nodes[n].kind != '[' {
		return c.reportWrongType(n, "an array [...]")
	}
	ok, count := true, 0
	for e := c.doc.nodes[n].first; e != 0; e = c.doc.nodes[e].next {
		count++
	}
	v.Set(reflect.MakeSlice(v.Type(), count, count))
	for e := c.doc.nodes[n].first; e != 0 && c.keepGoing(); e = c.doc.nodes[e].next {
		ok = c.decode(e, v.Index(int(c.doc.nodes[e].index))) && ok
	}
	return ok
}

func (c *decoder) decodeMap(n int32, v reflect.Value) bool {
	if c.doc.nodes[n].kind != '{' {
		return c.reportWrongType(n, "an object {...}")
	}
	ok := true
	v.Set(reflect.MakeMap(v.Type()))
	for m := c.doc.nodes[n].first; m != 0 && c.keepGoing(); m = c.doc.nodes[m].next {
		name := reflect.ValueOf(c.doc.name(m))
		if v.MapIndex(name).IsValid() {
			continue // a duplicate key, already reported; the first one is used
		}
		item := reflect.New(v.Type().Elem()).Elem()
		ok = c.decode(m, item) && ok
		v.SetMapIndex(name, item)
	}
	return ok
}

func (c *decoder) decodeSymbols(n int32, v reflect.Value) bool {
	if c.doc.nodes[n].kind != '{' {
		return c.reportWrongType(n, "an object {symbol: meaning}")
	}
	var symbols Symbols
	ok := true
	for m := c.doc.nodes[n].first; m != 0 && c.keepGoing(); m = c.doc.nodes[m].next {
		symbol := Symbol{TeX: c.doc.name(m)}
		if slices.ContainsFunc(symbols, func(other Symbol) bool { return other.TeX == symbol.TeX }) {
			continue // a duplicate key, already reported; the first one is used
		}
		ok = c.decode(m, reflect.ValueOf(&symbol.Meaning).Elem()) && ok
		symbols = append(symbols, symbol)
	}
	v.Set(reflect.ValueOf(symbols))
	return ok
}

func (c *decoder) decodeNumber(n int32, v reflect.Value) bool {
	if c.doc.nodes[n].kind != '0' {
		return c.reportWrongType(n, "a number")
	}
	span := c.doc.nodes[n].value
	text := string(c.doc.Source[span.start:span.end])
	if v.Kind() == reflect.Int {
		value, err := strconv.ParseInt(text, 10, 32)
		if err != nil {
			c.reportAt(n, Problem{
				Kind:    KindInvalidValue,
				Message: fmt.Sprintf("%s: %s is not an integer from %d to %d", c.label(n), truncate(text), math.MinInt32, math.MaxInt32),
			})
			return false
		}
		v.SetInt(value)
		return true
	}
	value, err := strconv.ParseFloat(text, 64)
	if err != nil {
		c.reportAt(n, Problem{
			Kind:    KindInvalidValue,
			Message: fmt.Sprintf("%s: %s is out of range", c.label(n), truncate(text)),
			Hint:    "write a number between -1.7e308 and 1.7e308",
		})
		return false
	}
	v.SetFloat(value)
	return true
}

// reportWrongType reports that node n is not what the Go type wants, and returns false.
func (c *decoder) reportWrongType(n int32, want string) bool {
	if c.overLimit() {
		return false
	}
	found := kindName(c.doc.nodes[n].kind)
	c.reportAt(n, Problem{Kind: KindWrongType, Message: fmt.Sprintf("%s must be %s, found %s", c.label(n), want, found)})
	return false
}

// label returns how messages name a value, such as options[2].
func (c *decoder) label(n int32) string {
	parent := c.doc.nodes[n].parent
	switch {
	case parent == 0 && c.title != nil:
		return c.title(n)
	case n == 0:
		return "the reference catalog"
	case c.doc.nodes[parent].kind == '[':
		return fmt.Sprintf("%s[%d]", c.label(parent), c.doc.nodes[n].index)
	}
	return truncate(c.doc.name(n))
}

// report adds a problem to those of the document, up to MaxProblems. The first one beyond
// that limit gets a message that the rest are not shown.
func (c *decoder) report(p Problem) {
	c.reported++
	switch {
	case c.reported > MaxProblems+1:
		return
	case c.reported == MaxProblems+1:
		p.Message = fmt.Sprintf("the file has more than %d problems; the rest are not shown", MaxProblems)
		p.Hint, p.Related = "fix the problems above, then run the command again", nil
	}
	c.problems = append(c.problems, p)
}

// reportAt reports a problem with a node. Without a span, the problem is at the node's value.
func (c *decoder) reportAt(n int32, p Problem) {
	c.faulty[n] = true
	p.Doc = c.doc
	p.Pointer = c.doc.pointer(n)
	if p.Span == (Span{}) {
		p.Span = c.doc.nodes[n].value.wide()
	}
	c.report(p)
}

// kindName returns how messages name a kind of JSON value.
func kindName(kind jsontext.Kind) string {
	switch kind {
	case '"':
		return "text"
	case '0':
		return "a number"
	case '{':
		return "an object"
	case '[':
		return "an array"
	case 'n':
		return "null"
	case 't':
		return "true"
	default:
		return "false"
	}
}

// form describes the fields that a struct type expects in a JSON object.
type form struct {
	fields []field        // by the index of the Go field
	byName map[string]int // index in fields
	names  []string
}

type field struct {
	name     string
	required bool // its tag has no omitempty
}

var forms sync.Map // reflect.Type to *form

func formOf(typ reflect.Type) *form {
	if known, ok := forms.Load(typ); ok {
		return known.(*form)
	}
	f := &form{byName: map[string]int{}}
	for i := range typ.NumField() {
		name, options, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ",")
		if name == "-" || name == "" {
			f.fields = append(f.fields, field{}) // not in JSON
			continue
		}
		f.fields = append(f.fields, field{name: name, required: !strings.Contains(options, "omitempty")})
		f.byName[name] = i
		f.names = append(f.names, name)
	}
	forms.Store(typ, f)
	return f
}
