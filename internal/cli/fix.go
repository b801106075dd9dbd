package cli

import (
	"bytes"
	"fmt"

	"github.com/aymanbagabas/go-udiff"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// change is a file before and after.
type change struct{ before, after bank.Source }

// mend works out what --fix does to the files, each a bank of its own; none
// means the configured bank.
func (a *App) mend(files []string, rules []*lint.Rule, options lint.Options) (changes []change, fixed int, err error) {
	if len(files) == 0 {
		files = []string{""}
	}
	for _, file := range files {
		if file == "-" {
			return nil, 0, noStdin("fixed")
		}
		sources, err := a.read(file)
		if err != nil {
			return nil, 0, err
		}
		options.Config = a.targets(file)
		mended, n, err := lint.Mend(sources, a.shape(), rules, options)
		if err != nil {
			return nil, 0, err
		}
		fixed += n
		for _, c := range []change{{sources.Questions, mended.Questions}, {sources.Topics, mended.Topics}} {
			if !bytes.Equal(c.before.Data, c.after.Data) {
				changes = append(changes, c)
			}
		}
	}
	return changes, fixed, nil
}

// noStdin refuses "-" as the name of a file that is to be changed.
func noStdin(done string) error {
	return &hintError{fmt.Errorf("standard input can't be %s", done), "name a file"}
}

// replace writes the changed files.
func replace(changes []change) error {
	for _, c := range changes {
		if err := atomicfile.Write(c.after.Path, c.after.Data); err != nil {
			return &hintError{fmt.Errorf("cannot write %s: %w", c.after.Path, err), "what was there is unchanged; make room and check the folder's permissions"}
		}
	}
	return nil
}

// diff writes the changes as a unified diff.
func (a *App) diff(changes []change) error {
	for _, c := range changes {
		text := udiff.Unified(c.before.Path, c.after.Path, string(c.before.Data), string(c.after.Data))
		if _, err := fmt.Fprint(a.Out, text); err != nil {
			return err
		}
	}
	if len(changes) > 0 {
		return errFindings
	}
	return nil
}
