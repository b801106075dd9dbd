//go:build !windows

package atomicfile

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// lockFolder tries to lock a folder without waiting. The error is errNoLock if the
// folder cannot be locked at all.
func lockFolder(folder *os.File) error {
	err := unix.Flock(int(folder.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	if err == nil || errors.Is(err, unix.EWOULDBLOCK) || errors.Is(err, unix.EINTR) {
		return err
	}
	return errNoLock
}
