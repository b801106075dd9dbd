package cli

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
)

// grace is how long a command may take to end after a signal. After it, the process
// exits, because some work cannot be interrupted, such as a regular expression on
// megabytes of text. No file is left incomplete, because files are written atomically.
const grace = 500 * time.Millisecond

// interruptContext returns a context that ends at the first Ctrl-C or SIGTERM. A
// second one during the grace period ends the process immediately.
func interruptContext() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	done := make(chan struct{})
	go func() {
		select {
		case <-signals:
		case <-done:
			return
		}
		cancel()
		select {
		case <-signals:
		case <-time.After(grace):
			atomicfile.Quiesce() // replace all files of a command, or none
		}
		os.Exit(exitFailure)
	}()
	return ctx, func() {
		signal.Stop(signals)
		close(done)
		cancel()
	}
}
