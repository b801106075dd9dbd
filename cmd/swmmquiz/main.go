// Command swmmquiz lints, counts, exports and serves a bank of
// multiple-choice questions.
package main

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/swmmquiz/swmmquiz/internal/cli"
)

// Percentages of debug.SetGCPercent. With the first, garbage is first collected when the
// heap reaches 32 MB, which most commands never do. After that collection, the later one
// keeps the memory of a large bank small.
const (
	firstGCPercent = 800
	laterGCPercent = 50
)

func main() {
	initial := debug.SetGCPercent(firstGCPercent)
	if initial == 100 {
		// The cleanup runs after the first collection, which finds the value unreachable.
		runtime.AddCleanup(new([64]byte), func(percent int) { debug.SetGCPercent(percent) }, laterGCPercent)
	} else {
		debug.SetGCPercent(initial) // set by the user in GOGC
	}
	os.Exit(cli.Main(os.Args[1:]))
}
