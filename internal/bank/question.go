package bank

import "slices"

// Question is one item of the bank, as its author wrote it.
//
// Q and Answer are required, and Options unless the answer is a number; everything
// else may be absent. Texts use the markup of package richtext.
type Question struct {
	// ID is the item's stable name in kebab case, such as
	// "hyd-manning-full-pipe". It is empty if the author gave none.
	ID string `json:"id,omitempty" validate:"omitempty,kebab"`
	// Q is the stem: the question itself.
	Q string `json:"q" validate:"notblank"`
	// Stimulus is what the question is about: a picture, a chart, a diagram or a listing.
	Stimulus *Stimulus `json:"stimulus,omitempty"`
	// Options are two to eight answer texts, lettered from A in this order. An item whose
	// answer is a list has at least three. A numeric item has none.
	Options []string `json:"options,omitempty" validate:"dive,notblank"`
	// Answer is the key, in the form of the item's type: its letter, a list of
	// letters or a number.
	Answer Answer `json:"answer"`
	// Unit is the unit of a numeric item's answer; empty for a pure number.
	Unit string `json:"unit,omitempty"`
	// Tolerance is the relative deviation that a numeric item allows: 0.01 is one
	// percent. If it is absent, only the number itself is right.
	Tolerance float64 `json:"tolerance,omitempty" validate:"omitempty,gt=0,lt=1"`
	// Units are other units in which a numeric item may be answered.
	Units []OtherUnit `json:"units,omitempty" validate:"dive"`
	// Misconceptions are wrong numbers that a numeric item explains.
	Misconceptions []Misconception `json:"misconceptions,omitempty" validate:"dive"`
	// Explanation explains why the key is right. Lint reports items without one.
	Explanation string `json:"explanation,omitempty"`
	// Category is the ID of a configured category, or empty.
	Category string `json:"category,omitempty"`
	// Topic is a key of topics.json, or empty.
	Topic string `json:"topic,omitempty"`
	// Level is the cognitive level in Bloom's revised taxonomy: remember,
	// understand, apply or analyze. It is empty if not given.
	Level string `json:"level,omitempty" validate:"omitempty,oneof=remember understand apply analyze"`
	// Difficulty is introductory, intermediate or advanced. It is empty if not given.
	Difficulty string `json:"difficulty,omitempty" validate:"omitempty,oneof=introductory intermediate advanced"`
	// Rationales has one text per option. Each explains which belief leads to a wrong
	// option and why that belief fails; the text for a key may be empty.
	Rationales []string `json:"rationales,omitempty"`
	// References cite the sources for the key.
	References []Reference `json:"references,omitempty" validate:"dive"`
	// Check recomputes a key that is a number. It is absent if there is nothing to recompute.
	Check *Check `json:"check,omitempty"`
	// Explore names the diagram and the state that show the item's own case.
	Explore *Explore `json:"explore,omitempty"`
	// Ignore suppresses lint rules for this item. It is not exported to learners.
	Ignore []Ignore `json:"ignore,omitempty" validate:"dive"`
}

// Key returns the index of the only right option, or -1 if the answer is a list or a number
// instead of one letter.
func (q *Question) Key() int {
	if q.Answer.List || len(q.Answer.Letters) != 1 {
		return -1
	}
	return optionIndex(q.Answer.Letters[0])
}

// Keys returns the indices of the right options, in ascending order.
func (q *Question) Keys() []int {
	keys := make([]int, 0, len(q.Answer.Letters))
	for _, letter := range q.Answer.Letters {
		keys = append(keys, optionIndex(letter))
	}
	slices.Sort(keys)
	return keys
}

// OtherUnit is a unit in which a numeric item may be answered.
type OtherUnit struct {
	// Unit is the name of the unit, such as "L/s".
	Unit string `json:"unit" validate:"notblank"`
	// Factor is how many of this unit equal one of the item's own unit: 28.317 for L/s in an item in cfs.
	Factor float64 `json:"factor" validate:"gt=0"`
}

// Misconception is a wrong number with the mistake that leads to it.
type Misconception struct {
	// Answer is the number; it has the unit and the tolerance of the item.
	Answer float64 `json:"answer"`
	// Rationale explains which mistake leads to the number, and why it is a mistake.
	Rationale string `json:"rationale" validate:"notblank"`
}

// String names the misconception in messages: "misconception 9.81".
func (m Misconception) String() string {
	return "misconception " + Decimal(m.Answer)
}

// Explore is a state of a diagram.
type Explore struct {
	// Diagram is a kind of diagram, or "none".
	Diagram string `json:"diagram" validate:"notblank"`
	// State is the query of the diagram's URL, such as "weirType=v-notch&upstreamFt=5".
	State string `json:"state,omitempty"`
}

// Reference cites a section of a source in the reference catalog.
type Reference struct {
	// Source is the ID of a source in the catalog, such as RM1 or LIT.
	Source string `json:"source" validate:"notblank"`
	// Section identifies an entry of that source in the catalog: the number of a section,
	// the path of an engine file, or the ID of a publication.
	Section string `json:"section" validate:"notblank"`
}

// Check recomputes a key that is a number.
type Check struct {
	// Expr is an arithmetic expression over Vars, such as
	// "1.486/n * area * r^(2/3) * sqrt(slope)".
	Expr string `json:"expr" validate:"notblank"`
	// Vars are the names that Expr may use, with their values.
	Vars map[string]float64 `json:"vars,omitempty"`
	// Where explains the names in Vars, each with its unit, in plain text.
	Where map[string]string `json:"where,omitempty" validate:"dive,notblank"`
	// Unit is the unit of the result, spelled as in the options or, for a numeric item, as
	// in its unit. It is empty for a pure number.
	Unit string `json:"unit,omitempty"`
	// Tolerance is the relative deviation allowed between the key and the result of
	// Expr: 0.01 is one percent. If it is absent, only the exact result is right. Omit it for counts.
	Tolerance float64 `json:"tolerance,omitempty" validate:"omitempty,gt=0,lt=1"`
}

// Ignore suppresses one lint rule for one item.
type Ignore struct {
	// Rule is the rule's name or code.
	Rule string `json:"rule" validate:"notblank"`
	// Reason explains why the rule does not apply here.
	Reason string `json:"reason" validate:"notblank"`
}

// Levels are the values of Question.Level in ascending order.
var Levels = []string{"remember", "understand", "apply", "analyze"}

// Letters are the letters of the options in order.
var Letters = [8]string{"A", "B", "C", "D", "E", "F", "G", "H"}

// optionIndex returns the index of the option with a letter, or -1.
func optionIndex(letter string) int { return slices.Index(Letters[:], letter) }
