package export

import (
	"math"
	"slices"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

// Question is an item of the bank with the feedback on its answers.
type Question struct {
	Item
	Feedback
}

// Item is the part of a question, in questions.json, that a quiz needs before the learner
// answers.
type Item struct {
	ID string `json:"id"`
	// Type is multiple or numeric, and empty for an item with a single key.
	Type     string    `json:"type,omitempty"`
	Q        Rich      `json:"q"`
	Stimulus *Stimulus `json:"stimulus,omitempty"`
	Options  []Rich    `json:"options"`
	// Answer is a letter, a list of letters (Type multiple), or a number (Type numeric).
	Answer Answer `json:"answer"`
	// Entry is the number to enter. Items with a check and numbers as options have one too,
	// because they can be answered without options.
	Entry      *Entry `json:"entry,omitempty"`
	Category   string `json:"category,omitempty"`
	Topic      string `json:"topic,omitempty"`
	Level      string `json:"level,omitempty"`
	Difficulty string `json:"difficulty,omitempty"`
	// FixedOrder reports whether the options must keep their order; see fixedOrder.
	FixedOrder bool `json:"fixedOrder,omitempty"`
	// Clashes are the numbers of the groups of questions that the question
	// belongs to. A quiz has at most one question of a group.
	Clashes []int `json:"clashes,omitempty"`
}

// authored returns the item without the fields that the exporter adds: FixedOrder, Clashes, Exact,
// and the Entry of an item with options. BankHash is computed from it, so that links to a quiz stay
// valid when the exporter computes these fields in another way. Rendered formulas, generated IDs
// and the spellings of a numeric item's units are kept.
func (q *Question) authored() Item {
	item := q.Item
	item.FixedOrder, item.Clashes = false, nil
	if item.Type != bank.Numeric.Name {
		item.Entry = nil
		return item
	}
	entry := *item.Entry
	entry.Exact = 0
	item.Entry = &entry
	return item
}

// Feedback is what the app shows after an answer.
type Feedback struct {
	Explanation Rich        `json:"explanation"`
	Rationales  []Rich      `json:"rationales,omitempty"`
	References  []Reference `json:"references,omitempty"`
	// Misconceptions are numbers that mistakes lead to.
	Misconceptions []Misconception `json:"misconceptions,omitempty"`
	// Solution shows how the key's number is computed.
	Solution *Solution `json:"solution,omitempty"`
	Explore  *Explore  `json:"explore,omitempty"`
}

// Letter is the letter of an option, A to H.
type Letter string

// Answer is a Letter, a []Letter or a float64.
type Answer any

// Entry is the right number with its unit and relative tolerance, and other units in which
// it may be entered. Exact is the result of the check if the number is rounded; see newEntry. Spellings
// are other ways to write the unit: "acres" for "ac".
type Entry struct {
	Value     float64     `json:"value"`
	Exact     float64     `json:"exact,omitempty"`
	Unit      string      `json:"unit,omitempty"`
	Spellings []string    `json:"spellings,omitempty"`
	Tolerance float64     `json:"tolerance"`
	Units     []OtherUnit `json:"units,omitempty"`
}

// OtherUnit is a unit in which the number may be entered. Factor is how many of
// this unit equal one of the item's own unit.
type OtherUnit struct {
	Unit      string   `json:"unit"`
	Spellings []string `json:"spellings,omitempty"`
	Factor    float64  `json:"factor"`
}

// Misconception is a wrong number with the mistake that leads to it.
type Misconception struct {
	Value     float64 `json:"value"`
	Rationale Rich    `json:"rationale"`
}

func (t *converter) question(at string, q *bank.Question) Question {
	item := Item{
		ID: q.ID, Q: t.rich(at+"/q", q.Q), Stimulus: t.stimulus(q.Stimulus), Options: t.list(at+"/options", q.Options),
		Answer: answer(q), Category: q.Category, Topic: q.Topic, Level: q.Level, Difficulty: q.Difficulty,
		FixedOrder: q.Type().HasChoice && fixedOrder(q),
	}
	if kind := q.Type(); kind != bank.Single {
		item.Type = kind.Name
	}
	feedback := Feedback{
		Explanation: t.rich(at+"/explanation", q.Explanation), Rationales: t.list(at+"/rationales", q.Rationales),
		References: references(q.References, t.catalog), Solution: solution(q.Check), Explore: (*Explore)(q.Explore),
	}
	item.Entry, feedback.Misconceptions = t.entry(at, q, feedback)
	return Question{item, feedback}
}

func answer(q *bank.Question) Answer {
	switch q.Type() {
	case bank.Numeric:
		return *q.Answer.Number
	case bank.Multiple:
		letters := make([]Letter, 0, len(q.Answer.Letters))
		for _, key := range q.Keys() {
			letters = append(letters, Letter(bank.Letters[key]))
		}
		return letters
	}
	return Letter(q.Answer.String())
}

// stimulus returns nil for a picture that cannot be shown, which lint reports.
func (t *converter) stimulus(s *bank.Stimulus) *Stimulus {
	if s == nil {
		return nil
	}
	out := &Stimulus{Chart: s.Chart, Diagram: s.Diagram, State: s.State, Listing: s.Listing, Alt: s.Alt}
	if s.Image != "" {
		picture := t.pictures[s.Image]
		if picture == nil {
			return nil
		}
		out.Image = &Image{Src: picture.URI(), Width: picture.Width, Height: picture.Height}
	}
	return out
}

// entry returns the number to enter, or nil if no number can be entered, and the numbers that
// mistakes lead to. In an item with options, the latter are the numbers of the distractors that
// have rationales.
func (t *converter) entry(at string, q *bank.Question, feedback Feedback) (*Entry, []Misconception) {
	if q.Type() == bank.Numeric {
		entry := newEntry(*q.Answer.Number, q.Unit, q.Tolerance, feedback.Solution)
		for _, u := range q.Units {
			entry.Units = append(entry.Units, OtherUnit{u.Unit, spellings(u.Unit), u.Factor})
		}
		var list []Misconception
		for i, m := range q.Misconceptions {
			text := t.rich(at+"/misconceptions/"+strconv.Itoa(i)+"/rationale", m.Rationale)
			list = append(list, Misconception{m.Answer, text})
		}
		return entry, list
	}
	key := q.Key()
	if q.Check == nil || key < 0 {
		return nil, nil
	}
	values, ok := quantity.ParseAll(q.Options)
	if !ok || !quantity.Comparable(values) {
		return nil, nil
	}
	return newEntry(values[key].Value, q.Check.Unit, q.Check.Tolerance, feedback.Solution), distractors(values, key, feedback.Rationales)
}

// newEntry returns the entry for a value. If the check's result has the same unit and the value
// is within the tolerance of it, the tolerance applies to that result, rounded to four digits, or
// unrounded if the tolerance is narrow.
func newEntry(value float64, unit string, tolerance float64, result *Solution) *Entry {
	entry := &Entry{Value: value, Unit: unit, Spellings: spellings(unit), Tolerance: tolerance}
	if result == nil || result.Unit != unit {
		return entry
	}
	exact, _ := strconv.ParseFloat(strconv.FormatFloat(result.Value, 'g', 4, 64), 64)
	if !quantity.Within(exact, result.Value, tolerance/10) {
		exact = result.Value // a narrow tolerance
	}
	if !quantity.Within(value, exact, 0) && quantity.Within(value, exact, tolerance) {
		entry.Exact = exact
	}
	return entry
}

// spellings returns the other ways to write a unit.
func spellings(unit string) []string {
	known, ok := quantity.UnitNamed(unit)
	if !ok {
		return nil
	}
	all := slices.Concat(known.Symbols, known.Names)
	return slices.DeleteFunc(all, func(one string) bool { return one == unit })
}

// distractors returns the numbers of the wrong options in the unit of the key. It leaves
// out options without a rationale, because there is nothing to tell the learner.
func distractors(values []quantity.Quantity, key int, rationales []Rich) []Misconception {
	var list []Misconception
	for i, value := range values {
		if i == key || i >= len(rationales) || len(rationales[i]) == 0 {
			continue
		}
		number := value.Value
		if value.Written != values[key].Written { // another unit of the same dimension
			number = value.Base() / values[key].Unit.Size
		}
		list = append(list, Misconception{number, rationales[i]})
	}
	return list
}

// solution returns nil for a check that cannot be evaluated, which lint reports.
func solution(check *bank.Check) *Solution {
	if check == nil {
		return nil
	}
	value, fault := quantity.Evaluate(check.Expr, check.Vars)
	if fault != nil || math.IsInf(value, 0) || math.IsNaN(value) {
		return nil
	}
	return &Solution{Expr: check.Expr, Vars: check.Vars, Where: check.Where, Value: value, Unit: check.Unit}
}
