// Command swmmquiz lints, counts, exports and serves a bank of multiple-choice questions.
package main

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/swmmquiz/swmmquiz/internal/cli"
)

// Arguments of debug.SetGCPercent. With firstGCPercent, garbage is first collected when the
// heap reaches 48 MB, and most commands need less. After that collection, laterGCPercent
// limits the memory that a large bank needs.
const (
	firstGCPercent = 1200
	laterGCPercent = 50
)

func main() {
	if os.Getenv("GOGC") == "" { // else the user has set the percentage
		debug.SetGCPercent(firstGCPercent)
		// The cleanup runs after the first collection, which finds the array unreachable. The
		// array has 64 bytes, because tiny objects share memory and may be kept longer.
		runtime.AddCleanup(new([64]byte), func(percent int) { debug.SetGCPercent(percent) }, laterGCPercent)
	}
	os.Exit(cli.Main(os.Args[1:]))
}
