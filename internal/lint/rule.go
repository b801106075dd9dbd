package lint

import (
	"context"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

// Rule is one lint rule: its documentation, its settings and its check. The
// help text, the rule's page and SARIF all print these same words.
type Rule struct {
	// Code is the rule's stable code, such as QB301. Codes are never reused.
	Code string
	// Name reads well after "ignore": longest-key.
	Name string
	// Summary is one sentence that starts with "Checks that" and ends with a full stop.
	Summary string
	// Why says what harm the flaw does, in whole sentences.
	Why string
	// Remedy says how to fix it, in whole sentences.
	Remedy string
	// Sources cite the literature that the rule rests on.
	Sources []string
	// Severity is the rule's own severity, before the configuration.
	Severity Severity
	// Scope says what one call of Check sees.
	Scope Scope
	// Fix says whether the rule's findings can be fixed by machine.
	Fix FixKind
	// Since is the first release that has the rule.
	Since string
	// Options are the rule's settings.
	Options []Option
	// Always marks a rule that can't be turned off or left unselected,
	// because what it finds keeps the file or an item from being checked.
	Always bool
	// Off marks a rule that runs only where the configuration sets its level
	// or the rule is selected by its name or code: it is wrong too often, or
	// a matter of taste.
	Off bool

	// Kind is the kind of bank.Problem that feeds the rule; empty for rules
	// with a Check.
	Kind bank.Kind
	// Ignores is the fault of an item's ignore list that feeds the rule;
	// zero for all other rules.
	Ignores IgnoreFault
	// Prepare, when not nil, does once what all calls of Check share: they find
	// what it returns in Pass.Prepared.
	Prepare func(context.Context, *bank.Bank, *config.Config) any
	// Check looks for the flaw; nil for rules that are fed.
	Check func(*Pass)

	// Bad raises this rule and no other; Good raises none.
	Bad, Good Example
}

// Suppressible says whether an item's ignore list may name the rule. What
// breaks the file can't be waved through for one item.
func (r *Rule) Suppressible() bool { return r.Check != nil }

// Scope says what a rule looks at.
type Scope string

// The scopes.
const (
	ScopeFile Scope = "file" // the text of the file
	ScopeItem Scope = "item" // one question
	ScopeText Scope = "text" // the texts of a question, and those of topics
	ScopeBank Scope = "bank" // all questions together
)

// FixKind says how a rule's findings can be fixed by machine.
type FixKind string

// The kinds of fix.
const (
	FixNone   FixKind = ""       // by hand only
	FixSafe   FixKind = "safe"   // keeps the meaning
	FixUnsafe FixKind = "unsafe" // wants a look afterwards
)

// IgnoreFault is what can be wrong with an entry of an item's ignore list.
type IgnoreFault int

// The faults of ignore entries.
const (
	IgnoreOK      IgnoreFault = iota
	IgnoreUnknown             // names no rule
	IgnoreUnused              // suppresses nothing
)

// Option is one setting of a rule.
type Option struct {
	Name string
	// Default is a float64, int, bool or string; a configured value must be
	// of the same type.
	Default any
	// Min and Max bound numbers, both included; ignored when equal.
	Min, Max float64
	// Doc says what it does.
	Doc string
}

// Example is a small bank that shows a rule at work. Tests run it.
type Example struct {
	// Questions is the text of questions.json; Topics and References those
	// of the other files, empty for none.
	Questions, Topics, References string
	// Config is the text of swmmquiz.yaml that the example needs, or empty.
	Config string
	// Options set the rule's options, Targets the size of categories.
	Options map[string]any
	Targets map[string]int
}
