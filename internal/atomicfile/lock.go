package atomicfile

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// errNoLock is the error for a folder that cannot be locked.
var errNoLock = errors.New("the folder cannot be locked")

// lock locks folders until unlock is called. It waits for other processes of this program that
// write to them. It skips folders that cannot be opened or locked: all on Windows, and some on
// network drives. With IfSame, files in these are still compared before they are replaced.
func lock(ctx context.Context, dirs []string) (unlock func(), err error) {
	var open []*os.File
	unlock = func() {
		for _, folder := range open {
			_ = folder.Close() // which ends the lock
		}
	}
	for _, dir := range lockOrder(dirs) {
		folder, err := os.Open(dir)
		if err != nil {
			continue
		}
		open = append(open, folder)
		if err := waitForLock(ctx, folder); err != nil {
			unlock()
			return nil, err
		}
	}
	return unlock, nil
}

// waitForLock tries to lock a folder until it succeeds or ctx ends. It skips a folder that cannot be
// locked.
func waitForLock(ctx context.Context, folder *os.File) error {
	for pause := time.Millisecond; ; pause = min(2*pause, 20*time.Millisecond) {
		if err := lockFolder(folder); err == nil || errors.Is(err, errNoLock) {
			return ctx.Err()
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pause):
		}
	}
}

// lockOrder returns the real paths of folders without duplicates. They are sorted,
// so that two processes cannot deadlock.
func lockOrder(dirs []string) []string {
	var list []string
	for _, dir := range dirs {
		if full, err := filepath.Abs(realPath(dir)); err == nil {
			list = append(list, full)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
