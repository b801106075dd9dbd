package lint

import (
	"context"
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// rounds bounds how often a bank is fixed and linted again: fixes that touch the
// same bytes wait for the next round.
const rounds = 8

// Unfixable is the error for a bank that cannot be fixed automatically.
type Unfixable struct{ First *Finding }

func (e *Unfixable) Error() string {
	return fmt.Sprintf("%s:%d: %s", e.First.File, e.First.Start.Line, e.First.Message)
}

// Hint returns the remedy.
func (e *Unfixable) Hint() string {
	return "correct the file's form by hand first: nothing was changed"
}

// FixAll applies the first fix of every finding, if it is safe or the options
// allow unsafe ones, until none is left, and returns the fixed files with the
// number of fixes. Nothing is written. The error is that of ctx, or an
// *Unfixable for a file that is not valid JSON, which is not touched.
func FixAll(ctx context.Context, sources bank.Sources, shape bank.Shape, rules []*Rule, opts Options) (bank.Sources, int, error) {
	applied := 0
	fixers := slices.DeleteFunc(slices.Clone(rules), func(rule *Rule) bool { return rule.Fix == FixNone && rule.Kind == "" })
	for range rounds {
		b, problems := bank.Parse(ctx, sources, shape)
		result, err := Run(ctx, b, problems, fixers, opts)
		if err != nil {
			return sources, 0, err
		}
		var fixes []Fix
		var ruleOf []*Rule // by fix
		for i := range result.Findings {
			f := &result.Findings[i]
			if f.Rule.Scope == ScopeFile && (f.Rule.Always || f.Rule.Kind == bank.KindTrailingData) {
				return sources, 0, &Unfixable{f}
			}
			if f.SafelyFixable() || opts.UnsafeFixes && len(f.Fixes) > 0 {
				fixes, ruleOf = append(fixes, f.Fixes[0]), append(ruleOf, f.Rule)
			}
		}
		n := 0
		for _, file := range []struct {
			doc  *bank.Document
			into *bank.Source
		}{{b.QuestionsDoc, &sources.Questions}, {b.TopicsDoc, &sources.Topics}} {
			if file.doc == nil {
				continue
			}
			text, done := Apply(file.doc, fixes)
			if len(done) == 0 {
				continue
			}
			file.into.Data = text
			n += len(done)
			for _, i := range done {
				opts.fixed(ruleOf[i])
			}
		}
		if n == 0 {
			break
		}
		applied += n
	}
	return sources, applied, nil
}
