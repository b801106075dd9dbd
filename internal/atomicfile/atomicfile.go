// Package atomicfile replaces files completely or not at all, and only those
// that are what the caller has read.
//
// A full disk, a signal or a kill leaves the old file or the new one. A file
// that has changed since it was read is not replaced. Runs of this program that
// write into one folder wait for each other. Mode, owner and extended attributes
// stay as they are: what cannot be kept is refused.
//
// On Linux the new content has no name until it is complete. It is exchanged
// with the old one in one step, and what came out is compared again, also with
// what an editor that had the file open writes late: so no save of another
// program is lost. Other systems, and file systems that can't exchange, compare
// just before the rename, which leaves a moment of some microseconds.
package atomicfile

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// Condition is what must be true of the file that is there.
type Condition int

// The conditions.
const (
	Always   Condition = iota // nothing; the file may be there or not
	IfSame                    // it has the content that the caller has read
	IfAbsent                  // it is not there
)

// Write is new content for a file.
type Write struct {
	Path string
	Data []byte
	If   Condition
	// Old is the content that IfSame compares with.
	Old []byte
}

// Files writes files, all or none of them unless the system fails halfway. The
// error is that of ctx, a *ChangedError, a *RefusedError, a *PartError or a
// *SyncError, or one that happened before the first file was replaced.
func Files(ctx context.Context, writes ...Write) error {
	var list []*Pending
	defer func() {
		for _, p := range list {
			p.Discard()
		}
	}()
	for _, w := range writes {
		p, err := Prepare(w)
		if err != nil {
			return err
		}
		list = append(list, p)
	}
	return Commit(ctx, list...)
}

// mostTries bounds how often Update starts again.
const mostTries = 100

// Update changes the file at path by what change returns, which reads the file
// itself. When another program has saved the file in the meantime, it starts
// again. Other runs of this program wait.
func Update(ctx context.Context, path string, change func() (Write, error)) error {
	unlock, err := lock(ctx, []string{filepath.Dir(realPath(path))})
	if err != nil {
		return err
	}
	defer unlock()
	for try := 1; ; try++ {
		w, err := change()
		if err != nil {
			return err
		}
		p, err := Prepare(w)
		if err == nil {
			err = commit(ctx, []*Pending{p})
			p.Discard()
		}
		var changed *ChangedError
		if !errors.As(err, &changed) || try == mostTries {
			return err
		}
	}
}

// Pending is new content of a file, on the disk but not yet in its place.
type Pending struct {
	write  Write
	path   string   // where it belongs, without links
	exists bool     // a file is there
	file   *os.File // the content; nil once it is closed
	temp   string   // its name, empty for content without one
}

// Prepare writes and syncs new content, with the mode, owner and attributes of
// the file that is there. Discard must follow, after Commit as well.
func Prepare(w Write) (*Pending, error) {
	path, old, err := target(w.Path)
	if err != nil {
		return nil, err
	}
	if err := w.check(old != nil); err != nil {
		return nil, err
	}
	p := &Pending{write: w, path: path, exists: old != nil}
	if err := p.create(); err != nil {
		return nil, err
	}
	if _, err = p.file.Write(w.Data); err == nil {
		if old != nil {
			err = keep(p.file, path, old)
		} else {
			err = asNew(p.file)
		}
	}
	if err == nil {
		err = p.file.Sync()
	}
	if err != nil {
		p.Discard()
		return nil, err
	}
	return p, nil
}

// check compares the condition with whether the file is there.
func (w Write) check(exists bool) error {
	if w.If == IfSame && !exists || w.If == IfAbsent && exists {
		return &ChangedError{w.Path}
	}
	return nil
}

// placing is read-locked while files are put into their places.
var placing sync.RWMutex

// Quiesce waits until no file is being put into its place, and lets none follow:
// the process may end after it.
func Quiesce() { placing.Lock() }

// Commit puts contents in their places. See Files for the error.
func Commit(ctx context.Context, list ...*Pending) error {
	var dirs []string
	for _, p := range list {
		dirs = append(dirs, filepath.Dir(p.path))
	}
	unlock, err := lock(ctx, dirs)
	if err != nil {
		return err
	}
	defer unlock()
	return commit(ctx, list)
}

// commit is Commit in locked folders.
func commit(ctx context.Context, list []*Pending) error {
	placing.RLock()
	defer placing.RUnlock()
	if err := ctx.Err(); err != nil {
		return err
	}
	for _, p := range list {
		if err := p.unchanged(); err != nil {
			return err
		}
	}
	var written []string
	dirs := map[string]bool{}
	for _, p := range list {
		err := p.place()
		if err != nil && len(written) > 0 {
			return &PartError{written, err}
		}
		if err != nil {
			return err
		}
		written = append(written, p.write.Path)
		dirs[filepath.Dir(p.path)] = true
	}
	for dir := range dirs {
		if err := syncDir(dir); err != nil {
			return &SyncError{written, dir, err}
		}
	}
	return nil
}

// unchanged compares the file that is there with the one that was read.
func (p *Pending) unchanged() error {
	if p.write.If != IfSame {
		return nil
	}
	if info, err := os.Lstat(p.path); err != nil || !info.Mode().IsRegular() || info.Size() != int64(len(p.write.Old)) {
		return &ChangedError{p.write.Path}
	}
	if data, err := os.ReadFile(p.path); err != nil || !bytes.Equal(data, p.write.Old) {
		return &ChangedError{p.write.Path}
	}
	return nil
}

// Discard forgets content that was not put in its place.
func (p *Pending) Discard() {
	_ = p.close()
	if p.temp != "" {
		_ = os.Remove(p.temp)
		p.temp = ""
	}
}

func (p *Pending) close() error {
	if p.file == nil {
		return nil
	}
	err := p.file.Close()
	p.file = nil
	return err
}

// createNamed makes a file beside its place, for systems whose files have a name
// from the start.
func (p *Pending) createNamed() error {
	file, err := os.CreateTemp(filepath.Dir(p.path), "."+filepath.Base(p.path)+".*.swmmquiz")
	if err != nil {
		return err
	}
	p.file, p.temp = file, file.Name()
	return nil
}

// rename puts named content in its place, whatever is there.
func (p *Pending) rename() error {
	err := os.Rename(p.temp, p.path)
	if err == nil {
		p.temp = ""
	}
	return err
}

// link puts named content in a place where nothing is.
func (p *Pending) link() error {
	err := os.Link(p.temp, p.path)
	switch {
	case err == nil:
		return nil // Discard removes the other name
	case errors.Is(err, fs.ErrExist):
		return &ChangedError{p.write.Path}
	}
	// The file system has no links: compare just before the rename.
	if _, err := os.Lstat(p.path); !errors.Is(err, fs.ErrNotExist) {
		return &ChangedError{p.write.Path}
	}
	return p.rename()
}

// syncDir is replaced by tests.
var syncDir = SyncDir

// ChangedError says that a file is not what the caller has read.
type ChangedError struct{ Path string }

func (e *ChangedError) Error() string { return e.Path + " has changed since it was read" }

// Hint is the remedy.
func (e *ChangedError) Hint() string { return "nothing was written: run the command again" }

// RefusedError says that a file is not replaced because of what it is.
type RefusedError struct{ Path, Reason, Remedy string }

func (e *RefusedError) Error() string { return fmt.Sprintf("cannot write %s: %s", e.Path, e.Reason) }

// Hint is the remedy.
func (e *RefusedError) Hint() string { return "nothing was written: " + e.Remedy }

// PartError says that some files of several were written.
type PartError struct {
	Written []string
	Err     error
}

func (e *PartError) Error() string { return e.Err.Error() }
func (e *PartError) Unwrap() error { return e.Err }

// SyncError says that files were written, but may be gone after a power cut.
type SyncError struct {
	Written []string
	Dir     string
	Err     error
}

func (e *SyncError) Error() string {
	return fmt.Sprintf("the new content is in place, but the folder %s can't be synced: %v", e.Dir, e.Err)
}

func (e *SyncError) Unwrap() error { return e.Err }

// Hint is the remedy.
func (e *SyncError) Hint() string { return "check the disk: a power cut may undo the write" }
