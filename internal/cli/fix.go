package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

// fixes counts the applied fixes by rule.
type fixes map[*lint.Rule]int

func (f fixes) total() (n int) {
	for _, count := range f {
		n += count
	}
	return n
}

// log reports what was fixed, the rule with the most fixes first.
func (f fixes) log(a *App, changes []workspace.Change) {
	if len(f) == 0 {
		return
	}
	a.logf("fixed %s in %s\n", count(f.total(), "finding"), pathList(changes))
	rules := slices.SortedFunc(maps.Keys(f), func(x, y *lint.Rule) int {
		return cmp.Or(cmp.Compare(f[y], f[x]), strings.Compare(x.Code, y.Code))
	})
	for _, rule := range rules {
		a.logf("%6d %s\n", f[rule], rule.Name)
	}
}

// fix returns the changes that --fix makes, one per file, and writes nothing. Each of files
// is a separate bank. Without files, fix uses the configured bank.
func (a *App) fix(files []string, options lint.Options) (changes []workspace.Change, fixed fixes, err error) {
	fixed = fixes{}
	w := a.workspace()
	w.Open = map[string][]byte{} // the fixed files, because banks may share their topics
	if len(files) == 0 {
		files = []string{""}
	}
	for _, file := range files {
		if w.BankFile(file) == "-" {
			return nil, nil, stdinError("fixed")
		}
		more, applied, err := w.Fix(a.Context, file, options)
		if err != nil {
			return nil, nil, err
		}
		for _, c := range more {
			i := slices.IndexFunc(changes, func(earlier workspace.Change) bool { return workspace.SameFile(earlier.After.Path, c.After.Path) })
			if i >= 0 {
				changes[i].After = c.After
			} else {
				changes = append(changes, c)
			}
			w.Open[workspace.Absolute(c.After.Path)] = c.After.Data
		}
		for _, rule := range applied {
			fixed[rule]++
		}
	}
	return changes, fixed, nil
}

// stdinError returns the error for "-" where a command needs a file.
func stdinError(participle string) error {
	return &hintError{fmt.Errorf("standard input cannot be %s", participle), "name a file"}
}

// write writes the changed files.
func (a *App) write(changes []workspace.Change) error {
	return writeError(a.Context, pathList(changes), workspace.Write(a.Context, changes))
}

// writeError adds a hint to the error of a write to paths, unless the error has one or is that
// of ctx.
func writeError(ctx context.Context, paths string, err error) error {
	var changed *atomicfile.ChangedError
	var refused *atomicfile.RefusedError
	var part *atomicfile.PartialError
	var unsynced *atomicfile.SyncError
	switch {
	case err == nil, ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return err
	case errors.As(err, &part):
		return &hintError{fmt.Errorf("cannot finish writing %s: %w", paths, atomicfile.Cause(part.Err)),
			"run the command again; already written: " + strings.Join(part.Written, ", ")}
	case errors.As(err, &changed), errors.As(err, &refused), errors.As(err, &unsynced):
		return err
	}
	hint := "check the free disk space and the folder's permissions; nothing was changed"
	if errors.Is(err, fs.ErrNotExist) {
		hint = "create the folder first; nothing was changed"
	}
	return &hintError{fmt.Errorf("cannot write %s: %w", paths, atomicfile.Cause(err)), hint}
}

// pathList lists the paths of the changed files.
func pathList(changes []workspace.Change) string {
	var list []string
	for _, c := range changes {
		list = append(list, c.After.Path)
	}
	return strings.Join(list, ", ")
}

// diff writes the changes to standard output as unified diffs. It returns errFindings if there
// are any.
func (a *App) diff(changes []workspace.Change) error {
	for _, c := range changes {
		before, after := safetext.Line(c.Before.Path), safetext.Line(c.After.Path)
		text := udiff.Unified(before, after, string(c.Before.Data), string(c.After.Data))
		if _, err := fmt.Fprint(a.Out, safetext.Lines(text)); err != nil {
			return err
		}
	}
	if len(changes) > 0 {
		return errFindings
	}
	return nil
}
