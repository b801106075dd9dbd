// Package atomicfile replaces files atomically and, if the caller asks for it (see
// Condition), only if they are unchanged since the caller read them.
//
// After a full disk, a signal or a kill, there is either the old file or the new
// one. Where folders can be locked, which Windows and some network drives do not
// allow, processes of this program that write to the same folder wait for each
// other. Mode and owner are kept, except on Windows, and on Linux extended attributes
// are kept too. If one of them cannot be kept, the file is not replaced.
//
// On Linux, the new content is written to a file without a name. With IfSame, it is
// then exchanged with the old file in one system call, and the old content is compared
// again, after all programs that had the file open for writing have closed it. So
// no save of another program is lost. Other systems, and file systems that do not
// support the exchange, compare just before the rename. A save between the two
// is lost.
package atomicfile

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// Condition is a condition for writing a file.
type Condition int

// The conditions.
const (
	Always   Condition = iota // no condition
	IfSame                    // the file has the content that the caller has read
	IfAbsent                  // the file does not exist
)

// Write is new content for a file.
type Write struct {
	Path string
	Data []byte
	If   Condition
	// Old is the expected content for IfSame.
	Old []byte
}

// Files writes all files or none, unless writing one fails after others are replaced.
// After a *PartialError some files have been replaced, and after a *SyncError all.
// After any other error, such as that of ctx, a *ChangedError or a
// *RefusedError, none has.
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

// maxTries is the maximum number of attempts of Update.
const maxTries = 100

// Update writes what change returns, which must be for the file at path. change reads the
// file itself. If another program saves the file in the meantime, Update calls change
// again, up to maxTries times in all. Other processes of this program wait.
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
		if !errors.As(err, &changed) || try == maxTries {
			return err
		}
	}
}

// Pending is new content for a file. Prepare writes it to disk, and Commit replaces the file with it.
type Pending struct {
	write  Write
	path   string   // the target, with links resolved
	exists bool     // whether the target existed when the content was prepared
	file   *os.File // the new content, or nil if closed
	temp   string   // the temporary name of the new or replaced content, or empty if there is none
}

// Prepare writes and syncs new content, with the mode, owner and attributes of
// the existing file. The caller must call Discard, even after Commit.
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
			err = setDefaultMode(p.file)
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

// check returns a *ChangedError if the condition does not allow the file to exist,
// or to be missing.
func (w Write) check(exists bool) error {
	if w.If == IfSame && !exists || w.If == IfAbsent && exists {
		return &ChangedError{w.Path}
	}
	return nil
}

// replacing is read-locked while files are replaced.
var replacing sync.RWMutex

// Quiesce waits until no file is being replaced, and blocks all further
// replacements. The process can then exit safely.
func Quiesce() { replacing.Lock() }

// Commit replaces files with prepared content. See Files for the error.
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
	replacing.RLock()
	defer replacing.RUnlock()
	if err := ctx.Err(); err != nil {
		return err
	}
	for _, p := range list {
		if err := p.checkUnchanged(); err != nil {
			return err
		}
	}
	var written []string
	dirs := map[string]bool{}
	for _, p := range list {
		err := p.place()
		if err != nil && len(written) > 0 {
			return &PartialError{written, err}
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

// checkUnchanged returns a *ChangedError if the condition is IfSame and the file has changed.
func (p *Pending) checkUnchanged() error {
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

// Discard deletes the temporary file, if any: prepared content that has not replaced
// a file, or the old content after an exchange.
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

// suffix ends all temporary names.
const suffix = ".swmmquiz"

// prefix returns the start of the temporary names for a file. A long name is cut, so
// that the temporary name does not exceed the limit of the file system.
func prefix(path string) string {
	base := filepath.Base(path)
	return "." + strings.ToValidUTF8(base[:min(len(base), 150)], "") + "."
}

// createNamed creates a temporary file in the folder of the target, for systems
// and file systems that have no unnamed files.
func (p *Pending) createNamed() error {
	file, err := os.CreateTemp(filepath.Dir(p.path), prefix(p.path)+"*"+suffix)
	if err != nil {
		return err
	}
	p.file, p.temp = file, file.Name()
	return nil
}

// rename moves named content to the target unconditionally.
func (p *Pending) rename() error {
	err := os.Rename(p.temp, p.path)
	if err == nil {
		p.temp = ""
	}
	return err
}

// link moves named content to the target, which must not exist.
func (p *Pending) link() error {
	err := os.Link(p.temp, p.path)
	switch {
	case err == nil:
		return nil // Discard removes the temporary name
	case errors.Is(err, fs.ErrExist):
		return &ChangedError{p.write.Path}
	}
	// The file system does not support links: check just before the rename.
	if _, err := os.Lstat(p.path); !errors.Is(err, fs.ErrNotExist) {
		return &ChangedError{p.write.Path}
	}
	return p.rename()
}

// syncDir is SyncDir. Tests replace it.
var syncDir = SyncDir

// ChangedError is the error for a file that has changed since the caller read it,
// or that exists where none was expected.
type ChangedError struct{ Path string }

func (e *ChangedError) Error() string { return e.Path + " was changed by another program" }

// Hint returns the remedy.
func (e *ChangedError) Hint() string { return "run the command again; nothing was written" }

// RefusedError is the error for a file that cannot be replaced without damage.
type RefusedError struct{ Path, Reason, Remedy string }

func (e *RefusedError) Error() string { return fmt.Sprintf("cannot write %s: %s", e.Path, e.Reason) }

// Hint returns the remedy.
func (e *RefusedError) Hint() string { return e.Remedy + "; nothing was written" }

// PartialError is the error for several files of which only some were written. It does
// not unwrap to Err, whose hint may say that nothing was written.
type PartialError struct {
	Written []string
	Err     error
}

func (e *PartialError) Error() string { return e.Err.Error() }

// SyncError is the error for files that were written, but may be lost in a power
// failure.
type SyncError struct {
	Written []string
	Dir     string
	Err     error
}

func (e *SyncError) Error() string {
	return fmt.Sprintf("the files are written, but the folder %s cannot be synced: %v", e.Dir, e.Err)
}

func (e *SyncError) Unwrap() error { return e.Err }

// Hint returns the remedy.
func (e *SyncError) Hint() string { return "check the disk: a power failure may undo the write" }

// Cause returns the cause of an error of this package, without the names of temporary files.
func Cause(err error) error {
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
