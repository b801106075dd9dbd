package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
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

// say tells what was fixed, the rule with the most fixes first.
func (f fixes) say(a *App, changes []workspace.Change) {
	if len(f) == 0 {
		return
	}
	a.say("fixed %s in %s\n", count(f.total(), "finding"), strings.Join(names(changes), " and "))
	rules := slices.SortedFunc(maps.Keys(f), func(x, y *lint.Rule) int {
		return cmp.Or(cmp.Compare(f[y], f[x]), strings.Compare(x.Code, y.Code))
	})
	for _, rule := range rules {
		a.say("%6d %s\n", f[rule], rule.Name)
	}
}

// fix works out what --fix does to the files, each a bank of its own; none
// means the configured bank.
func (a *App) fix(files []string, options lint.Options) (changes []workspace.Change, fixed fixes, err error) {
	fixed = fixes{}
	options.OnFix = func(rule *lint.Rule) { fixed[rule]++ }
	if len(files) == 0 {
		files = []string{""}
	}
	for _, file := range files {
		if file == "-" {
			return nil, nil, noStdin("fixed")
		}
		more, _, err := a.workspace().Fix(a.Context, file, options)
		if err != nil {
			return nil, nil, err
		}
		changes = append(changes, more...)
	}
	return changes, fixed, nil
}

// noStdin refuses "-" as the name of a file that is to be changed.
func noStdin(done string) error {
	return &hintError{fmt.Errorf("standard input can't be %s", done), "name a file"}
}

// write writes the changed files.
func (a *App) write(changes []workspace.Change) error {
	return writeError(a.Context, strings.Join(names(changes), " and "), workspace.Write(a.Context, changes))
}

// writeError says what a failed write has left.
func writeError(ctx context.Context, path string, err error) error {
	var changed *atomicfile.ChangedError
	var refused *atomicfile.RefusedError
	var part *atomicfile.PartError
	var unsynced *atomicfile.SyncError
	switch {
	case err == nil, ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return err
	case errors.As(err, &part):
		return &hintError{part.Err, strings.Join(part.Written, " and ") + " was written before: run the command again for the rest"}
	case errors.As(err, &changed), errors.As(err, &refused), errors.As(err, &unsynced):
		return err
	}
	return &hintError{fmt.Errorf("cannot write %s: %w", path, reason(err)),
		"what was there is unchanged; make room and check the folder's permissions"}
}

// reason leaves out the names of temporary files.
func reason(err error) error {
	var pathError *fs.PathError
	var linkError *os.LinkError
	switch {
	case errors.As(err, &pathError):
		return pathError.Err
	case errors.As(err, &linkError):
		return linkError.Err
	}
	return err
}

// names are the files that were changed.
func names(changes []workspace.Change) []string {
	var list []string
	for _, c := range changes {
		list = append(list, c.After.Path)
	}
	return list
}

// diff writes the changes as a unified diff.
func (a *App) diff(changes []workspace.Change) error {
	for _, c := range changes {
		text := udiff.Unified(safetext.Line(c.Before.Path), safetext.Line(c.After.Path), string(c.Before.Data), string(c.After.Data))
		if _, err := fmt.Fprint(a.Out, safetext.Lines(text)); err != nil {
			return err
		}
	}
	if len(changes) > 0 {
		return errFindings
	}
	return nil
}
