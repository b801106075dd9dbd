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
	// settle is how long a file must be left alone before it is read: editors
	// write in several steps.
	settle = 60 * time.Millisecond
	// lookAgain is how often sizes and times are compared, for what the system
	// does not report: edits behind a symbolic link or on a shared drive, and
	// a folder that was removed and made again.
	lookAgain = 2 * time.Second
)

// watcher waits for the content of files to change. It watches their folders,
// since many editors save by putting a new file in the old one's place.
type watcher struct {
	warn    func(string)
	notify  *fsnotify.Watcher // nil when the system refuses
	files   []string
	limit   readfile.Limit
	content [sha256.Size]byte // of the files when they were last read
	stat    string
}

// newWatcher remembers the files as they are now: what changes from here on is
// reported once run is called.
func newWatcher(ctx context.Context, files []string, limit readfile.Limit, warn func(string)) *watcher {
	w := &watcher{warn: warn, limit: limit}
	var err error
	if w.notify, err = fsnotify.NewWatcher(); err != nil {
		warn("edits show a little later: the system does not report them: " + err.Error())
	}
	w.files = files
	w.addFolders(warn)
	w.content, w.stat = w.fingerprint(ctx), stats(files)
	return w
}

// addFolders watches the folders that are not watched yet.
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
			warn(fmt.Sprintf("edits in %s show a little later: %v", folder, err))
		}
	}
}

// run calls changed when the files have another content than before, until ctx
// ends. The answer is the files to watch from then on; nil for the same.
func (w *watcher) run(ctx context.Context, changed func() []string) {
	var events chan fsnotify.Event
	var errs chan error
	if w.notify != nil {
		events, errs = w.notify.Events, w.notify.Errors
	}
	settled := time.NewTimer(settle) // what changed since newWatcher
	look := time.NewTicker(lookAgain)
	defer look.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case event := <-events:
			if w.isWatched(event.Name) {
				settled.Reset(settle)
			}
		case err := <-errs:
			w.warn("watching the bank: " + err.Error())
			settled.Reset(settle) // events may be lost: look again
		case <-look.C:
			w.addFolders(func(string) {}) // the folder may not be back yet
			if now := stats(w.files); now != w.stat {
				w.stat = now
				settled.Reset(settle)
			}
		case <-settled.C:
			now := w.fingerprint(ctx)
			if now == w.content || ctx.Err() != nil {
				continue
			}
			w.content = now
			if files := changed(); files != nil && !slices.Equal(files, w.files) {
				w.files = files
				w.addFolders(w.warn)
				w.content = [sha256.Size]byte{} // other files: read once more
				settled.Reset(settle)
			}
		}
	}
}

func (w *watcher) close() {
	if w.notify != nil {
		_ = w.notify.Close() // nothing to be done about it
	}
}

// isWatched tells the files from others in their folders, such as a log that
// never rests.
func (w *watcher) isWatched(name string) bool {
	return slices.ContainsFunc(w.files, func(file string) bool {
		return strings.EqualFold(filepath.Base(file), filepath.Base(name))
	})
}

// fingerprint is a hash over the contents of the files. What can't be read, such
// as a missing file, a pipe or one that is too large, counts by the reason.
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

// hashPiece is how much is read between two looks at the context.
const hashPiece = 4 << 20

func contentHash(ctx context.Context, path string, limit readfile.Limit) ([]byte, error) {
	file, _, err := readfile.Open(path, limit)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	hash := sha256.New()
	for ctx.Err() == nil {
		if _, err := io.CopyN(hash, file, hashPiece); errors.Is(err, io.EOF) {
			return hash.Sum(nil), nil
		} else if err != nil {
			return nil, err
		}
	}
	return nil, ctx.Err()
}

// stats are the files' sizes and times.
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
