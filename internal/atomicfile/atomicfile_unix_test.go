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
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", path, err, want)
		} else if hint := refused.Hint(); !strings.HasSuffix(hint, "; nothing was written") {
			t.Errorf("%s: got the hint %q, want it to say that nothing was written", path, hint)
		}
		if before == nil {
			continue
		}
		if after := lstat(t, path); after.Mode() != before.Mode() {
			t.Errorf("%s: %v became %v", path, before.Mode(), after.Mode())
		}
	}
	if err := Files(t.Context(), Write{Path: at("link"), Data: []byte("new")}); err != nil || content(t, at("file")) != "new" {
		t.Errorf("through a link: %v", err)
	}
	if mode := lstat(t, at("link")).Mode(); mode&os.ModeSymlink == 0 {
		t.Errorf("got mode %v, want the link to stay", mode)
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
		if got := lstat(t, path).Mode().Perm(); got != mode {
			t.Errorf("%v became %v", mode, got)
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
	if got := lstat(t, path).Mode(); got != want.Mode() {
		t.Errorf("got mode %v, want %v", got, want.Mode())
	}
}
