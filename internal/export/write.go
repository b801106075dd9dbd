package export

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts the bundle's files into dir, which it makes when missing. All are
// first written beside their places and synced, then renamed, so that a
// failure leaves every old file whole. Files that would not change are not
// touched. It returns the names of those that were written.
func Write(dir string, b *Bundle) (written []string, err error) {
	files, err := b.Files()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, writeError(dir, err)
	}
	type move struct{ from, to string }
	var moves []move
	defer func() {
		for _, m := range moves { // those that were renamed are gone
			_ = os.Remove(m.from)
		}
	}()
	for _, file := range files {
		path := filepath.Join(dir, file.Name)
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, file.Data) {
			continue
		}
		temp, err := writeTemp(path, file.Data)
		if temp != "" {
			moves = append(moves, move{temp, path})
		}
		if err != nil {
			return nil, writeError(dir, err)
		}
		written = append(written, file.Name)
	}
	for _, m := range moves {
		if err := os.Rename(m.from, m.to); err != nil {
			return nil, writeError(dir, err)
		}
	}
	return written, syncDir(dir)
}

// Diff returns the names of the bundle's files that dir has not, or has with
// another content.
func Diff(dir string, b *Bundle) ([]string, error) {
	files, err := b.Files()
	if err != nil {
		return nil, err
	}
	var different []string
	for _, file := range files {
		old, err := os.ReadFile(filepath.Join(dir, file.Name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("compare with %s: %w", dir, err)
		}
		if err != nil || !bytes.Equal(old, file.Data) {
			different = append(different, file.Name)
		}
	}
	return different, nil
}

// writeTemp writes and syncs a file beside path, with the mode of the one that
// is there. It returns the file's name even when it fails halfway.
func writeTemp(path string, data []byte) (name string, err error) {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return "", err
	}
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
	}
	_, err = file.Write(data)
	err = errors.Join(err, file.Chmod(mode), file.Sync())
	return file.Name(), errors.Join(err, file.Close())
}

// WriteError says that the bundle could not be written.
type WriteError struct {
	Dir    string
	Reason error
}

func (e *WriteError) Error() string {
	return fmt.Sprintf("cannot write the bundle into %s: %v", e.Dir, e.Reason)
}

func (e *WriteError) Unwrap() error { return e.Reason }

// Hint is the remedy.
func (e *WriteError) Hint() string {
	return "what was there is unchanged; make room and check the folder's permissions, or choose another with --out"
}

func writeError(dir string, err error) error {
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		err = pathError.Err
	}
	return &WriteError{dir, err}
}
