package atomicfile

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"
)

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func lstat(t *testing.T, path string) os.FileInfo {
	t.Helper()
	info, err := os.Lstat(path)
	if err != nil {
		t.Fatal(err)
	}
	return info
}

func content(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// checkFolder checks that a folder has these files and nothing else.
func checkFolder(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	var got []string
	for _, entry := range entries {
		got = append(got, entry.Name())
	}
	if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, %v: want %v", got, err, want)
	}
}

func TestFilesCreatesAndReplaces(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	old := ""
	for i, text := range []string{"one", "two, which is longer", "", "again"} {
		w := Write{Path: path, Data: []byte(text), If: IfSame, Old: []byte(old)}
		if i == 0 {
			w.If = IfAbsent
		}
		if err := Files(t.Context(), w); err != nil {
			t.Fatal(err)
		}
		if got := content(t, path); got != text {
			t.Errorf("got %q, want %q", got, text)
		}
		checkFolder(t, dir, "bank.json")
		old = text
	}
	if err := Files(t.Context(), Write{Path: path, Data: []byte("any")}); err != nil || content(t, path) != "any" {
		t.Errorf("without a condition: got %q, %v", content(t, path), err)
	}
}

func TestFilesRefusesWhatHasChanged(t *testing.T) {
	dir := t.TempDir()
	path, other := filepath.Join(dir, "bank.json"), filepath.Join(dir, "other.json")
	put(t, path, "theirs")
	put(t, other, "old")
	for name, w := range map[string]Write{
		"other content": {Path: path, Data: []byte("ours"), If: IfSame, Old: []byte("before")},
		"same length":   {Path: path, Data: []byte("ours"), If: IfSame, Old: []byte("Theirs")},
		"file exists":   {Path: path, Data: []byte("ours"), If: IfAbsent},
		"file is gone":  {Path: filepath.Join(dir, "gone"), Data: []byte("ours"), If: IfSame, Old: []byte("before")},
	} {
		err := Files(t.Context(), Write{Path: other, Data: []byte("new"), If: IfSame, Old: []byte("old")}, w)
		var changed *ChangedError
		if !errors.As(err, &changed) || changed.Path != w.Path || !strings.Contains(changed.Hint(), "nothing was written") {
			t.Errorf("%s: got %v, want a ChangedError", name, err)
		}
		if content(t, path) != "theirs" || content(t, other) != "old" {
			t.Errorf("%s: a file was written", name)
		}
		checkFolder(t, dir, "bank.json", "other.json")
	}
}

func TestFilesWritesNothingOnceCanceled(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	put(t, path, "old")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Files(ctx, Write{Path: path, Data: []byte("new")}); !errors.Is(err, context.Canceled) || content(t, path) != "old" {
		t.Errorf("got %v, want context.Canceled and the old content", err)
	}
	checkFolder(t, dir, "bank.json")
}

func TestFailedSyncOfTheFolderIsNotAFailedWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "bank.json")
	put(t, path, "old")
	defer func(before func(string) error) { syncDir = before }(syncDir)
	syncDir = func(string) error { return errors.New("disk on fire") }
	err := Files(t.Context(), Write{Path: path, Data: []byte("new")})
	var fault *SyncError
	if !errors.As(err, &fault) || !strings.Contains(err.Error(), "the files are written") ||
		strings.Contains(fault.Hint(), "nothing was written") {
		t.Errorf("got %v", err)
	}
	if content(t, path) != "new" {
		t.Error("the file was not written")
	}
}

func TestPartialErrorDoesNotSayThatNothingWasWritten(t *testing.T) {
	dir := t.TempDir()
	first, second := filepath.Join(dir, "first.json"), filepath.Join(dir, "second.json")
	var list []*Pending
	for _, path := range []string{first, second} {
		p, err := Prepare(Write{Path: path, Data: []byte("new"), If: IfAbsent})
		if err != nil {
			t.Fatal(err)
		}
		defer p.Discard()
		list = append(list, p)
	}
	put(t, second, "theirs")
	err := Commit(t.Context(), list...)
	var partial *PartialError
	if !errors.As(err, &partial) || fmt.Sprint(partial.Written) != fmt.Sprint([]string{first}) {
		t.Fatalf("got %v", err)
	}
	var hinted interface{ Hint() string }
	if errors.As(err, &hinted) {
		t.Errorf("got the hint %q", hinted.Hint())
	}
	if content(t, first) != "new" || content(t, second) != "theirs" {
		t.Errorf("got %q and %q, want new and theirs", content(t, first), content(t, second))
	}
}

func TestDiscard(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.json")
	put(t, path, "old")
	pending, err := Prepare(Write{Path: path, Data: []byte("new")})
	if err != nil {
		t.Fatal(err)
	}
	pending.Discard()
	if got := content(t, path); got != "old" {
		t.Errorf("the file has %q, want the old content", got)
	}
	checkFolder(t, dir, "bank.json")
	if _, err := Prepare(Write{Path: filepath.Join(dir, "none", "bank.json")}); err == nil {
		t.Error("no error for a folder that does not exist")
	}
}

func TestLongNamesWithoutUnnamedFiles(t *testing.T) {
	p := &Pending{path: filepath.Join(t.TempDir(), "x"+strings.Repeat("é", 120))}
	defer p.Discard()
	if err := p.createNamed(); err != nil || !utf8.ValidString(p.temp) {
		t.Errorf("got the name %q, %v, want valid UTF-8", p.temp, err)
	}
}

// TestUpdateLosesNothing has several writers add lines to a file at the same time. At the
// end, the file must contain every line, in any order.
func TestUpdateLosesNothing(t *testing.T) {
	if !hasExchange {
		t.Skip("only Linux closes the gap between the comparison and the rename")
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "bank.txt")
	put(t, path, "")
	const writers, lines = 4, 25
	var group sync.WaitGroup
	for w := range writers {
		group.Go(func() {
			for i := range lines {
				err := Update(t.Context(), path, func() (Write, error) {
					old, err := os.ReadFile(path)
					return Write{Path: path, Data: fmt.Appendf(old[:len(old):len(old)], "w%d-%d\n", w, i), If: IfSame, Old: old}, err
				})
				if err != nil {
					t.Errorf("writer %d: %v", w, err)
				}
			}
		})
	}
	group.Wait()
	got := content(t, path)
	for w := range writers {
		for i := range lines {
			if line := fmt.Sprintf("w%d-%d\n", w, i); !strings.Contains(got, line) {
				t.Errorf("%q is lost", line)
			}
		}
	}
	checkFolder(t, dir, "bank.txt")
}

// TestSavesOfAnEditorAreKept saves a file again and again while it is replaced. After each
// save, the file must begin with the saved text: the replacement only appends to it.
func TestSavesOfAnEditorAreKept(t *testing.T) {
	if !hasExchange {
		t.Skip("only Linux closes the gap between the comparison and the rename")
	}
	for name, save := range map[string]func(path, text string) error{
		"in place": func(path, text string) error { return os.WriteFile(path, []byte(text), 0o600) },
		"by rename": func(path, text string) error {
			if err := os.WriteFile(path+"~", []byte(text), 0o600); err != nil {
				return err
			}
			return os.Rename(path+"~", path)
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, "bank.txt")
			put(t, path, "save 0\n")
			stop := make(chan struct{})
			var group sync.WaitGroup
			group.Go(func() {
				for {
					select {
					case <-stop:
						return
					default:
					}
					old, err := os.ReadFile(path)
					if err != nil {
						t.Error(err)
						return
					}
					// This may read half of a save in place. Files then replaces the
					// file only if it still has just that half.
					err = Files(t.Context(), Write{Path: path, Data: []byte(strings.TrimSuffix(string(old), "+\n") + "+\n"), If: IfSame, Old: old})
					var changed *ChangedError
					if err != nil && !errors.As(err, &changed) {
						t.Error(err)
					}
				}
			})
			for i := 1; i <= 300; i++ {
				text := "save " + strconv.Itoa(i) + "\n"
				if err := save(path, text); err != nil {
					t.Fatal(err)
				}
				time.Sleep(time.Duration(i%7) * 100 * time.Microsecond)
				// Until an exchange is undone, the save is not in place.
				got := ""
				for try := 0; try < 2000 && !strings.HasPrefix(got, strings.TrimSuffix(text, "\n")); try++ {
					got = content(t, path)
					if try > 0 {
						time.Sleep(time.Millisecond)
					}
				}
				if !strings.HasPrefix(got, strings.TrimSuffix(text, "\n")) {
					t.Fatalf("save %d is lost: %q", i, got)
				}
			}
			close(stop)
			group.Wait()
			checkFolder(t, dir, "bank.txt")
		})
	}
}
