//go:build !linux && !windows

package atomicfile

import "os"

// setDefaultMode sets the default mode of a new file, because os.CreateTemp gives only the
// owner access.
func setDefaultMode(file *os.File) error { return file.Chmod(0o666 &^ umask) }

// keepAttributes does nothing: only the attributes of Linux are supported.
func keepAttributes(*os.File, string) error { return nil }

func (p *Pending) create() error { return p.createNamed() }
