package lint

import (
	"context"
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// maxRounds is the maximum number of times that a bank is linted and fixed: fixes that conflict
// wait for the next round.
const maxRounds = 8

// UnfixableError is the error for a bank that cannot be fixed automatically. First is the
// first problem that prevents it.
type UnfixableError struct{ First bank.Problem }

func (e *UnfixableError) Error() string {
	p := e.First
	return fmt.Sprintf("%s:%d: %s", p.Doc.Path, p.Doc.Position(p.Span.Start).Line, p.Message)
}

func (e *UnfixableError) Hint() string {
	return "correct the file by hand first; nothing was changed"
}

// FixAll applies the first fix of every finding, if it is safe or the options allow unsafe
// ones, until none is left or maxRounds are done. It returns the fixed files, and the rule of
// each fix. It does not write the files. The error is that of ctx, or an *UnfixableError if a
// file is not UTF-8 or not exactly one JSON value.
func FixAll(
	ctx context.Context, sources bank.Sources, categories []string, rules []*Rule, opts Options,
) (_ bank.Sources, fixed []*Rule, err error) {
	fixers := slices.DeleteFunc(slices.Clone(rules), func(rule *Rule) bool { return rule.Fix == FixNone && rule.Kind == "" })
	for range maxRounds {
		b, problems := bank.Parse(ctx, sources, categories)
		if i := slices.IndexFunc(problems, bank.Problem.Unreadable); i >= 0 {
			return bank.Sources{}, nil, &UnfixableError{problems[i]}
		}
		result, err := Run(ctx, b, problems, fixers, opts)
		if err != nil {
			return bank.Sources{}, nil, err
		}
		var fixes []Fix
		var ruleOf []*Rule // by fix
		for i := range result.Findings {
			f := &result.Findings[i]
			if f.SafelyFixable() || opts.UnsafeFixes && len(f.Fixes) > 0 {
				fixes, ruleOf = append(fixes, f.Fixes[0]), append(ruleOf, f.Rule)
			}
		}
		before := len(fixed)
		for _, file := range []struct {
			doc  *bank.Document
			into *bank.Source
		}{{b.QuestionsDoc, &sources.Questions}, {b.TopicsDoc, &sources.Topics}} {
			if file.doc == nil {
				continue
			}
			text, applied := Apply(file.doc, fixes)
			if len(applied) > 0 {
				file.into.Data = text
			}
			for _, i := range applied {
				fixed = append(fixed, ruleOf[i])
			}
		}
		if len(fixed) == before {
			break
		}
	}
	return sources, fixed, nil
}
