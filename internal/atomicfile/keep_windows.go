package atomicfile

import (
	"io/fs"
	"os"
)

// SyncDir does nothing: Windows cannot sync folders.
func SyncDir(string) error { return nil }

// writable returns true: on Windows, the check of the mode in target is enough.
func writable(string) bool { return true }

// links returns 1: the number is not known.
func links(fs.FileInfo) uint64 { return 1 }

// keep does nothing: a new file inherits its permissions from the folder.
func keep(*os.File, string, fs.FileInfo) error { return nil }

// setDefaultMode does nothing: a new file inherits its permissions from the folder.
func setDefaultMode(*os.File) error { return nil }

func (p *Pending) create() error { return p.createNamed() }

func lockFolder(*os.File) error { return errNoLock }
