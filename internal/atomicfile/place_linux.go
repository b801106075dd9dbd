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
	"time"

	"golang.org/x/sys/unix"
)

// descriptors is where an open file can be named by its number.
const descriptors = "/proc/self/fd"

// create makes content without a name where the system can (O_TMPFILE).
func (p *Pending) create() error {
	if _, err := os.Stat(descriptors); err != nil {
		return p.createNamed()
	}
	fd, err := unix.Open(filepath.Dir(p.path), unix.O_TMPFILE|unix.O_WRONLY|unix.O_CLOEXEC, 0o666)
	if err != nil {
		return p.createNamed()
	}
	p.file = os.NewFile(uintptr(fd), p.path)
	return nil
}

// linkTo gives content without a name one. It fails when a file has that name.
func (p *Pending) linkTo(path string) error {
	content := fmt.Sprintf("%s/%d", descriptors, p.file.Fd())
	if err := unix.Linkat(unix.AT_FDCWD, content, unix.AT_FDCWD, path, unix.AT_SYMLINK_FOLLOW); err != nil {
		return &os.LinkError{Op: "link", Old: content, New: path, Err: err}
	}
	return nil
}

// place puts content in its place.
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

// replace exchanges content with the file that is there.
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
	if err := exchange(p.temp, p.path); errors.Is(err, unix.EINVAL) || errors.Is(err, unix.ENOSYS) || errors.Is(err, unix.ENOTSUP) {
		// This file system can't: compare once more just before the rename.
		if err := p.unchanged(); err != nil {
			return err
		}
		return p.rename()
	} else if errors.Is(err, fs.ErrNotExist) {
		return &ChangedError{p.write.Path}
	} else if err != nil {
		return err
	}
	if same(p.temp, p.write.Old) {
		return nil // Discard removes the old content
	}
	return p.giveBack()
}

// giveBack undoes an exchange that brought out content that was not read before.
func (p *Pending) giveBack() error {
	changed := &ChangedError{p.write.Path}
	if err := exchange(p.temp, p.path); err != nil {
		// The file is gone: what it was goes back into its place.
		if os.Link(p.temp, p.path) == nil {
			return changed
		}
		kept := p.temp
		p.temp = "" // not ours to remove
		return &RefusedError{p.write.Path, "it was saved at the same moment", "its content is in " + kept}
	}
	if !same(p.temp, p.write.Data) {
		// Someone has saved the file after the first exchange: that save is
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

// patience is how long a program that is writing a file may take to end.
const patience = 200 * time.Millisecond

// same reports whether a file that no longer has a known name has this content,
// once no program has it open for writing. A lease tells: it is refused as long
// as there is one.
func same(path string, want []byte) bool {
	// A pipe may have been there: opening it must not wait.
	file, err := os.OpenFile(path, os.O_RDONLY|unix.O_NONBLOCK, 0)
	if err != nil {
		return false
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() {
		return false
	}
	for end := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		_, err := unix.FcntlInt(file.Fd(), unix.F_SETLEASE, unix.F_RDLCK)
		if err == nil {
			_, _ = unix.FcntlInt(file.Fd(), unix.F_SETLEASE, unix.F_UNLCK)
		}
		if !errors.Is(err, unix.EAGAIN) {
			break // or leases are not to be had here
		}
		if time.Now().After(end) {
			return false
		}
	}
	data, err := io.ReadAll(io.LimitReader(file, int64(len(want))+1))
	return err == nil && bytes.Equal(data, want)
}

// suffix ends the names of content that is not yet in its place.
const suffix = ".swmmquiz"

// tempName is a name beside a file's place. It tells what is left over after a
// kill: the number is that of the new content, so a file of that name with
// another number is what the file was before, and the hash tells whether that
// was what had been read.
func tempName(path string, file *os.File, old []byte) (string, error) {
	var stat unix.Stat_t
	if err := unix.Fstat(int(file.Fd()), &stat); err != nil {
		return "", err
	}
	name := fmt.Sprintf("%s%d-%s%s", prefix(path), stat.Ino, shortHash(old), suffix)
	return filepath.Join(filepath.Dir(path), name), nil
}

func prefix(path string) string {
	base := filepath.Base(path)
	return "." + base[:min(len(base), 150)] + "."
}

func shortHash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// removeLeftovers removes what a kill has left beside a file, but for content
// that no one has read.
func removeLeftovers(path string) {
	dir := filepath.Dir(path)
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, entry := range entries {
		name := entry.Name()
		if len(name) <= len(prefix(path))+len(suffix) || name[:len(prefix(path))] != prefix(path) || filepath.Ext(name) != suffix {
			continue
		}
		var inode uint64
		var hash string
		if _, err := fmt.Sscanf(name[len(prefix(path)):len(name)-len(suffix)], "%d-%s", &inode, &hash); err != nil {
			continue
		}
		full := filepath.Join(dir, name)
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
