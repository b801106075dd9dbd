package atomicfile

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// descriptorDir is the folder with links to the open files.
const descriptorDir = "/proc/self/fd"

// create creates a file without a name (O_TMPFILE), or a named one if the system does not support that.
func (p *Pending) create() error {
	if _, err := os.Stat(descriptorDir); err != nil {
		return p.createNamed()
	}
	fd, err := unix.Open(filepath.Dir(p.path), unix.O_TMPFILE|unix.O_WRONLY|unix.O_CLOEXEC, 0o666)
	if err != nil {
		return p.createNamed()
	}
	p.file = os.NewFile(uintptr(fd), p.path)
	return nil
}

// linkTo gives unnamed content a name. It fails if the path exists.
func (p *Pending) linkTo(path string) error {
	content := fmt.Sprintf("%s/%d", descriptorDir, p.file.Fd())
	if err := unix.Linkat(unix.AT_FDCWD, content, unix.AT_FDCWD, path, unix.AT_SYMLINK_FOLLOW); err != nil {
		return &os.LinkError{Op: "link", Old: content, New: path, Err: err}
	}
	return nil
}

// place moves the content to the target.
func (p *Pending) place() error {
	if p.exists {
		removeLeftovers(p.path)
		return p.replace()
	}
	if p.temp != "" {
		if err := p.close(); err != nil {
			return err
		}
		if p.write.If == Always {
			return p.rename()
		}
		return p.link()
	}
	err := p.linkTo(p.path)
	switch {
	case err == nil:
		return p.close()
	case errors.Is(err, fs.ErrExist) && p.write.If == Always:
		return p.replace()
	case errors.Is(err, fs.ErrExist):
		return &ChangedError{p.write.Path}
	}
	return err
}

// replace replaces the existing file. For IfSame, it exchanges the old and the new file, so that
// the old content can be compared again.
func (p *Pending) replace() error {
	if p.temp == "" {
		name, err := tempName(p.path, p.file, p.write.Old)
		if err != nil {
			return err
		}
		if err := p.linkTo(name); err != nil {
			return err
		}
		p.temp = name
	}
	if err := p.close(); err != nil {
		return err
	}
	if p.write.If != IfSame {
		return p.rename()
	}
	err := exchange(p.temp, p.path)
	switch {
	case errors.Is(err, unix.EINVAL) || errors.Is(err, unix.ENOSYS) || errors.Is(err, unix.ENOTSUP):
		// The file system does not support exchanges: compare again just before the rename.
		if err := p.checkUnchanged(); err != nil {
			return err
		}
		return p.rename()
	case errors.Is(err, fs.ErrNotExist):
		return &ChangedError{p.write.Path}
	case err != nil:
		return err
	case same(p.temp, p.write.Old):
		return nil // Discard removes the old content
	}
	return p.undoExchange()
}

// undoExchange undoes an exchange with a file that had changed.
func (p *Pending) undoExchange() error {
	changed := &ChangedError{p.write.Path}
	if err := exchange(p.temp, p.path); err != nil {
		// The target was deleted: restore it, unless another program already has.
		if os.Link(p.temp, p.path) == nil {
			return changed
		}
		kept := p.temp
		p.temp = "" // so that Discard does not delete the only copy
		return &RefusedError{p.write.Path, "another program saved it at the same time", "the version saved before is in " + kept}
	}
	if !same(p.temp, p.write.Data) {
		// Another program saved the file after the first exchange. That save is
		// the newest.
		_ = exchange(p.temp, p.path)
	}
	return changed
}

func exchange(a, b string) error {
	if err := unix.Renameat2(unix.AT_FDCWD, a, unix.AT_FDCWD, b, unix.RENAME_EXCHANGE); err != nil {
		return &os.LinkError{Op: "exchange", Old: a, New: b, Err: err}
	}
	return nil
}

// writerTimeout is how long to wait for other programs to close a file.
const writerTimeout = 200 * time.Millisecond

// same reports whether a file that was exchanged, and so has a temporary name, has this
// content. It first waits until no program has the file open for writing, which is when
// the system grants a read lease. After writerTimeout, it returns false.
func same(path string, want []byte) bool {
	// The file may be a pipe, and opening it must not block.
	file, err := os.OpenFile(path, os.O_RDONLY|unix.O_NONBLOCK, 0)
	if err != nil {
		return false
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() {
		return false
	}
	for end := time.Now().Add(writerTimeout); ; time.Sleep(5 * time.Millisecond) {
		_, err := unix.FcntlInt(file.Fd(), unix.F_SETLEASE, unix.F_RDLCK)
		if err == nil {
			_, _ = unix.FcntlInt(file.Fd(), unix.F_SETLEASE, unix.F_UNLCK)
		}
		if !errors.Is(err, unix.EAGAIN) {
			break // the lease is granted, or this file cannot have one
		}
		if time.Now().After(end) {
			return false
		}
	}
	data, err := io.ReadAll(io.LimitReader(file, int64(len(want))+1))
	return err == nil && bytes.Equal(data, want)
}

// tempName returns a temporary name in the folder of the target. If the process is
// killed, the name tells removeLeftovers what the file is. It contains the inode number
// of the new content: a file of this name with another inode number is the old content.
// It also contains the hash of the content that was read, to compare with the old content.
func tempName(path string, file *os.File, old []byte) (string, error) {
	var stat unix.Stat_t
	if err := unix.Fstat(int(file.Fd()), &stat); err != nil {
		return "", err
	}
	name := fmt.Sprintf("%s%d-%s%s", prefix(path), stat.Ino, shortHash(old), suffix)
	return filepath.Join(filepath.Dir(path), name), nil
}

func shortHash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// removeLeftovers removes the files that killed processes left under a name from tempName.
// It keeps content that another program saved and no process of this program has read.
func removeLeftovers(path string) {
	dir := filepath.Dir(path)
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, entry := range entries {
		rest, hasPrefix := strings.CutPrefix(entry.Name(), prefix(path))
		rest, hasSuffix := strings.CutSuffix(rest, suffix)
		if !hasPrefix || !hasSuffix {
			continue
		}
		var inode uint64
		var hash string
		if _, err := fmt.Sscanf(rest, "%d-%s", &inode, &hash); err != nil {
			continue
		}
		full := filepath.Join(dir, entry.Name())
		var stat unix.Stat_t
		if unix.Lstat(full, &stat) != nil || stat.Mode&unix.S_IFMT != unix.S_IFREG {
			continue
		}
		if stat.Ino != inode {
			if data, err := os.ReadFile(full); err != nil || shortHash(data) != hash {
				continue
			}
		}
		_ = os.Remove(full)
	}
}
