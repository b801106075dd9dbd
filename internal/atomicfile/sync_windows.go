package atomicfile

import (
	"io/fs"
	"os"
)

// SyncDir does nothing: Windows has no sync of folders.
func SyncDir(string) error { return nil }

// keepOwner does nothing: a new file gets its owner from the folder.
func keepOwner(*os.File, fs.FileInfo) {}
