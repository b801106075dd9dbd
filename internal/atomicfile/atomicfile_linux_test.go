package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

func TestAttributesAreKept(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	put(t, path, "old")
	// user::rw-, user:65534:r--, group::r--, mask::r--, other::---
	list := []byte(
		"\x02\x00\x00\x00\x01\x00\x06\x00\xff\xff\xff\xff" +
			"\x02\x00\x04\x00\xfe\xff\x00\x00" +
			"\x04\x00\x04\x00\xff\xff\xff\xff\x10\x00\x04\x00\xff\xff\xff\xff\x20\x00\x00\x00\xff\xff\xff\xff",
	)
	for name, value := range map[string][]byte{"user.origin": []byte("course"), accessList: list} {
		if err := unix.Setxattr(path, name, value, 0); err != nil {
			t.Skipf("%s: %v", name, err)
		}
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := Files(t.Context(), Write{Path: path, Data: []byte("new"), If: IfSame, Old: []byte("old")}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"user.origin": "course", accessList: string(list)} {
		got, err := readAttribute(func(buffer []byte) (int, error) { return unix.Getxattr(path, name, buffer) })
		if err != nil || string(got) != want {
			t.Errorf("%s: got %q, %v, want %q", name, got, err, want)
		}
	}
	if after := lstat(t, path); after.Mode() != info.Mode() {
		t.Errorf("got mode %v, want %v", after.Mode(), info.Mode())
	}
	// A file without an access control list does not inherit one from its folder.
	if err := unix.Setxattr(dir, "system.posix_acl_default", list, 0); err != nil {
		t.Skip(err)
	}
	if err := unix.Removexattr(path, accessList); err != nil {
		t.Fatal(err)
	}
	if err := Files(t.Context(), Write{Path: path, Data: []byte("newer"), If: IfSame, Old: []byte("new")}); err != nil {
		t.Fatal(err)
	}
	if _, err := unix.Getxattr(path, accessList, nil); !errors.Is(err, unix.ENODATA) {
		t.Errorf("the file got an access control list: %v", err)
	}
}

func TestOwnersAreKept(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can change the owner of a file")
	}
	path := filepath.Join(t.TempDir(), "bank.json")
	put(t, path, "old")
	if err := os.Chown(path, 12345, 54321); err != nil {
		t.Fatal(err)
	}
	if err := Files(t.Context(), Write{Path: path, Data: []byte("new"), If: IfSame, Old: []byte("old")}); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if stat := info.Sys().(*syscall.Stat_t); stat.Uid != 12345 || stat.Gid != 54321 {
		t.Errorf("got owner %d:%d, want 12345:54321", stat.Uid, stat.Gid)
	}
}

// TestLeftovers checks what happens to temporary files of writers that were killed at different
// moments. Files with content that was never in place, or that the writer had read, are removed.
// A save that no writer has read is kept.
func TestLeftovers(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	put(t, path, "old")
	leaveFile := func(old string) string {
		p, err := Prepare(Write{Path: path, Data: []byte("saved"), If: IfSame, Old: []byte(old)})
		if err != nil {
			t.Fatal(err)
		}
		defer p.close()
		name, err := tempName(path, p.file, p.write.Old)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.linkTo(name); err != nil {
			t.Fatal(err)
		}
		return name
	}
	leaveFile("old") // killed before the exchange
	seen := leaveFile("old")
	if err := exchange(seen, path); err != nil { // killed after the exchange
		t.Fatal(err)
	}
	unseen := leaveFile("before")
	if err := exchange(unseen, path); err != nil { // killed after it replaced "saved", although it had read "before"
		t.Fatal(err)
	}
	if err := Files(t.Context(), Write{Path: path, Data: []byte("new"), If: IfSame, Old: []byte("saved")}); err != nil {
		t.Fatal(err)
	}
	if content(t, path) != "new" || content(t, unseen) != "saved" {
		t.Errorf("got %q and %q, want the new content and the unread save", content(t, path), content(t, unseen))
	}
	checkFolder(t, dir, filepath.Base(unseen), "bank.json")
}

// TestLateWritesAreSeen has an editor open the file before the exchange and write to it
// afterward.
func TestLateWritesAreSeen(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	put(t, path, "old")
	editor, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	p, err := Prepare(Write{Path: path, Data: []byte("new"), If: IfSame, Old: []byte("old")})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Discard()
	done := make(chan error, 1)
	go func() { done <- Commit(t.Context(), p) }()
	for content(t, path) != "new" { // the exchange has happened, and Commit waits for the editor
		select {
		case err := <-done:
			t.Fatalf("Commit did not wait for the editor: %v", err)
		default:
		}
	}
	if _, err := editor.WriteString("edited"); err != nil {
		t.Fatal(err)
	}
	if err := editor.Close(); err != nil {
		t.Fatal(err)
	}
	var changed *ChangedError
	if err := <-done; !errors.As(err, &changed) {
		t.Errorf("got %v", err)
	}
	if got := content(t, path); got != "edited" {
		t.Errorf("the file has %q, want the late write", got)
	}
}

// TestPipeInTheFilesPlace puts a pipe in the place of the file after Prepare. The exchange with the
// pipe must be undone.
func TestPipeInTheFilesPlace(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	put(t, path, "old")
	p, err := Prepare(Write{Path: path, Data: []byte("new"), If: IfSame, Old: []byte("old")})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	var changed *ChangedError
	if err := p.replace(); !errors.As(err, &changed) {
		t.Errorf("got %v", err)
	}
	p.Discard()
	if mode := lstat(t, path).Mode(); mode&os.ModeNamedPipe == 0 {
		t.Errorf("got mode %v, want the pipe to stay", mode)
	}
	checkFolder(t, dir, "bank.json")
}
