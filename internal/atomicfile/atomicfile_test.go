package atomicfile

import (
	"os"
	"path/filepath"
	"testing"
)

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	for _, text := range []string{"one", "two, which is longer", ""} {
		if err := Write(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != text {
			t.Errorf("got %q and %v, want %q", got, err, text)
		}
		alone(t, dir, "bank.json")
	}
}

func TestWriteKeepsModeAndLink(t *testing.T) {
	dir := t.TempDir()
	real, link := filepath.Join(dir, "real.json"), filepath.Join(dir, "link.json")
	if err := os.WriteFile(real, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(real, link); err != nil {
		t.Skipf("no links here: %v", err)
	}
	if err := Write(link, []byte("new")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Lstat(real)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v: the mode must stay", info.Mode(), err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("%v, %v: the link must stay", info.Mode(), err)
	}
	if got, _ := os.ReadFile(real); string(got) != "new" {
		t.Errorf("the file holds %q", got)
	}
}

// TestLeftover holds that the next write takes away what a kill left.
func TestLeftover(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	pending, err := Prepare(path, []byte("killed"))
	if err != nil {
		t.Fatal(err)
	}
	if err := pending.name(); err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("new")); err != nil {
		t.Fatal(err)
	}
	pending.Discard()
	if got, _ := os.ReadFile(path); string(got) != "new" {
		t.Errorf("the file holds %q", got)
	}
	alone(t, dir, "bank.json")
}

func TestDiscard(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	pending, err := Prepare(path, []byte("new"))
	if err != nil {
		t.Fatal(err)
	}
	pending.Discard()
	if got, _ := os.ReadFile(path); string(got) != "old" {
		t.Errorf("the file holds %q", got)
	}
	alone(t, dir, "bank.json")
	if _, err := Prepare(filepath.Join(dir, "none", "bank.json"), nil); err == nil {
		t.Error("a folder that isn't there needs an error")
	}
}

// alone holds that a folder has one file.
func alone(t *testing.T, dir, name string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 || entries[0].Name() != name {
		t.Errorf("%v, %v: want %s alone", entries, err, name)
	}
}
