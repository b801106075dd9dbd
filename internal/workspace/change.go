package workspace

import (
	"bytes"
	"context"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
)

// Change is a file before and after a change.
type Change struct{ Before, After bank.Source }

// Changes returns the files that differ. No command changes the references.
func Changes(before, after bank.Sources) []Change {
	var list []Change
	for _, c := range []Change{{before.Questions, after.Questions}, {before.Topics, after.Topics}} {
		if !bytes.Equal(c.Before.Data, c.After.Data) {
			list = append(list, c)
		}
	}
	return list
}

// Fix applies safe fixes to a bank in memory, and unsafe ones too if options.UnsafeFixes is set.
// It returns the changed files and the rule of each fix, and writes nothing.
func (w *Workspace) Fix(ctx context.Context, file string, options lint.Options) (changes []Change, fixed []*lint.Rule, err error) {
	before, err := w.Read(ctx, file)
	if err != nil {
		return nil, nil, err
	}
	options.Config = w.ConfigFor(file)
	after, fixed, err := lint.FixAll(ctx, before, w.Config.CategoryIDs(), rules.All(), options)
	if err != nil {
		return nil, nil, err
	}
	return Changes(before, after), fixed, nil
}

// Write writes the changed files. The error is an *atomicfile.ChangedError if a file on disk
// does not have the content of Before.
func Write(ctx context.Context, changes []Change) error {
	var writes []atomicfile.Write
	for _, c := range changes {
		writes = append(writes, atomicfile.Write{Path: c.After.Path, Data: c.After.Data, If: atomicfile.IfSame, Old: c.Before.Data})
	}
	return atomicfile.Files(ctx, writes...)
}
