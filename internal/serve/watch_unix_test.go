//go:build !windows

// On Windows a watched folder can't be removed at once, and making a link
// needs a right that few have.

package serve

import (
	"os"
	"path/filepath"
	"testing"
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
	changes := watching(t, []string{bank}, nil)
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	expect(t, changes, "the folder is gone")
	write("two")
	expect(t, changes, "the folder is back")
	write("three")
	expect(t, changes, "an edit in the new folder")
}

func TestWatcherLooksBehindLinks(t *testing.T) {
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
	changes := watching(t, []string{link}, nil)
	put(t, target, "another length")
	expect(t, changes, "an edit behind a link")
}
