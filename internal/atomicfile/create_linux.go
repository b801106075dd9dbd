package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// descriptors is where an open file can be named by its number.
const descriptors = "/proc/self/fd"

// create makes content without a name where the system can (O_TMPFILE).
func create(path string) (*Pending, error) {
	if _, err := os.Stat(descriptors); err != nil {
		return createNamed(path)
	}
	fd, err := unix.Open(filepath.Dir(path), unix.O_TMPFILE|unix.O_WRONLY|unix.O_CLOEXEC, 0o600)
	if err != nil {
		return createNamed(path)
	}
	return &Pending{path: path, file: os.NewFile(uintptr(fd), path)}, nil
}

// name gives the complete content a name beside its place, the same one each
// time: what a kill may leave in the moment before the rename is gone after
// the next write.
func (p *Pending) name() error {
	if p.temp != "" {
		return nil
	}
	temp := filepath.Join(filepath.Dir(p.path), "."+filepath.Base(p.path)+".new")
	content := fmt.Sprintf("%s/%d", descriptors, p.file.Fd())
	for {
		err := unix.Linkat(unix.AT_FDCWD, content, unix.AT_FDCWD, temp, unix.AT_SYMLINK_FOLLOW)
		if err == nil {
			p.temp = temp
			return nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return &os.LinkError{Op: "link", Old: content, New: temp, Err: err}
		}
		if err := os.Remove(temp); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
}
