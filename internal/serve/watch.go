package serve

import (
	"context"
	"crypto/sha256"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/fsnotify/fsnotify"
)

// settle is how long a file must be left alone before it is read: editors
// write in several steps.
const settle = 60 * time.Millisecond

// watch calls changed when the content of one of the files is another than
// before, until ctx ends. It watches their folders, since many editors save by
// putting a new file in the old one's place.
func watch(ctx context.Context, files []string, warn func(string), changed func()) {
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		warn("changes of the bank are not seen: " + err.Error())
		return
	}
	defer watcher.Close()
	watched := map[string]bool{}
	for _, file := range files {
		folder := filepath.Dir(file)
		if watched[folder] {
			continue
		}
		watched[folder] = true
		if err := watcher.Add(folder); err != nil {
			warn("changes in " + folder + " are not seen: " + err.Error())
		}
	}
	last := fingerprint(files)
	timer := time.NewTimer(settle)
	timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-watcher.Events:
			timer.Reset(settle)
		case err := <-watcher.Errors:
			warn("watching the bank: " + err.Error())
			timer.Reset(settle) // events may be lost: look again
		case <-timer.C:
			if now := fingerprint(files); now != last {
				last = now
				changed()
			}
		}
	}
}

// fingerprint is a hash over the contents of the files; a missing one counts
// as such.
func fingerprint(files []string) [sha256.Size]byte {
	hash := sha256.New()
	for _, file := range files {
		state := []byte{0}
		if f, err := os.Open(file); err == nil {
			state[0] = 1
			one := sha256.New()
			_, _ = io.Copy(one, f)
			_ = f.Close()
			state = one.Sum(state)
		}
		hash.Write(state)
	}
	return [sha256.Size]byte(hash.Sum(nil))
}
