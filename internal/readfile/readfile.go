// Package readfile reads files that may be anything: a file of gigabytes, a
// pipe without a writer, an endless device. Every read has a size limit and ends
// with its context.
package readfile

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// Limit restricts what is read.
type Limit struct {
	// Size is the maximum number of bytes.
	Size int64
	// Regular refuses pipes, because a long-running program such as a server
	// must not wait for a writer.
	Regular bool
}

// Error is the error for a file that cannot be read.
type Error struct {
	Path, Reason, Remedy string
	// Folder reports whether the path is a folder, Large whether the file is too large.
	Folder, Large bool
	// Err is the cause, or nil if the file is of the wrong kind or too large.
	Err error
}

func (e *Error) Error() string { return fmt.Sprintf("cannot read %s: %s", e.Path, e.Reason) }
func (e *Error) Unwrap() error { return e.Err }

// Hint returns the remedy.
func (e *Error) Hint() string { return e.Remedy }

// File reads the file at path. The error is an *Error or that of ctx.
func File(ctx context.Context, path string, limit Limit) ([]byte, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, failure(path, err)
	}
	if err := limit.check(path, info); err != nil {
		return nil, err
	}
	if info.Mode().IsRegular() {
		return readRegular(ctx, path, limit)
	}
	// Opening a pipe blocks until it has a writer.
	return waitForRead(ctx, func() ([]byte, error) {
		file, err := os.Open(path)
		if err != nil {
			return nil, failure(path, err)
		}
		defer file.Close()
		return read(ctx, file, path, 0, limit.Size)
	})
}

// Stream reads a stream such as standard input to its end. Messages call it name.
func Stream(ctx context.Context, r io.Reader, name string, limit Limit) ([]byte, error) {
	return waitForRead(ctx, func() ([]byte, error) { return read(ctx, r, name, 0, limit.Size) })
}

// check returns an error for a file that must not be read.
func (l Limit) check(path string, info fs.FileInfo) error {
	switch mode := info.Mode(); {
	case mode.IsDir():
		return &Error{Path: path, Reason: "it is a folder", Remedy: "name a file in it", Folder: true}
	case mode.IsRegular():
		if info.Size() > l.Size {
			return tooLarge(path, l.Size)
		}
	case mode&fs.ModeDevice != 0:
		return &Error{Path: path, Reason: "it is a device", Remedy: "name a file, or - for standard input"}
	case mode&fs.ModeNamedPipe != 0 && l.Regular:
		return &Error{Path: path, Reason: "it is a pipe, expected a file", Remedy: "name a file"}
	case mode&fs.ModeSocket != 0:
		return &Error{Path: path, Reason: "it is a socket", Remedy: "name a file"}
	}
	return nil
}

// Open opens a regular file without blocking. It checks the kind of the file
// again after opening, because a pipe may have replaced it. The error is an
// *Error.
func Open(path string, limit Limit) (*os.File, fs.FileInfo, error) {
	limit.Regular = true
	info, err := os.Stat(path)
	if err == nil {
		err = limit.check(path, info) // opening a device can have side effects
	}
	if err != nil {
		return nil, nil, failure(path, err)
	}
	file, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, nil, failure(path, err)
	}
	if info, err = file.Stat(); err == nil {
		err = limit.check(path, info)
	}
	if err != nil {
		_ = file.Close()
		return nil, nil, failure(path, err)
	}
	return file, info, nil
}

func readRegular(ctx context.Context, path string, limit Limit) ([]byte, error) {
	file, info, err := Open(path, limit)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return read(ctx, file, path, info.Size(), limit.Size)
}

// waitForRead runs a read that may block forever. If ctx ends first, it returns and
// abandons the read.
func waitForRead(ctx context.Context, read func() ([]byte, error)) ([]byte, error) {
	type result struct {
		data []byte
		err  error
	}
	done := make(chan result, 1)
	go func() {
		data, err := read()
		done <- result{data, err}
	}()
	select {
	case r := <-done:
		return r.data, r.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// chunkSize is the number of bytes that are read between two checks of the
// context.
const chunkSize = 4 << 20

// read reads to the end. expected is the expected size, or 0 if the size is unknown.
func read(ctx context.Context, r io.Reader, path string, expected, maxSize int64) ([]byte, error) {
	// One byte more than the expected size leaves room for the read that finds the end.
	data := make([]byte, 0, max(expected, 511)+1)
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		n, err := r.Read(data[len(data):min(cap(data), len(data)+chunkSize)])
		data = data[:len(data)+n]
		switch {
		case int64(len(data)) > maxSize:
			return nil, tooLarge(path, maxSize)
		case errors.Is(err, io.EOF):
			return data, nil
		case err != nil:
			return nil, failure(path, err)
		case len(data) == cap(data):
			grown := make([]byte, len(data), min(2*int64(cap(data)), maxSize+1))
			copy(grown, data)
			data = grown
		}
	}
}

// failure returns err as an *Error.
func failure(path string, err error) error {
	var known *Error
	if errors.As(err, &known) {
		return known
	}
	e := &Error{Path: path, Reason: err.Error(), Err: err}
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		e.Reason = pathError.Err.Error()
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		e.Reason, e.Remedy = "no such file", "check the path"
	case errors.Is(err, fs.ErrPermission):
		e.Reason, e.Remedy = "permission denied", "change its permissions so that you can read it"
	}
	return e
}

func tooLarge(path string, maxSize int64) error {
	return &Error{Path: path, Large: true, Reason: "it is larger than " + formatSize(maxSize),
		Remedy: "split it into several files, or raise the limit with --max-file-size"}
}

func formatSize(n int64) string {
	switch {
	case n >= 1<<20 && n%(1<<20) == 0:
		return fmt.Sprintf("%d MiB", n>>20)
	case n >= 1<<10 && n%(1<<10) == 0:
		return fmt.Sprintf("%d KiB", n>>10)
	}
	return fmt.Sprintf("%d bytes", n)
}
