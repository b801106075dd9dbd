package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// realPath resolves the links in a path. It returns the path itself if that fails, such as
// for a missing file.
func realPath(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// target resolves the links in the path of a file to write. It returns a *RefusedError for
// a file that must not be replaced. If the file does not exist, it returns the path itself and no info.
func target(path string) (real string, info fs.FileInfo, err error) {
	if isStreamOrProc(path) {
		return "", nil, &RefusedError{path, "it is an open stream or a file in /proc", "name a file"}
	}
	info, err = os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		if link, err := os.Lstat(path); err == nil && link.Mode()&fs.ModeSymlink != 0 {
			return "", nil, &RefusedError{path, "it is a link to a missing file", "create that file, or delete the link"}
		}
		return path, nil, nil
	}
	if err != nil {
		return "", nil, err
	}
	if kind := kindOf(info.Mode()); kind != "" {
		return "", nil, &RefusedError{path, "it is " + kind, "name a file"}
	}
	if real, err = filepath.EvalSymlinks(path); err != nil {
		return "", nil, err
	}
	if info, err = os.Lstat(real); err != nil {
		return "", nil, err
	}
	switch mode := info.Mode().Perm(); {
	case mode&0o222 == 0: // also for root, who could write to it
		return "", nil, &RefusedError{path, fmt.Sprintf("it is write-protected (mode %04o)", mode),
			"make it writable, for example with chmod u+w"}
	case !writable(real):
		return "", nil, &RefusedError{path, fmt.Sprintf("you do not have permission to write to it (mode %04o)", mode),
			"run the command as its owner, or change its mode"}
	}
	if n := links(info); n > 1 {
		return "", nil, &RefusedError{path, fmt.Sprintf("it has %d hard links, and only one would get the new content", n),
			"replace it with a copy"}
	}
	return real, info, nil
}

// isStreamOrProc reports whether a path names an open file of this process, which must
// not be replaced, or another file in /proc, which cannot be.
func isStreamOrProc(path string) bool {
	if full, err := filepath.Abs(path); err == nil {
		path = full
	}
	path = filepath.ToSlash(path)
	switch path {
	case "/dev/stdin", "/dev/stdout", "/dev/stderr":
		return true
	}
	return strings.HasPrefix(path, "/dev/fd/") || strings.HasPrefix(path, "/proc/")
}

// kindOf describes a file that is not regular. It returns "" for a regular file.
func kindOf(mode fs.FileMode) string {
	switch {
	case mode.IsRegular():
		return ""
	case mode.IsDir():
		return "a folder"
	case mode&fs.ModeNamedPipe != 0:
		return "a pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	case mode&fs.ModeDevice != 0:
		return "a device"
	}
	return "not a regular file"
}
