//go:build !windows

package export

import "os"

// syncDir makes the renames in a folder last through a power cut.
func syncDir(dir string) error {
	folder, err := os.Open(dir)
	if err != nil {
		return writeError(dir, err)
	}
	defer folder.Close()
	if err := folder.Sync(); err != nil {
		return writeError(dir, err)
	}
	return nil
}
