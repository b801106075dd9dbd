package bank

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// ItemType is a type of item. The form of the answer determines it.
type ItemType struct {
	// Name is the type in files and messages: single, multiple or numeric.
	Name string
	// MinOptions and MaxOptions limit the number of options of an item.
	MinOptions, MaxOptions int
	// HasChoice reports whether the learner chooses among options. Only then do the rules
	// that compare options run, and only then can an item keep its options unshuffled.
	HasChoice bool
	// AnswerSchema is the JSON Schema of the answer.
	AnswerSchema string
	// Sample is the item that "swmmquiz new" writes; the author fills in its texts.
	Sample Question
	// matches reports whether an item is of the type.
	matches func(*Question) bool
}

const letterSchema = `{"type": "string", "pattern": "^[A-H]$"}`

// The types of items.
var (
	Single = &ItemType{
		Name: "single", MinOptions: 2, MaxOptions: len(Letters), HasChoice: true,
		AnswerSchema: letterSchema,
		Sample:       Question{Options: make([]string, 4), Answer: OneKey("A"), Rationales: make([]string, 4)},
		matches:      func(q *Question) bool { return !q.Answer.List && q.Answer.Number == nil },
	}
	Multiple = &ItemType{
		Name: "multiple", MinOptions: 3, MaxOptions: len(Letters), HasChoice: true,
		AnswerSchema: `{"type": "array", "items": ` + letterSchema + `, "minItems": 1, "uniqueItems": true}`,
		Sample: Question{
			Options: make([]string, 4), Answer: Answer{List: true, Letters: []string{"A", "B"}}, Rationales: make([]string, 4),
		},
		matches: func(q *Question) bool { return q.Answer.List },
	}
	Numeric = &ItemType{
		Name:         "numeric",
		AnswerSchema: `{"type": "number"}`,
		Sample: Question{
			Answer: Answer{Number: new(float64)}, Unit: "ft", Tolerance: 0.01, Misconceptions: []Misconception{{}},
		},
		matches: func(q *Question) bool { return q.Answer.Number != nil },
	}
)

// ItemTypes are all item types. Exactly one of them matches an item.
var ItemTypes = []*ItemType{Single, Multiple, Numeric}

// Type returns the type of an item.
func (q *Question) Type() *ItemType {
	i := slices.IndexFunc(ItemTypes, func(t *ItemType) bool { return t.matches(q) })
	return ItemTypes[i]
}

// Answer is the correct answer: one letter, a list of letters, or a number.
type Answer struct {
	// Letters are the letters of the keys.
	Letters []string
	// List reports whether the author wrote a list: the item may have several keys.
	List bool
	// Number is the correct number of a numeric item, else nil.
	Number *float64
}

// OneKey returns the answer of an item with a single key.
func OneKey(letter string) Answer { return Answer{Letters: []string{letter}} }

// String returns the answer as text: "B", "A, D" or "14.9".
func (a Answer) String() string {
	if a.Number != nil {
		return Decimal(*a.Number)
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

// decodeAnswer decodes an answer. Its form determines the type of the item.
func (c *decoder) decodeAnswer(n int32, v reflect.Value) bool {
	var a Answer
	ok := true
	switch c.doc.nodes[n].kind {
	case '"':
		a.Letters = []string{c.doc.text(c.doc.nodes[n].value)}
	case '[':
		a.List = true
		ok = c.decode(n, reflect.ValueOf(&a.Letters).Elem())
	case '0':
		a.Number = new(float64)
		ok = c.decode(n, reflect.ValueOf(a.Number).Elem())
	default:
		return c.reportWrongType(n, "a letter, a list of letters or a number")
	}
	v.Set(reflect.ValueOf(a))
	return ok
}

// checkShape reports a faulty stimulus and what does not fit the item's type. It returns false
// if the item cannot be asked.
func (c *decoder) checkShape(n int32, q *Question) bool {
	c.checkStimulus(n, q.Stimulus)
	t := q.Type()
	if _, ok := c.doc.child(n, "options"); !ok && t.MinOptions > 0 {
		c.reportMissing(n, "Question", "options")
		return false
	}
	answer, ok := c.doc.child(n, "answer")
	if !ok {
		return false // already reported as missing
	}
	usable := c.checkOptionCount(n, q, t) && c.checkLetters(n, q)
	c.checkRationaleCount(n, q, t)
	if t != Numeric && !c.faulty[answer] {
		for _, field := range []string{"unit", "tolerance", "units", "misconceptions"} {
			if m, ok := c.doc.child(n, field); ok && !c.overLimit() {
				c.reportAt(m, Problem{
					Kind: KindInvalidValue, Message: field + " is set, but the answer is not a number",
					Hint: "delete it, or write the number as the answer and delete the options",
				})
			}
		}
	}
	return usable
}

// checkOptionCount reports an item with too few or too many options for its type, and returns
// false for it.
func (c *decoder) checkOptionCount(n int32, q *Question, t *ItemType) bool {
	count := len(q.Options)
	m, ok := c.doc.child(n, "options")
	if !ok || count >= t.MinOptions && count <= t.MaxOptions {
		return true
	}
	p := Problem{Kind: KindOptionCount}
	if t == Numeric {
		p.Message = fmt.Sprintf("options has %s, but the answer is a number", entries(count))
		p.Hint = "delete the options, or name the key by its letter"
	} else {
		p.Message = fmt.Sprintf("options has %s, expected %d to %d", entries(count), t.MinOptions, t.MaxOptions)
		p.Hint = "add or delete options"
	}
	if !c.faulty[m] && !c.overLimit() {
		c.reportAt(m, p)
	}
	return false
}

// checkRationaleCount reports an item with more or fewer rationales than options, unless one
// of these lists is already reported.
func (c *decoder) checkRationaleCount(n int32, q *Question, t *ItemType) {
	options, _ := c.doc.child(n, "options")
	m, ok := c.doc.child(n, "rationales")
	if !ok || len(q.Rationales) == len(q.Options) || c.faulty[m] || c.faulty[options] || c.overLimit() {
		return
	}
	hint := "write one text per option, in the order of the options; a key's text may be empty"
	if t == Numeric {
		hint = "delete it, and explain wrong numbers in misconceptions"
	}
	c.reportAt(m, Problem{
		Kind:    KindInvalidValue,
		Message: fmt.Sprintf("rationales has %s, expected %d", entries(len(q.Rationales)), len(q.Options)),
		Hint:    hint,
	})
}

// checkLetters reports an empty list of keys, and each key that is not the letter of an option or
// is a duplicate. It returns false if it finds one, or if the answer is already reported.
func (c *decoder) checkLetters(n int32, q *Question) bool {
	answer, _ := c.doc.child(n, "answer")
	if q.Answer.Number != nil {
		return true
	}
	if c.faulty[answer] {
		return false
	}
	known := Letters[:min(len(q.Options), len(Letters))]
	if q.Answer.List && len(q.Answer.Letters) == 0 {
		c.reportAt(answer, Problem{Kind: KindAnswerLetter, Message: "answer names no option", Hint: "name the right options by their letters"})
		return false
	}
	usable := true
	for i, letter := range q.Answer.Letters {
		at := answer
		if q.Answer.List {
			at, _ = c.doc.child(answer, strconv.Itoa(i))
		}
		if c.faulty[at] {
			usable = false
			continue
		}
		p := Problem{Kind: KindAnswerLetter}
		switch {
		case !slices.Contains(known, letter):
			p.Message = fmt.Sprintf("answer %q is not one of %s", truncate(letter), strings.Join(known, ", "))
			p.Hint = "name the right option by its letter"
			if upper := strings.ToUpper(strings.TrimSpace(letter)); slices.Contains(known, upper) {
				p.Hint = fmt.Sprintf("write %q", upper)
			}
		case slices.Contains(q.Answer.Letters[:i], letter):
			p.Message, p.Hint = fmt.Sprintf("answer %q is a duplicate", letter), "delete it"
		default:
			continue
		}
		usable = false
		if !c.overLimit() {
			c.reportAt(at, p)
		}
	}
	return usable
}

// entries formats a number of entries: "1 entry", "2 entries".
func entries(n int) string {
	if n == 1 {
		return "1 entry"
	}
	return fmt.Sprintf("%d entries", n)
}
