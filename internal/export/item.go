package export

import (
	"math"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/quantity"
)

func (t *texts) question(at string, q *bank.Question) Question {
	item := Item{
		ID: q.ID, Q: t.rich(at+"/q", q.Q), Stimulus: t.stimulus(q.Stimulus), Options: t.list(at+"/options", q.Options),
		Answer: answer(q), Category: q.Category, Topic: q.Topic, Level: q.Level, Difficulty: q.Difficulty, FixedOrder: fixedOrder(q),
	}
	if kind := q.Type(); kind != bank.Single {
		item.Type = kind.Name
	}
	feedback := Feedback{
		Explanation: t.rich(at+"/explanation", q.Explanation), Rationales: t.list(at+"/rationales", q.Rationales),
		References: references(q.References, t.catalogue), Solution: solution(q.Check), Explore: (*Explore)(q.Explore),
	}
	item.Entry, feedback.Misconceptions = t.entry(at, q, feedback.Rationales)
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

// stimulus is nil for a picture that cannot be shown, which lint reports.
func (t *texts) stimulus(s *bank.Stimulus) *Stimulus {
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

// entry returns what a number is entered for, and the numbers that mistakes lead
// to. In an item with options, those are the numbers of the distractors, with their
// rationales.
func (t *texts) entry(at string, q *bank.Question, rationales []Rich) (*Entry, []Misconception) {
	if q.Type() == bank.Numeric {
		entry := &Entry{Value: *q.Answer.Number, Unit: q.Unit, Tolerance: q.Tolerance}
		for _, u := range q.Units {
			entry.Units = append(entry.Units, OtherUnit(u))
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
	entry := &Entry{Value: values[key].Value, Unit: q.Check.Unit, Tolerance: q.Check.Tolerance}
	return entry, distractors(values, key, rationales)
}

// distractors returns the numbers of the wrong options in the unit of the key. A
// wrong option without a rationale explains nothing.
func distractors(values []quantity.Quantity, key int, rationales []Rich) []Misconception {
	var list []Misconception
	for i, value := range values {
		if i == key || i >= len(rationales) || len(rationales[i]) == 0 {
			continue
		}
		number := value.Value
		if value.Written != values[key].Written { // units of one dimension
			number = value.Base() / values[key].Unit.Size
		}
		list = append(list, Misconception{number, rationales[i]})
	}
	return list
}

// solution is nil for a check that cannot be evaluated, which lint reports.
func solution(check *bank.Check) *Solution {
	if check == nil {
		return nil
	}
	value, _, fault := quantity.Evaluate(check.Expr, check.Vars)
	if fault != nil || math.IsInf(value, 0) || math.IsNaN(value) {
		return nil
	}
	return &Solution{Expr: check.Expr, Vars: check.Vars, Value: value, Unit: check.Unit}
}
