package atomicfile

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"

	"golang.org/x/sys/unix"
)

// accessList is the attribute with the access control list of a file.
const accessList = "system.posix_acl_access"

// setDefaultMode sets the default mode of a new file. Kernels before 6.0 ignore the umask
// for unnamed files (O_TMPFILE), and os.CreateTemp gives only the owner access.
func setDefaultMode(file *os.File) error {
	if _, err := unix.Fgetxattr(int(file.Fd()), accessList, nil); err == nil {
		// The file inherited an access control list from its folder, which replaces the umask. If the
		// file has a name, only its owner has access: the mode that os.CreateTemp sets limits the list.
		return nil
	}
	return file.Chmod(0o666 &^ umask)
}

// keepAttributes gives file the extended attributes of the file at path, and removes all others
// except those whose names start with "security.".
func keepAttributes(file *os.File, path string) error {
	fd := int(file.Fd())
	names, err := attributeNames(func(list []byte) (int, error) { return unix.Listxattr(path, list) })
	if err != nil {
		return err
	}
	kept := map[string]bool{}
	for _, name := range names {
		kept[name] = true
		value, err := readAttribute(func(buffer []byte) (int, error) { return unix.Getxattr(path, name, buffer) })
		if err != nil {
			return attributeError(path, name)
		}
		own, err := readAttribute(func(buffer []byte) (int, error) { return unix.Fgetxattr(fd, name, buffer) })
		if err == nil && bytes.Equal(own, value) {
			continue
		}
		if unix.Fsetxattr(fd, name, value, 0) != nil {
			return attributeError(path, name)
		}
	}
	// The new file may have attributes that the old one lacks, such as an access control list
	// from its folder. Attributes whose names start with "security." belong to the system.
	newNames, err := attributeNames(func(list []byte) (int, error) { return unix.Flistxattr(fd, list) })
	if err != nil {
		return err
	}
	for _, name := range newNames {
		if !kept[name] && !strings.HasPrefix(name, "security.") && unix.Fremovexattr(fd, name) != nil {
			return attributeError(path, name)
		}
	}
	return nil
}

func attributeError(path, name string) error {
	return &RefusedError{path, fmt.Sprintf("its extended attributes cannot be kept (%s)", name),
		"run the command as the owner, or remove the attribute"}
}

// attributeNames returns the names of a file's attributes. It returns none if the
// file system does not support them.
func attributeNames(list func([]byte) (int, error)) ([]string, error) {
	data, err := readAttribute(list)
	if errors.Is(err, unix.ENOTSUP) {
		return nil, nil
	}
	return strings.FieldsFunc(string(data), func(r rune) bool { return r == 0 }), err
}

// readAttribute reads an attribute or a list of names. It retries if the value grows
// between the calls for its size and its content.
func readAttribute(read func([]byte) (int, error)) ([]byte, error) {
	for {
		size, err := read(nil)
		if err != nil || size == 0 {
			return nil, err
		}
		data := make([]byte, size)
		size, err = read(data)
		if !errors.Is(err, unix.ERANGE) {
			return data[:max(size, 0)], err
		}
	}
}
