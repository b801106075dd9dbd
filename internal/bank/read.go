package bank

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// MaxSize is the largest file that is read, in bytes. A bank of 100,000 items
// has about 150 MB.
const MaxSize = 512 << 20

// Source is the content of a file.
type Source struct {
	// Path is the file's name; empty when there is no such file.
	Path string
	// Data must not change as long as what was parsed from it is in use.
	Data []byte
}

// Sources are the files of a bank.
type Sources struct{ Questions, Topics, References Source }

// ReadError says that a file could not be read.
type ReadError struct {
	Path   string
	Reason string
	Remedy string
}

func (e *ReadError) Error() string { return fmt.Sprintf("cannot read %s: %s", e.Path, e.Reason) }

// Hint is the remedy.
func (e *ReadError) Hint() string { return e.Remedy }

// Read reads the files of a bank whole. Questions may be "-" for stdin; empty
// paths of topics and references mean that there are none. An error is a
// *ReadError.
func Read(questions, topics, references string, stdin io.Reader) (Sources, error) {
	var sources Sources
	for _, file := range []struct {
		path string
		into *Source
	}{{questions, &sources.Questions}, {topics, &sources.Topics}, {references, &sources.References}} {
		if file.path == "" {
			continue
		}
		source, err := readFile(file.path, stdin)
		if err != nil {
			return Sources{}, err
		}
		*file.into = source
	}
	return sources, nil
}

func readFile(path string, stdin io.Reader) (Source, error) {
	if path == "-" {
		data, err := readAll(stdin, "standard input", 0)
		return Source{Path: "<stdin>", Data: data}, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return Source{}, readError(path, err)
	}
	if info.IsDir() {
		return Source{}, &ReadError{path, "it is a folder", "name the file in it, such as " + path + "/questions.json"}
	}
	if info.Size() > MaxSize {
		return Source{}, tooLarge(path)
	}
	file, err := os.Open(path)
	if err != nil {
		return Source{}, readError(path, err)
	}
	defer file.Close()
	data, err := readAll(file, path, info.Size())
	return Source{Path: path, Data: data}, err
}

func readAll(r io.Reader, path string, size int64) ([]byte, error) {
	// One byte more than the size lets the end be seen without growing.
	data := make([]byte, 0, max(size, 511)+1)
	for {
		if len(data) > MaxSize {
			return nil, tooLarge(path)
		}
		n, err := r.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		switch {
		case errors.Is(err, io.EOF):
			return data, nil
		case err != nil:
			return nil, readError(path, err)
		case len(data) == cap(data):
			data = append(data, 0)[:len(data)]
		}
	}
}

func readError(path string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return &ReadError{path, "no such file", "check the path, or set bank: in swmmquiz.yaml"}
	case errors.Is(err, fs.ErrPermission):
		return &ReadError{path, "no permission", "give yourself the right to read it"}
	}
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		err = pathError.Err
	}
	return &ReadError{path, err.Error(), ""}
}

func tooLarge(path string) error {
	return &ReadError{path, fmt.Sprintf("it is larger than %d MiB", MaxSize>>20), "split the bank into several files"}
}
