package bank

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"path/filepath"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// MaxSize is the largest file that can be read, in bytes: offsets have 31 bits.
const MaxSize = 1<<31 - 1

// Source is the content of a file.
type Source struct {
	// Path is the path of the file, or "<stdin>". It is empty if the bank has no such file.
	Path string
	// Data must not change while anything parsed from it is in use.
	Data []byte
}

// Sources are the files of a bank.
type Sources struct{ Questions, Topics, References Source }

// Size returns the size of all files, in bytes.
func (s Sources) Size() int {
	return len(s.Questions.Data) + len(s.Topics.Data) + len(s.References.Data)
}

// Paths are the paths of a bank's files. Questions may be "-" for standard
// input. An empty path means that the bank has no such file.
type Paths struct{ Questions, Topics, References string }

// Read reads the files of a bank. An error is that of ctx or a *readfile.Error.
func Read(ctx context.Context, paths Paths, stdin io.Reader, limit readfile.Limit) (Sources, error) {
	limit.Size = min(limit.Size, MaxSize)
	var sources Sources
	for _, file := range []struct {
		path          string
		into          *Source
		setting, name string // for hints
	}{
		{paths.Questions, &sources.Questions, "bank", "questions.json"},
		{paths.Topics, &sources.Topics, "topics", "topics.json"},
		{paths.References, &sources.References, "references", "references.json"},
	} {
		if file.path == "" {
			continue
		}
		source, err := readSource(ctx, file.path, stdin, limit)
		var fault *readfile.Error
		if errors.As(err, &fault) {
			switch {
			case errors.Is(err, fs.ErrNotExist):
				fault.Remedy = "check the path, or set " + file.setting + ": in swmmquiz.yaml"
			case fault.Folder:
				fault.Remedy = "name the file in it, such as " + filepath.Join(file.path, file.name)
			}
		}
		if err != nil {
			return Sources{}, err
		}
		*file.into = source
	}
	return sources, nil
}

func readSource(ctx context.Context, path string, stdin io.Reader, limit readfile.Limit) (Source, error) {
	if path == "-" {
		data, err := readfile.Stream(ctx, stdin, "standard input", limit)
		return Source{Path: "<stdin>", Data: data}, err
	}
	data, err := readfile.File(ctx, path, limit)
	return Source{Path: path, Data: data}, err
}
