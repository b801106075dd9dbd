package export

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
)

// Write puts the bundle's files into dir, which it makes when missing. All are
// first written beside their places and synced, then renamed, so that a
// failure, a full disk or a kill leaves every old file whole. Files that would
// not change are not touched. It returns the names of those that were written.
func Write(dir string, b *Bundle) (written []string, err error) {
	files, err := b.Files()
	if err != nil {
		return nil, err
	}
	made, err := makeDir(dir)
	if err != nil {
		return nil, unchanged(dir, err)
	}
	var pending []*atomicfile.Pending
	defer func() {
		for _, p := range pending {
			p.Discard()
		}
		removeAll(made)
	}()
	for _, file := range files {
		path := filepath.Join(dir, file.Name)
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			return nil, unchanged(dir, fmt.Errorf("%s is a folder", file.Name))
		}
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, file.Data) {
			continue
		}
		p, err := atomicfile.Prepare(path, file.Data)
		if err != nil {
			return nil, unchanged(dir, err)
		}
		pending = append(pending, p)
		written = append(written, file.Name)
	}
	for i, p := range pending {
		if err := p.Commit(); err != nil && i == 0 {
			return nil, unchanged(dir, err)
		} else if err != nil {
			return nil, halfway(dir, err)
		}
	}
	if err := atomicfile.SyncDir(dir); err != nil {
		return nil, halfway(dir, err)
	}
	return written, nil
}

// Diff returns the names of the bundle's files that dir has not, or has with
// another content.
func Diff(dir string, b *Bundle) ([]string, error) {
	files, err := b.Files()
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return nil, &WriteError{"cannot compare with " + dir, errors.New("not a directory"), "name a folder with --out"}
	}
	var different []string
	for _, file := range files {
		old, err := os.ReadFile(filepath.Join(dir, file.Name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, &WriteError{"cannot compare with " + filepath.Join(dir, file.Name), reason(err), "check that it is a file that you may read, or name another folder with --out"}
		}
		if err != nil || !bytes.Equal(old, file.Data) {
			different = append(different, file.Name)
		}
	}
	return different, nil
}

// makeDir makes a folder and those above it, and returns the ones that were
// not there, the innermost first.
func makeDir(dir string) (made []string, err error) {
	for at := filepath.Clean(dir); ; at = filepath.Dir(at) {
		if _, err := os.Lstat(at); !errors.Is(err, fs.ErrNotExist) || at == filepath.Dir(at) {
			break
		}
		made = append(made, at)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		removeAll(made)
		return nil, err
	}
	return made, nil
}

// removeAll removes files and those folders that are empty.
func removeAll(paths []string) {
	for _, path := range paths {
		_ = os.Remove(path)
	}
}

// WriteError says that the bundle could not be written or compared.
type WriteError struct {
	What   string
	Reason error
	Remedy string
}

func (e *WriteError) Error() string { return e.What + ": " + e.Reason.Error() }

func (e *WriteError) Unwrap() error { return e.Reason }

// Hint is the remedy.
func (e *WriteError) Hint() string { return e.Remedy }

// unchanged is a failure before the first file was replaced.
func unchanged(dir string, err error) error {
	return &WriteError{"cannot write the bundle into " + dir, reason(err),
		"what was there is unchanged; make room and check the folder's permissions, or choose another with --out"}
}

// halfway is a failure after a file was replaced.
func halfway(dir string, err error) error {
	return &WriteError{"cannot finish writing the bundle into " + dir, reason(err),
		"each file is whole, but they may not fit each other; run \"swmmquiz export\" again"}
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
