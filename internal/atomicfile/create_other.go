//go:build !linux

package atomicfile

func create(path string) (*Pending, error) { return createNamed(path) }

func (*Pending) name() error { return nil }
