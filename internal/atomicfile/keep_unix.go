//go:build !windows

package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// umask is the umask of the process. It can only be read by setting it, so this
// happens at startup, before other goroutines create files.
var umask = func() fs.FileMode {
	mask := syscall.Umask(0o077)
	syscall.Umask(mask)
	return fs.FileMode(mask)
}()

// SyncDir makes renames in a folder durable, if the file system supports it.
func SyncDir(dir string) error {
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer folder.Close()
	err = folder.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		return nil
	}
	return err
}

// writable reports whether this user may write to a file.
func writable(path string) bool { return unix.Access(path, unix.W_OK) == nil }

// links returns the number of hard links to a file.
func links(info fs.FileInfo) uint64 {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return uint64(stat.Nlink)
	}
	return 1
}

// keep copies the owner and mode from the file at path to new content, and on Linux
// the extended attributes, which include access control lists.
func keep(file *os.File, path string, old fs.FileInfo) error {
	oldStat, ok := old.Sys().(*syscall.Stat_t)
	if !ok {
		return file.Chmod(old.Mode().Perm())
	}
	var newStat unix.Stat_t
	if err := unix.Fstat(int(file.Fd()), &newStat); err != nil {
		return err
	}
	if newStat.Uid != oldStat.Uid || newStat.Gid != oldStat.Gid {
		if err := file.Chown(int(oldStat.Uid), int(oldStat.Gid)); err != nil {
			reason := fmt.Sprintf("its owner and group, %d:%d, cannot be kept", oldStat.Uid, oldStat.Gid)
			return &RefusedError{path, reason, "run the command as the owner, who must be in the group"}
		}
	}
	if err := unix.Fchmod(int(file.Fd()), uint32(oldStat.Mode)&0o7777); err != nil {
		return err
	}
	return keepAttributes(file, path)
}
