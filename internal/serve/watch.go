package serve

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

const (
	// settleTime is how long a file must be unchanged before it is read, because
	// editors write in several steps.
	settleTime = 60 * time.Millisecond
	// pollInterval is how often file sizes and times are compared. This finds
	// changes that the system does not report: behind a symbolic link, on a
	// shared drive, or in a folder that was deleted and created again.
	pollInterval = 2 * time.Second
)

// watcher waits for the content of files to change. It watches their folders,
// because many editors save by replacing the file.
type watcher struct {
	warn    func(string)
	notify  *fsnotify.Watcher // nil if the system does not support it
	files   []string          // sorted
	limit   readfile.Limit
	content [sha256.Size]byte // fingerprint of the files when they were last read
	stats   string            // stats of the files at the last poll
}

// newWatcher returns a watcher. Its run method reports changes since this call.
func newWatcher(ctx context.Context, files []string, limit readfile.Limit, warn func(string)) *watcher {
	w := &watcher{warn: warn, limit: limit}
	var err error
	if w.notify, err = fsnotify.NewWatcher(); err != nil {
		warn("changes appear with a delay, because the system does not report them: " + err.Error())
	}
	w.setFiles(files)
	w.content, w.stats = w.fingerprint(ctx), stats(w.files)
	return w
}

// setFiles replaces the files to watch, unless files is nil. It reports whether they differ
// from the current ones, ignoring the order.
func (w *watcher) setFiles(files []string) bool {
	sorted := slices.Sorted(slices.Values(files))
	if files == nil || slices.Equal(sorted, w.files) {
		return false
	}
	w.files = sorted
	w.addFolders(w.warn)
	w.content = [sha256.Size]byte{} // the files may have changed since they were read
	return true
}

// addFolders starts to watch the folders of the files, except those already watched.
func (w *watcher) addFolders(warn func(string)) {
	if w.notify == nil {
		return
	}
	watched := w.notify.WatchList()
	for _, file := range w.files {
		folder := filepath.Dir(file)
		if slices.Contains(watched, folder) {
			continue
		}
		watched = append(watched, folder)
		if err := w.notify.Add(folder); err != nil {
			warn(fmt.Sprintf("changes in %s appear with a delay: %v", folder, err))
		}
	}
}

// run calls changed when the content of the files changes, until ctx ends.
// changed returns the files to watch from then on, or nil to keep the current
// ones.
func (w *watcher) run(ctx context.Context, changed func() []string) {
	var events chan fsnotify.Event
	var errs chan error
	if w.notify != nil {
		events, errs = w.notify.Events, w.notify.Errors
	}
	settled := time.NewTimer(settleTime) // for changes since newWatcher and setFiles
	poll := time.NewTicker(pollInterval)
	defer poll.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case event := <-events:
			if w.isWatched(event.Name) {
				settled.Reset(settleTime)
			}
		case err := <-errs:
			w.warn("watching the bank: " + err.Error())
			settled.Reset(settleTime) // events may be lost
		case <-poll.C:
			w.addFolders(func(string) {}) // a deleted folder may still be missing
			if now := stats(w.files); now != w.stats {
				w.stats = now
				settled.Reset(settleTime)
			}
		case <-settled.C:
			now := w.fingerprint(ctx)
			if now == w.content || ctx.Err() != nil {
				continue
			}
			w.content = now
			if w.setFiles(changed()) {
				settled.Reset(settleTime)
			}
		}
	}
}

func (w *watcher) close() {
	if w.notify != nil {
		_ = w.notify.Close()
	}
}

// isWatched reports whether the file of an event may be one of the files. It compares
// base names without case, because the system may report another path or case.
func (w *watcher) isWatched(name string) bool {
	return slices.ContainsFunc(w.files, func(file string) bool {
		return strings.EqualFold(filepath.Base(file), filepath.Base(name))
	})
}

// fingerprint returns a hash of the contents of the files. For a file that cannot
// be read, it hashes the error and the file's stats.
func (w *watcher) fingerprint(ctx context.Context) [sha256.Size]byte {
	hash := sha256.New()
	for _, path := range w.files {
		sum, err := contentHash(ctx, path, w.limit)
		if err != nil {
			fmt.Fprintln(hash, "error", err, stats([]string{path}))
		}
		hash.Write(sum)
	}
	return [sha256.Size]byte(hash.Sum(nil))
}

// chunkSize is the number of bytes that are read between two checks of the
// context.
const chunkSize = 4 << 20

func contentHash(ctx context.Context, path string, limit readfile.Limit) ([]byte, error) {
	file, _, err := readfile.Open(path, limit)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	hash := sha256.New()
	for ctx.Err() == nil {
		if _, err := io.CopyN(hash, file, chunkSize); errors.Is(err, io.EOF) {
			return hash.Sum(nil), nil
		} else if err != nil {
			return nil, err
		}
	}
	return nil, ctx.Err()
}

// stats returns the types, sizes and times of the files.
func stats(files []string) string {
	var text strings.Builder
	for _, file := range files {
		if info, err := os.Stat(file); err == nil {
			fmt.Fprintln(&text, info.Mode().Type(), info.Size(), info.ModTime().UnixNano())
		} else {
			fmt.Fprintln(&text, "missing")
		}
	}
	return text.String()
}
