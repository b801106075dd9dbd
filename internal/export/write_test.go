package export

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const oneItem = `[{"q": "a", "options": ["1", "2", "3", "4"], "answer": "A", "explanation": ""}]`

var allNames = []string{"catalog.json", "questions.json", "explanations.json", "topics.json"}

// content returns the content of the files in a folder by name. It follows links.
func content(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, entry := range entries {
		data, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			data = []byte("a folder")
		}
		files[entry.Name()] = string(data)
	}
	return files
}

func write(t *testing.T, dir string, b *Bundle) []string {
	t.Helper()
	written, err := Write(t.Context(), dir, b)
	if err != nil {
		t.Fatal(err)
	}
	return written
}

func TestWriteTouchesOnlyWhatChanges(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	bundle := build(t, load(t, oneItem, ""))
	for _, want := range [][]string{allNames, nil} {
		if diff := cmp.Diff(want, write(t, dir, bundle)); diff != "" {
			t.Error(diff)
		}
	}
	if different, err := Diff(t.Context(), dir, bundle); err != nil || different != nil {
		t.Errorf("got the differences %v, %v, want none", different, err)
	}
	topics, longAgo := filepath.Join(dir, "topics.json"), time.Unix(1e9, 0)
	if err := errors.Join(os.WriteFile(topics, []byte("{"), 0o600), os.Chmod(topics, 0o600), os.Remove(filepath.Join(dir, "catalog.json")),
		os.Chtimes(filepath.Join(dir, "questions.json"), longAgo, longAgo)); err != nil {
		t.Fatal(err)
	}
	different, err := Diff(t.Context(), dir, bundle)
	if diff := cmp.Diff([]string{"catalog.json", "topics.json"}, different); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if diff := cmp.Diff(different, write(t, dir, bundle)); diff != "" {
		t.Error(diff)
	}
	if got := content(t, dir); len(got) != 4 || !strings.HasSuffix(got["topics.json"], `"data":{}}`+"\n") {
		t.Errorf("got %v, want only the four files of the bundle", got)
	}
	if info, err := os.Stat(topics); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file's mode should be kept: %v %v", info.Mode(), err)
	}
	if info, err := os.Stat(filepath.Join(dir, "questions.json")); err != nil || !info.ModTime().Equal(longAgo) {
		t.Errorf("a file that does not change should not be touched: %v %v", info.ModTime(), err)
	}
}

func TestWriteFollowsALink(t *testing.T) {
	dir, target := t.TempDir(), filepath.Join(t.TempDir(), "real.json")
	if err := errors.Join(os.WriteFile(target, []byte("old"), 0o644), os.Symlink(target, filepath.Join(dir, "topics.json"))); err != nil {
		t.Fatal(err)
	}
	write(t, dir, build(t, load(t, oneItem, "")))
	if data, err := os.ReadFile(target); err != nil || !strings.HasSuffix(string(data), `"data":{}}`+"\n") {
		t.Errorf("the link's target has %q, %v", data, err)
	}
	if info, err := os.Lstat(filepath.Join(dir, "topics.json")); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("a link should stay a link: %v %v", info.Mode(), err)
	}
}

// TestFailedWriteChangesNothing checks that a failed write leaves the existing files unchanged, and
// leaves no temporary file.
func TestFailedWriteChangesNothing(t *testing.T) {
	one, two := build(t, load(t, oneItem, "")), build(t, load(t, strings.Replace(oneItem, `"a"`, `"b"`, 1), ""))
	t.Run("a folder in a file's place", func(t *testing.T) {
		dir := t.TempDir()
		write(t, dir, one)
		last := filepath.Join(dir, "topics.json")
		if err := errors.Join(os.Remove(last), os.Mkdir(last, 0o755)); err != nil {
			t.Fatal(err)
		}
		before := content(t, dir)
		written, err := Write(t.Context(), dir, two)
		if err == nil || err.Error() != fmt.Sprintf("cannot write %s: it is a folder", filepath.Join(dir, "topics.json")) {
			t.Errorf("got %v", err)
		}
		if written != nil {
			t.Errorf("nothing was written, but Write returned %q", written)
		}
		if diff := cmp.Diff(before, content(t, dir)); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("a file in the folder's place", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "file")
		if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, dir := range []string{file, filepath.Join(file, "below")} {
			_, err := Write(t.Context(), dir, one)
			var failed *WriteError
			if !errors.As(err, &failed) || failed.Hint() == "" || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s: got %v", dir, err)
			}
			if _, err := Diff(t.Context(), dir, one); !errors.As(err, &failed) || failed.Hint() == "" {
				t.Errorf("%s: got %v", dir, err)
			}
		}
		if text, _ := os.ReadFile(file); string(text) != "mine" {
			t.Errorf("the file has changed to %q", text)
		}
	})
}

func TestDiffOfAMissingFolder(t *testing.T) {
	different, err := Diff(t.Context(), filepath.Join(t.TempDir(), "none"), build(t, load(t, oneItem, "")))
	if diff := cmp.Diff(allNames, different); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

// TestKilledWhileWriting kills a process that writes two bundles alternately. Each file must be
// complete, from one bundle or the other.
func TestKilledWhileWriting(t *testing.T) {
	one, two := largeBundle(t, "one"), largeBundle(t, "two")
	if dir := os.Getenv("SWMMQUIZ_TEST_WRITE_INTO"); dir != "" {
		for {
			write(t, dir, one)
			write(t, dir, two)
		}
	}
	dir := t.TempDir()
	write(t, dir, one)
	complete := map[string][]string{}
	for _, b := range []*Bundle{one, two} {
		files, err := b.Files()
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			complete[f.Name] = append(complete[f.Name], string(f.Data))
		}
	}
	for round := range 8 {
		cmd := exec.Command(os.Args[0], "-test.run=^TestKilledWhileWriting$")
		cmd.Env = append(os.Environ(), "SWMMQUIZ_TEST_WRITE_INTO="+dir)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(150+13*round) * time.Millisecond)
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait() // it was killed
		got := content(t, dir)
		for name, either := range complete {
			if !slices.Contains(either, got[name]) {
				t.Fatalf("round %d: %s is not complete", round, name)
			}
		}
	}
}

func largeBundle(t *testing.T, word string) *Bundle {
	item := `{"q": "` + strings.Repeat(word+" ", 500) + `", "options": ["1", "2", "3", "4"], "answer": "A", "explanation": ""}`
	return build(t, load(t, "["+strings.Repeat(item+",", 500)+item+"]", ""))
}
