package lint

import (
	"context"
	"fmt"
	"strconv"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// Pass is what a rule's Check works with: the bank, the settings, the texts to
// check, and Report.
type Pass struct {
	Bank   *bank.Bank
	Config *config.Config
	// Item is the index in Bank.Questions of the item to check, for rules of
	// ScopeItem and, when it is not negative, of ScopeText.
	Item int
	// Fields are the texts of the item, for rules of ScopeItem and ScopeText, or those of
	// a topic, for rules of ScopeText.
	Fields []Field

	run   *run
	rule  *Rule // the rule that is running
	texts *itemtext.Item
	// inText counts the rule's consecutive reports on parts of one text; kept counts the
	// reports of this call that are kept.
	inText, kept int
	outcome
}

// maxInText is the maximum number of findings of one rule on one text that are
// kept; maxInItem is the maximum on one item or topic. More would not help the
// author, and linting a broken file must not take minutes.
const (
	maxInText = 100
	maxInItem = 1000
)

// Context is canceled with the run. A rule that is slow on a large bank checks it
// periodically; reports of a canceled run are dropped.
func (p *Pass) Context() context.Context { return p.run.ctx }

// Question is the item to check.
func (p *Pass) Question() *bank.Question { return &p.Bank.Questions[p.Item] }

// Texts are the analyzed texts of the item to check, for rules of ScopeItem and ScopeText; nil for a topic.
func (p *Pass) Texts() *itemtext.Item { return p.texts }

// Value is what PerItem of the rule returned for an item, for rules of ScopeBank.
func (p *Pass) Value(item int) any { return p.run.values[p.rule][item] }

// TopicFields lists the texts of a topic, for rules of ScopeBank.
func (p *Pass) TopicFields(topic int) []Field { return p.run.topics[topic]() }

// Stem, Option, Explanation and Rationale return the places of these texts in the item to check.
func (p *Pass) Stem() Place           { return p.At("/q") }
func (p *Pass) Option(i int) Place    { return p.At("/options/" + strconv.Itoa(i)) }
func (p *Pass) Explanation() Place    { return p.At("/explanation") }
func (p *Pass) Rationale(i int) Place { return p.At("/rationales/" + strconv.Itoa(i)) }

// At is the place of a part of the item to check, such as At("/answer").
func (p *Pass) At(part string) Place { return p.AtItem(p.Item, part) }

// AtItem is the place of a part of any item.
func (p *Pass) AtItem(item int, part string) Place { return At(p.Bank.Pointer(item) + part) }

// Int is the value of an option of the rule that is a whole number.
func (p *Pass) Int(option string) int { return int(p.Float(option)) }

// Float is the value of an option of the rule.
func (p *Pass) Float(option string) float64 {
	value, ok := p.run.settings[p.rule][option]
	if !ok {
		panic(fmt.Sprintf("option %q is not declared", option))
	}
	return value
}

// Report adds a finding with what is wrong and what to do. The rule can set the other
// fields of the returned Report. Of consecutive reports on parts of one text, the
// first maxInText are kept; of the reports on one item or topic, the first maxInItem.
// For rules of ScopeBank, only the limit per text applies.
func (p *Pass) Report(at Place, message, hint string) *Report {
	if p.kept == 0 || p.reports[len(p.reports)-1].At.pointer != at.pointer || at.end <= at.start {
		p.inText = 0
	}
	p.inText++
	r := &Report{At: at, Message: message, Hint: hint, rule: p.rule}
	if p.inText <= maxInText && (p.rule.Scope == ScopeBank || p.kept < maxInItem) {
		p.reports = append(p.reports, r)
		p.kept++
	}
	return r
}

// Report is a finding as a rule describes it.
type Report struct {
	At            Place
	Message, Hint string
	Related       []Note
	// Fixes are ways to fix the finding, the best first.
	Fixes []SuggestedFix
	// Severity lowers the severity of this finding. Zero keeps that of the rule.
	Severity Severity
	// About names what a finding on the whole bank is about, such as a
	// category. It distinguishes the finding from others of its rule, and the
	// finding then belongs to no single item.
	About string

	rule *Rule
}

// Replace adds a fix that replaces the text at the finding. A member name gets no fix,
// because other values refer to it.
func (r *Report) Replace(text string, kind FixKind, message string) *Report {
	if !r.At.key {
		r.Fixes = append(r.Fixes, SuggestedFix{message, kind, []Change{{At: r.At, New: text}}})
	}
	return r
}

// Also adds another place that the finding refers to.
func (r *Report) Also(at Place, message string) *Report {
	r.Related = append(r.Related, Note{at, message})
	return r
}

// SuggestedFix is a way to fix a finding, as a rule describes it.
type SuggestedFix struct {
	// Message says what the fix does: "write 1,250".
	Message string
	Kind    FixKind
	Changes []Change
}

// Change replaces the text at At, or a part of it, with New. If From is set, it replaces
// the value at At with a copy of the value at From; reordering an array needs one Change
// per moved value.
type Change struct {
	At   Place
	New  string
	From Place
}

// Note is another place that a finding refers to.
type Note struct {
	At      Place
	Message string
}

// Place is a place in one of the bank's files, as rules name it.
type Place struct {
	pointer    string
	inTopics   bool
	key        bool
	start, end int
}

// At is the place of the value at a JSON pointer into questions.json, or of the nearest
// value around it if there is none.
func At(pointer string) Place { return Place{pointer: pointer} }

// AtTopic is At for a JSON pointer into topics.json.
func AtTopic(pointer string) Place { return Place{pointer: pointer, inTopics: true} }

// Key is the place of the member's name instead of its value.
func (p Place) Key() Place { p.key = true; return p }

// Within narrows a place to the bytes start to end of the string's decoded text. If start
// is not before end, the place is the complete value.
func (p Place) Within(start, end int) Place { p.start, p.end = start, end; return p }

// Tokens narrows a place to a run of tokens of the text there.
func (p Place) Tokens(tokens []english.Token) Place {
	return p.Within(tokens[0].Start, tokens[len(tokens)-1].End)
}
