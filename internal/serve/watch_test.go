package serve

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// startWatcher runs a watcher until the test ends, and returns a channel that gets each change and
// warning. If next is not nil, it returns the files to watch after a change.
func startWatcher(t *testing.T, files []string, next func() []string) (changes chan string) {
	t.Helper()
	changes = make(chan string, 100)
	w := newWatcher(t.Context(), files, sizeLimit, func(message string) { changes <- message })
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		w.run(ctx, func() []string {
			changes <- "changed"
			if next == nil {
				return nil
			}
			return next()
		})
	}()
	t.Cleanup(func() { cancel(); <-done; w.close() })
	return changes
}

var sizeLimit = readfile.Limit{Size: 1 << 30}

// put writes a file in one step, as many editors do.
func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file+".new", []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(file+".new", file); err != nil {
		t.Fatal(err)
	}
}

func expect(t *testing.T, changes chan string, what string) {
	t.Helper()
	select {
	case got := <-changes:
		if got != "changed" {
			t.Errorf("%s: warned %q", what, got)
		}
	case <-time.After(patience):
		t.Fatalf("%s: not noticed", what)
	}
}

// expectNothing checks that nothing has been reported. Then it changes the marker and expects
// that this is reported.
func expectNothing(t *testing.T, changes chan string, marker, what string) {
	t.Helper()
	time.Sleep(3 * settleTime)
	if n := len(changes); n != 0 {
		t.Errorf("%s: reported %q", what, <-changes)
	}
	put(t, marker, what)
	expect(t, changes, "the marker after "+what)
}

func TestWatcherReportsOnlyChangedContent(t *testing.T) {
	folder := t.TempDir()
	bank, topics := filepath.Join(folder, "questions.json"), filepath.Join(folder, "sub", "topics.json")
	if err := os.Mkdir(filepath.Dir(topics), 0o700); err != nil {
		t.Fatal(err)
	}
	put(t, bank, "one")
	changes := startWatcher(t, []string{bank, topics}, nil)

	put(t, bank, "one")
	expectNothing(t, changes, topics, "a save without an edit")
	put(t, filepath.Join(folder, "notes.txt"), "one")
	expectNothing(t, changes, topics, "another file")
	if err := os.Chtimes(bank, time.Now(), time.Now()); err != nil {
		t.Fatal(err)
	}
	expectNothing(t, changes, topics, "a touch")
}

func TestWatcherReportsTheLastPartOfAnEdit(t *testing.T) {
	bank := filepath.Join(t.TempDir(), "questions.json")
	put(t, bank, "one")
	texts := make(chan string, 100)
	changes := startWatcher(t, []string{bank}, func() []string {
		data, _ := os.ReadFile(bank)
		texts <- string(data)
		return nil
	})
	for _, text := range []string{"", "half", "half and whole"} {
		if err := os.WriteFile(bank, []byte(text), 0o600); err != nil { // truncates first
			t.Fatal(err)
		}
	}
	// On a busy machine, earlier parts may also be reported.
	for text := ""; text != "half and whole"; text = <-texts {
		expect(t, changes, "an edit in parts")
	}
}

func TestWatcherReportsChangesBeforeRun(t *testing.T) {
	bank := filepath.Join(t.TempDir(), "questions.json")
	put(t, bank, "one")
	w := newWatcher(t.Context(), []string{bank}, sizeLimit, func(message string) { t.Error(message) })
	defer w.close()
	put(t, bank, "two")
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	noticed := false
	w.run(ctx, func() []string { noticed = true; cancel(); return nil })
	if !noticed {
		t.Error("an edit between newWatcher and run is lost")
	}
}

func TestWatcherFollowsOtherFiles(t *testing.T) {
	folder := t.TempDir()
	settings := filepath.Join(folder, "swmmquiz.yaml")
	old, other := filepath.Join(folder, "a", "q.json"), filepath.Join(folder, "b", "q.json")
	for _, file := range []string{old, other} {
		if err := os.Mkdir(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		put(t, file, "one")
	}
	put(t, settings, "a")
	changes := startWatcher(t, []string{settings, old}, func() []string { return []string{settings, other} })
	put(t, settings, "b")
	expect(t, changes, "the settings")
	expect(t, changes, "reading the other files again")
	put(t, other, "two")
	expect(t, changes, "the other file")
}

func TestWatcherIgnoresTheOrderOfFiles(t *testing.T) {
	folder := t.TempDir()
	bank, topics := filepath.Join(folder, "questions.json"), filepath.Join(folder, "topics.json")
	put(t, bank, "one")
	files := []string{bank, topics}
	changes := startWatcher(t, slices.Clone(files), func() []string {
		slices.Reverse(files)
		return slices.Clone(files)
	})
	put(t, bank, "two")
	expect(t, changes, "an edit")
	expectNothing(t, changes, topics, "the same files in another order")
}

func TestWatcherWarnsOfAMissingFolder(t *testing.T) {
	var warned []string
	w := newWatcher(
		t.Context(),
		[]string{filepath.Join(t.TempDir(), "none", "q.json")},
		sizeLimit,
		func(message string) { warned = append(warned, message) },
	)
	defer w.close()
	if len(warned) != 1 || !strings.Contains(warned[0], "none") {
		t.Errorf("warned %q", warned)
	}
}
