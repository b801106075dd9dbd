// Package atomicfile replaces files whole or not at all: a full disk or a kill
// leaves the old file or the new one, never a part.
package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Write replaces the file at path, or makes it. A link stays a link; mode and
// owner stay what they were.
func Write(path string, data []byte) error {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	temp, err := Temp(path, data)
	if err == nil {
		err = os.Rename(temp, path)
	}
	if err != nil {
		if temp != "" {
			_ = os.Remove(temp)
		}
		return err
	}
	return SyncDir(filepath.Dir(path))
}

// Temp writes and syncs a file beside path, with the mode and owner of the one
// that is there, ready to be renamed. It returns the file's name even when it
// fails halfway; empty when there is no file.
func Temp(path string, data []byte) (name string, err error) {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return "", err
	}
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
		keepOwner(file, info)
	}
	if _, err = file.Write(data); err == nil {
		err = errors.Join(file.Chmod(mode), file.Sync())
	}
	return file.Name(), errors.Join(err, file.Close())
}
