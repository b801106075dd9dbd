package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// realPath is a path without links; the path itself when there is no file.
func realPath(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// target finds the file that a path means, through links, and refuses what a
// rename would destroy. The info is nil when there is no file.
func target(path string) (real string, info fs.FileInfo, err error) {
	if isStream(path) {
		return "", nil, &RefusedError{path, "it is a stream of this process", "name a file"}
	}
	info, err = os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		if link, err := os.Lstat(path); err == nil && link.Mode()&fs.ModeSymlink != 0 {
			return "", nil, &RefusedError{path, "it is a link to a file that is not there", "make that file, or delete the link"}
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
	if info.Mode().Perm()&0o222 != 0 && !writable(real) {
		return "", nil, &RefusedError{path, fmt.Sprintf("you may not write to it (mode %04o)", info.Mode().Perm()),
			"run the command as its owner, or change its mode"}
	}
	if info.Mode().Perm()&0o222 == 0 {
		return "", nil, &RefusedError{path, fmt.Sprintf("it is write-protected (mode %04o)", info.Mode().Perm()),
			"make it writable, as with chmod u+w"}
	}
	if n := links(info); n > 1 {
		return "", nil, &RefusedError{path, fmt.Sprintf("it has %d names (hard links), of which only one would get the new content", n),
			"make a copy of it and put that in its place"}
	}
	return real, info, nil
}

// isStream reports whether a path names an open file of this process, which is
// opened by writing to it and not by replacing it.
func isStream(path string) bool {
	path = filepath.ToSlash(filepath.Clean(path))
	switch path {
	case "/dev/stdin", "/dev/stdout", "/dev/stderr":
		return true
	}
	return strings.HasPrefix(path, "/dev/fd/") || strings.HasPrefix(path, "/proc/")
}

// kindOf names what is not a regular file; empty for one.
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
