package bank

// Question is one item of the bank, as its author wrote it.
//
// Q, Options, Answer and Explanation are required; everything else may be
// absent. Texts hold the small markup of package richtext.
type Question struct {
	// ID is the item's stable name in kebab case, such as
	// "hyd-manning-full-pipe". Empty when the author gave none.
	ID string `json:"id,omitempty" validate:"omitempty,kebab"`
	// Q is the stem: the question itself.
	Q string `json:"q" validate:"notblank"`
	// Options are the four answer texts, lettered A to D in this order.
	Options []string `json:"options" validate:"len=4,dive,notblank"`
	// Answer is the letter of the key: A, B, C or D.
	Answer string `json:"answer" validate:"oneof=A B C D"`
	// Explanation says why the key is right, in words that teach. It must be
	// present; that it says something is for the lint rules to judge.
	Explanation string `json:"explanation"`
	// Category is the id of a configured category, or empty.
	Category string `json:"category,omitempty"`
	// Topic is a key of topics.json, or empty.
	Topic string `json:"topic,omitempty"`
	// Level is the cognitive level after Bloom's revised taxonomy: remember,
	// understand, apply or analyze. Empty when not given.
	Level string `json:"level,omitempty" validate:"omitempty,oneof=remember understand apply analyze"`
	// Rationales are four texts, one an option, that say what belief leads to
	// a wrong option and why it fails; the key's may be empty.
	Rationales []string `json:"rationales,omitempty" validate:"omitempty,len=4"`
	// References cite where the fact is written.
	References []Reference `json:"references,omitempty" validate:"dive"`
	// Check recomputes the key of a numeric item. Nil for other items.
	Check *Check `json:"check,omitempty"`
	// Ignore suspends lint rules for this item. Not exported to learners.
	Ignore []Ignore `json:"ignore,omitempty" validate:"dive"`
}

// Key is the index of the right option, 0 to 3, or -1 when Answer is no
// letter from A to D.
func (q *Question) Key() int {
	if len(q.Answer) != 1 || q.Answer[0] < 'A' || q.Answer[0] > 'D' {
		return -1
	}
	return int(q.Answer[0] - 'A')
}

// Reference cites a section of a source in the catalogue of references.
type Reference struct {
	// Source is RM1, RM2, RM3, UM, ENG or LIT.
	Source string `json:"source" validate:"notblank"`
	// Section is the section's number, the engine file's path, or the
	// literature entry's id.
	Section string `json:"section" validate:"notblank"`
}

// Check recomputes the number of a numeric item's key.
type Check struct {
	// Expr is an arithmetic expression over Vars, such as
	// "1.486/n * area * r^(2/3) * sqrt(slope)".
	Expr string `json:"expr" validate:"notblank"`
	// Vars are the names that Expr may use, with their values.
	Vars map[string]float64 `json:"vars,omitempty"`
	// Unit is the unit of the result as the options write it; empty for a
	// pure number.
	Unit string `json:"unit,omitempty"`
	// Tolerance is the relative deviation allowed between the key's number
	// and Expr: 0.01 is one percent.
	Tolerance float64 `json:"tolerance" validate:"gt=0,lt=1"`
}

// Ignore suspends one lint rule for one item.
type Ignore struct {
	// Rule is the rule's name or code.
	Rule string `json:"rule" validate:"notblank"`
	// Reason says why the rule does not apply here.
	Reason string `json:"reason" validate:"notblank"`
}

// Levels are the values of Question.Level in ascending order.
var Levels = []string{"remember", "understand", "apply", "analyze"}

// Letters are the letters of the options in order.
var Letters = [4]string{"A", "B", "C", "D"}
