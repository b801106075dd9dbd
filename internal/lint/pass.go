package lint

import (
	"context"
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

// Pass is what a rule's Check works with: the bank, the settings, the facts
// that rules share, and the way to report.
type Pass struct {
	Bank   *bank.Bank
	Config *config.Config
	// Item is the index in Bank.Questions of the item to check, for rules of
	// ScopeItem and, when it is not negative, of ScopeText.
	Item int
	// Passages are the texts to check, for rules of ScopeText: those of the
	// item, or of all topics when Item is -1.
	Passages []Passage

	ctx      context.Context
	rule     *Rule
	setting  map[string]any
	facts    []Facts
	prepared any
	reports  []Report
	// inText counts the reports on the text at the pointer of the last one.
	inText int
}

// mostInText is how many findings of one rule on one text are kept, mostInItem
// how many on one item or topic: whoever has a hundred needs no more, and a broken
// file must not cost minutes.
const (
	mostInText = 100
	mostInItem = 1000
)

// Context ends when the run is canceled. A rule that takes long on a large bank
// looks at it once in a while; what it then reports is dropped.
func (p *Pass) Context() context.Context { return p.ctx }

// Prepared is what the rule's Prepare returned.
func (p *Pass) Prepared() any { return p.prepared }

// Question is the item to check.
func (p *Pass) Question() *bank.Question { return &p.Bank.Questions[p.Item] }

// Facts are the shared facts of the item to check.
func (p *Pass) Facts() *Facts { return &p.facts[p.Item] }

// FactsOf are the shared facts of any item, for rules of ScopeBank. Those of
// stem and options are whole; of the explanation and the rationales just Raw is
// left.
func (p *Pass) FactsOf(item int) *Facts { return &p.facts[item] }

// Path is the JSON pointer of a part of the item to check: Path("/q").
func (p *Pass) Path(part string) string { return p.PathOf(p.Item, part) }

// PathOf is the JSON pointer of a part of any item.
func (p *Pass) PathOf(item int, part string) string { return p.Bank.Pointer(item) + part }

// Int is the value of an option of the rule.
func (p *Pass) Int(option string) int { return setting[int](p, option) }

// Bool is the value of an option of the rule.
func (p *Pass) Bool(option string) bool { return setting[bool](p, option) }

// Float is the value of an option of the rule.
func (p *Pass) Float(option string) float64 { return setting[float64](p, option) }

func setting[T any](p *Pass, option string) T {
	value, ok := p.setting[option].(T)
	if !ok {
		panic(fmt.Sprintf("option %q of type %T is not declared", option, value))
	}
	return value
}

// Report adds a finding. Of those on one text the first hundred are kept, of
// those on one item the first thousand.
func (p *Pass) Report(r Report) {
	if n := len(p.reports); n > 0 && p.reports[n-1].At.pointer == r.At.pointer && r.At.end > r.At.start {
		p.inText++
	} else {
		p.inText = 1
	}
	if p.inText <= mostInText && (p.rule.Scope == ScopeBank || len(p.reports) < mostInItem) {
		p.reports = append(p.reports, r)
	}
}

// Report is a finding as a rule makes it.
type Report struct {
	At            Place
	Message, Hint string
	Related       []Note
	// Repairs are ways to fix it, the best first.
	Repairs []Repair
	// Severity lowers the severity of this finding below the rule's; zero
	// keeps it.
	Severity Severity
	// About names what a finding on the bank as a whole is about, such as a
	// category: it tells the finding from others of its rule, and the
	// finding then belongs to no single item.
	About string
}

// Repair is a way to fix a finding, as a rule makes it.
type Repair struct {
	// Message says what it does: "write 1,250".
	Message string
	Kind    FixKind
	Texts   []TextChange
	Moves   []Move
}

// TextChange writes a text in the place of another one, or of a part of it.
type TextChange struct {
	At  Place
	New string
}

// Move writes the value that stands at From in the place of the one at To.
// Values of an array are put into another order by a move for each.
type Move struct{ From, To Place }

// Note is another place that a report names.
type Note struct {
	At      Place
	Message string
}

// Place is a place in one of the bank's files, as rules name it.
type Place struct {
	pointer    string
	doc        docKind
	key        bool
	start, end int
}

type docKind int

const (
	inQuestions docKind = iota
	inTopics
	inReferences
)

// At is the value at a JSON pointer into questions.json. A pointer to
// something missing means the nearest value around it.
func At(pointer string) Place { return Place{pointer: pointer} }

// AtTopic is the value at a JSON pointer into topics.json.
func AtTopic(pointer string) Place { return Place{pointer: pointer, doc: inTopics} }

// AtReference is the value at a JSON pointer into references.json.
func AtReference(pointer string) Place { return Place{pointer: pointer, doc: inReferences} }

// Key is the name of the member, in place of its value.
func (p Place) Key() Place { p.key = true; return p }

// Within narrows a place to the bytes start to end of the string's decoded
// text.
func (p Place) Within(start, end int) Place { p.start, p.end = start, end; return p }
