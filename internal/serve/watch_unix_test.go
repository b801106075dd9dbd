//go:build !windows

// On Windows, a watched folder is not removed immediately, and creating a link needs a
// privilege that few users have.

package serve

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

func TestWatcherFindsAFolderThatComesBack(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "bank")
	bank := filepath.Join(folder, "questions.json")
	write := func(text string) {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		put(t, bank, text)
	}
	write("one")
	changes := startWatcher(t, []string{bank}, nil)
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	expect(t, changes, "the folder is gone")
	write("two")
	expect(t, changes, "the folder is back")
	write("three")
	expect(t, changes, "an edit in the new folder")
}

func TestWatcherFollowsLinks(t *testing.T) {
	folder := t.TempDir()
	target, link := filepath.Join(folder, "far", "target.json"), filepath.Join(folder, "near", "questions.json")
	for _, file := range []string{target, link} {
		if err := os.Mkdir(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	put(t, target, "one")
	if err := os.Symlink(target, link); err != nil {
		t.Fatal(err)
	}
	changes := startWatcher(t, []string{link}, nil)
	put(t, target, "another length")
	expect(t, changes, "an edit behind a link")
}

// TestWatcherSurvivesUnreadableFiles replaces the bank with a pipe, a folder, a device and
// a file that is too large, each followed by a valid file.
func TestWatcherSurvivesUnreadableFiles(t *testing.T) {
	folder := t.TempDir()
	bank := filepath.Join(folder, "questions.json")
	put(t, bank, "one")
	changes := startWatcher(t, []string{bank}, nil)
	for name, occupy := range map[string]func() error{
		"a pipe":   func() error { return syscall.Mkfifo(bank, 0o600) },
		"a folder": func() error { return os.Mkdir(bank, 0o700) },
		"a device": func() error { return os.Symlink("/dev/zero", bank) },
		"a huge file": func() error {
			file, err := os.Create(bank)
			if err != nil {
				return err
			}
			defer file.Close()
			return file.Truncate(sizeLimit.Size + 1)
		},
	} {
		if err := os.Remove(bank); err != nil {
			t.Fatal(err)
		}
		if err := occupy(); err != nil {
			t.Fatal(err)
		}
		expect(t, changes, name)
		if err := os.Remove(bank); err != nil {
			t.Fatal(err)
		}
		put(t, bank, "a file after "+name)
		// The moment without a file may also be reported.
		for end := time.Now().Add(patience); ; {
			expect(t, changes, "a file after "+name)
			if len(changes) == 0 || time.Now().After(end) {
				break
			}
		}
	}
	put(t, bank, "last")
	expect(t, changes, "the last edit")
}
