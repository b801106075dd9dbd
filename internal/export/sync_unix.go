//go:build !windows

package export

import (
	"errors"
	"os"
	"syscall"
)

// syncDir makes the renames in a folder last through a power cut, where the
// file system can.
func syncDir(dir string) error {
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
