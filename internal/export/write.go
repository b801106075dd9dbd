package export

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// Write writes the bundle's files to dir, which it creates if it is missing. All are first
// written beside their targets and synced, then renamed. A failure, a full disk or a kill
// therefore leaves each file complete, and before the first rename, all of them unchanged.
// Files that would not change are not touched. Write returns the names of the files that were
// written, or nil if some could not be. With an *atomicfile.SyncError, all were written.
func Write(ctx context.Context, dir string, b *Bundle) (written []string, err error) {
	files, err := b.Files()
	if err != nil {
		return nil, err
	}
	made, err := makeDir(dir)
	if err != nil {
		return nil, writeError(dir, err)
	}
	defer removeEmpty(made)
	var writes []atomicfile.Write
	for _, file := range files {
		path := filepath.Join(dir, file.Name)
		old, err := readCurrent(ctx, path, file.Data)
		if err == nil && bytes.Equal(old, file.Data) {
			continue
		}
		writes = append(writes, atomicfile.Write{Path: path, Data: file.Data})
		written = append(written, file.Name)
	}
	err = atomicfile.Files(ctx, writes...)
	var part *atomicfile.PartialError
	var refused *atomicfile.RefusedError
	var unsynced *atomicfile.SyncError
	switch {
	case err == nil, errors.As(err, &unsynced):
		return written, err
	case ctx.Err() != nil && errors.Is(err, ctx.Err()), errors.As(err, &refused):
		return nil, err
	case errors.As(err, &part):
		return nil, partialError(dir, part.Err)
	}
	return nil, writeError(dir, err)
}

// readCurrent returns the content of a file for comparison with the data to be written. A longer
// file is an error, and is not read.
func readCurrent(ctx context.Context, path string, want []byte) ([]byte, error) {
	return readfile.File(ctx, path, readfile.Limit{Size: int64(len(want)), Regular: true})
}

// Diff returns the names of the bundle's files that are missing in dir or have other
// content there.
func Diff(ctx context.Context, dir string, b *Bundle) ([]string, error) {
	files, err := b.Files()
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return nil, &WriteError{"cannot compare with " + dir, errors.New("not a directory"), "name a folder with --out"}
	}
	var different []string
	for _, file := range files {
		path := filepath.Join(dir, file.Name)
		old, err := readCurrent(ctx, path, file.Data)
		if err == nil && bytes.Equal(old, file.Data) {
			continue
		}
		var fault *readfile.Error
		if err != nil && !errors.As(err, &fault) {
			return nil, err
		}
		if fault != nil && !fault.Large && !errors.Is(err, fs.ErrNotExist) {
			return nil, &WriteError{"cannot compare with " + path, errors.New(fault.Reason),
				"check that it is a file that you may read, or name another folder with --out"}
		}
		different = append(different, file.Name)
	}
	return different, nil
}

// makeDir creates a folder and its missing parents. It returns those that it
// created, the innermost first.
func makeDir(dir string) (made []string, err error) {
	for at := filepath.Clean(dir); ; at = filepath.Dir(at) {
		if _, err := os.Lstat(at); !errors.Is(err, fs.ErrNotExist) || at == filepath.Dir(at) {
			break
		}
		made = append(made, at)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		removeEmpty(made)
		return nil, err
	}
	return made, nil
}

// removeEmpty removes those of the folders that are empty.
func removeEmpty(dirs []string) {
	for _, dir := range dirs {
		_ = os.Remove(dir)
	}
}

// WriteError is the error for a bundle that could not be written or compared.
type WriteError struct {
	What   string
	Reason error
	Remedy string
}

func (e *WriteError) Error() string { return e.What + ": " + e.Reason.Error() }

func (e *WriteError) Unwrap() error { return e.Reason }

// Hint returns the remedy.
func (e *WriteError) Hint() string { return e.Remedy }

// writeError returns the error for a failure before the first file was replaced.
func writeError(dir string, err error) error {
	return &WriteError{"cannot write the bundle into " + dir, atomicfile.Cause(err),
		"free disk space and check the folder's permissions, or choose another folder with --out; the existing files are unchanged"}
}

// partialError returns the error for a failure after a file was replaced.
func partialError(dir string, err error) error {
	return &WriteError{"cannot finish writing the bundle into " + dir, atomicfile.Cause(err),
		"run \"swmmquiz export\" again; each file is complete, but they may be from different exports"}
}
