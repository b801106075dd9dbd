//go:build !windows

package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

const hasExchange = runtime.GOOS == "linux"

func TestOnlyRegularFilesAreReplaced(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	put(t, at("file"), "old")
	put(t, at("protected"), "old")
	put(t, at("one name"), "old")
	for _, err := range []error{
		syscall.Mkfifo(at("pipe"), 0o600), os.Mkdir(at("folder"), 0o700), os.Symlink("nowhere", at("dangling")),
		os.Symlink("pipe", at("link to pipe")), os.Symlink("file", at("link")),
		os.Chmod(at("protected"), 0o444), os.Link(at("one name"), at("other name")),
	} {
		if err != nil {
			t.Skip(err)
		}
	}
	for path, want := range map[string]string{
		at("pipe"): "it is a pipe", at("link to pipe"): "it is a pipe", at("folder"): "it is a folder",
		at("dangling"):  "it is a link to a missing file",
		at("protected"): "it is write-protected (mode 0444)", at("one name"): "it has 2 hard links",
		"/dev/null": "it is a device", "/dev/stdout": "it is an open stream or a file in /proc",
		"/dev/fd/1": "it is an open stream", "/proc/self/fd/1": "it is an open stream", "/proc/version": "or a file in /proc",
	} {
		before, _ := os.Lstat(path)
		err := Files(t.Context(), Write{Path: path, Data: []byte("new")})
		var refused *RefusedError
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), want) ||
			!strings.HasSuffix(refused.Hint(), "; nothing was written") {
			t.Errorf("%s: got %v, want %q", path, err, want)
		}
		if after, _ := os.Lstat(path); before != nil && after.Mode() != before.Mode() {
			t.Errorf("%s: %v became %v", path, before.Mode(), after.Mode())
		}
	}
	if err := Files(t.Context(), Write{Path: at("link"), Data: []byte("new")}); err != nil || content(t, at("file")) != "new" {
		t.Errorf("through a link: %v", err)
	}
	if info, err := os.Lstat(at("link")); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("%v, %v: the link must stay", info.Mode(), err)
	}
}

func TestModesAreKept(t *testing.T) {
	dir := t.TempDir()
	for _, mode := range []os.FileMode{0o600, 0o640, 0o664, 0o755, 0o200} {
		path := filepath.Join(dir, "bank.json")
		put(t, path, "old")
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		if err := Files(t.Context(), Write{Path: path, Data: []byte("new")}); err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%v became %v, %v", mode, info.Mode(), err)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNewFilesFollowTheUmask compares the mode of a new file with that of one made by os.OpenFile.
func TestNewFilesFollowTheUmask(t *testing.T) {
	dir := t.TempDir()
	like, err := os.OpenFile(filepath.Join(dir, "like"), os.O_CREATE, 0o666)
	if err != nil {
		t.Fatal(err)
	}
	defer like.Close()
	want, err := like.Stat()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "bank.json")
	if err := Files(t.Context(), Write{Path: path, Data: []byte("new"), If: IfAbsent}); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode() != want.Mode() {
		t.Errorf("%v, %v: want %v", info.Mode(), err, want.Mode())
	}
}
