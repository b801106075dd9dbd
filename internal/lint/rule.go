package lint

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// Rule is one lint rule. Why it matters, what to do and examples are on its page
// in docs/rules.
type Rule struct {
	// Code is the rule's stable code, such as QB301. Codes are never reused.
	Code string
	// Name reads well after "ignore": longest-key.
	Name string
	// Summary is one sentence that starts with "Checks that".
	Summary string
	// Severity is the rule's own severity, before the configuration applies.
	Severity Severity
	// Scope is how much the rule checks at a time.
	Scope Scope
	// Fix is how the rule's findings can be fixed.
	Fix FixKind
	// Since is the first release that has the rule; empty means 0.1.0.
	Since string
	// Options are the rule's settings.
	Options []Option
	// Always marks a rule that cannot be turned off: what it finds keeps the file or an item from being checked.
	Always bool

	// NeedsOptions marks a rule of ScopeItem that needs options: it runs only on
	// questions whose answer is chosen from them.
	NeedsOptions bool

	// A rule has either Kind or Check.

	// Kind is the kind of problem that the rule reports: one found while reading the files, or in an ignore list.
	Kind bank.Kind
	// Check looks for the flaw.
	Check func(*Pass)
	// PerItem, for rules of ScopeBank, returns what Check needs to know about one
	// item. Check reads it with Pass.Value. The analyzed texts are not kept, so
	// that a large bank fits in memory.
	PerItem func(*itemtext.Item) any
}

// Suppressible reports whether an item may suppress the rule. A rule that
// reports a Kind cannot be suppressed.
func (r *Rule) Suppressible() bool { return r.Check != nil }

// Scope is how much a rule checks at a time.
type Scope string

const (
	ScopeFile Scope = "file" // the text of the file
	ScopeItem Scope = "item" // one question
	ScopeText Scope = "text" // a question or a topic
	ScopeBank Scope = "bank" // the bank as a whole
)

// FixKind is how a rule's findings can be fixed.
type FixKind string

const (
	FixNone   FixKind = ""       // by hand only
	FixSafe   FixKind = "safe"   // cannot change the meaning
	FixUnsafe FixKind = "unsafe" // the author must check the result
)

// SafeIf returns the kind of a fix that is safe under a condition.
func SafeIf(safe bool) FixKind {
	if safe {
		return FixSafe
	}
	return FixUnsafe
}

// The kinds of problems of entries in an item's ignore list.
const (
	KindUnknownIgnore bank.Kind = "unknown-ignore" // names no rule
	KindUnusedIgnore  bank.Kind = "unused-ignore"  // suppresses nothing
)

// Option is one setting of a rule.
type Option struct {
	Name string `json:"name"`
	// Default is the value without a configuration. If it is a whole number, all values must be.
	Default float64 `json:"default"`
	// Min and Max are the limits, both included. There are none if they are equal.
	Min, Max float64 `json:"-"`
	// Doc is the meaning of the option, for the rule's page.
	Doc string `json:"doc"`
}
