//go:build !linux && !windows

package atomicfile

import "os"

// asNew gives a new file the mode that any program's would have.
func asNew(file *os.File) error { return file.Chmod(0o666 &^ umask) }

// keepAttributes does nothing: only Linux's are known here.
func keepAttributes(*os.File, string) error { return nil }

func (p *Pending) create() error { return p.createNamed() }
