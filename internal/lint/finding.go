package lint

import (
	"cmp"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// Finding is one thing that a rule found, at its place in a file.
type Finding struct {
	Rule     *Rule
	Severity Severity
	// Message says what is wrong and what was expected. Hint says what to do;
	// it may be empty.
	Message, Hint string
	Location
	// Question is the item that the finding is about; nil if it is about the
	// whole bank or another file.
	Question *QuestionRef
	// Related are other places that the message names.
	Related []Related
	// Fixes are ways to fix the finding, the best first.
	Fixes []Fix
	// Fingerprint stays the same when the item moves within the file.
	Fingerprint string

	item int // index in Bank.Questions, -1 for none
}

// Location is a place in a file.
type Location struct {
	// Doc is the document; File is its path.
	Doc  *bank.Document
	File string
	Span bank.Span
	// Start and End are the positions of the span; End is just after it.
	Start, End bank.Position
	// Pointer is the JSON pointer of the value.
	Pointer string
}

// Related is another place that a finding names.
type Related struct {
	Location
	Message string
}

// QuestionRef identifies an item: by its index in the file's array, and by its ID, which may be empty.
type QuestionRef struct {
	Index int    `json:"index"`
	ID    string `json:"id"`
}

// Fixable reports whether the finding can be fixed automatically, safely or not.
func (f *Finding) Fixable() bool { return len(f.Fixes) > 0 }

// SafelyFixable reports whether --fix fixes the finding without --unsafe-fixes.
func (f *Finding) SafelyFixable() bool { return len(f.Fixes) > 0 && f.Fixes[0].Kind == FixSafe }

// Counts are the numbers of findings by severity. Fixable counts those that --fix fixes
// without --unsafe-fixes.
type Counts struct {
	Errors   int `json:"errors"`
	Warnings int `json:"warnings"`
	Infos    int `json:"infos"`
	Fixable  int `json:"fixable"`
}

// Result is the result of a run.
type Result struct {
	// Questions is the number of items in the bank, broken ones included.
	Questions int
	Findings  []Finding
	Failures  []Failure
}

// Counts counts the findings.
func (r *Result) Counts() Counts {
	var c Counts
	for i := range r.Findings {
		c.Add(&r.Findings[i])
	}
	return c
}

// Add counts a finding.
func (c *Counts) Add(f *Finding) {
	switch f.Severity {
	case Error:
		c.Errors++
	case Warning:
		c.Warnings++
	default:
		c.Infos++
	}
	if f.SafelyFixable() {
		c.Fixable++
	}
}

// AtLeast reports whether the severity of any finding is s or higher.
func (r *Result) AtLeast(s Severity) bool {
	return slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Severity >= s })
}

// Merge combines the results of several banks. It sorts the findings and removes duplicates.
func Merge(results ...*Result) *Result {
	all := &Result{}
	for _, r := range results {
		all.Questions += r.Questions
		all.Findings = append(all.Findings, r.Findings...)
		all.Failures = append(all.Failures, r.Failures...)
	}
	all.Findings = arrange(all.Findings)
	return all
}

// arrange sorts findings by file, start, end (the longest first), code and message, and
// removes duplicates.
func arrange(findings []Finding) []Finding {
	slices.SortStableFunc(findings, func(a, b Finding) int {
		return cmp.Or(
			strings.Compare(a.File, b.File),
			cmp.Compare(a.Span.Start, b.Span.Start),
			cmp.Compare(b.Span.End, a.Span.End),
			strings.Compare(a.Rule.Code, b.Rule.Code),
			strings.Compare(a.Message, b.Message),
		)
	})
	return slices.CompactFunc(findings, func(a, b Finding) bool {
		return a.File == b.File && a.Span == b.Span && a.Rule == b.Rule && a.Message == b.Message
	})
}
