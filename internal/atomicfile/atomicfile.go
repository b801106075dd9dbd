// Package atomicfile replaces files whole or not at all: a full disk or a kill
// leaves the old file or the new one, never a part. On Linux a kill leaves
// nothing else either, since the new content has no name until it is complete.
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
	pending, err := Prepare(path, data)
	if err != nil {
		return err
	}
	defer pending.Discard()
	if err := pending.Commit(); err != nil {
		return err
	}
	return SyncDir(filepath.Dir(pending.path))
}

// Pending is new content of a file, on the disk but not yet in its place.
type Pending struct {
	path string   // where it belongs
	file *os.File // the content; nil once it is closed
	temp string   // its name, empty for content without one
}

// Prepare writes and syncs what is to stand at path, with the mode and owner of
// the file that is there. Discard must follow, after Commit as well.
func Prepare(path string, data []byte) (*Pending, error) {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	pending, err := create(path)
	if err != nil {
		return nil, err
	}
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
		keepOwner(pending.file, info)
	}
	if _, err = pending.file.Write(data); err == nil {
		err = errors.Join(pending.file.Chmod(mode), pending.file.Sync())
	}
	if err != nil {
		pending.Discard()
		return nil, err
	}
	return pending, nil
}

// Commit puts the content in its place.
func (p *Pending) Commit() error {
	if err := p.name(); err != nil {
		return err
	}
	if err := p.close(); err != nil {
		return err
	}
	err := os.Rename(p.temp, p.path)
	if err == nil {
		p.temp = ""
	}
	return err
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

// createNamed makes a file beside path, for systems whose files have a name
// from the start.
func createNamed(path string) (*Pending, error) {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return nil, err
	}
	return &Pending{path: path, file: file, temp: file.Name()}, nil
}
