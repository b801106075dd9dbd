// Command swmmquiz lints, counts, exports and serves a bank of
// multiple-choice questions.
package main

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/swmmquiz/swmmquiz/internal/cli"
)

// Most commands end before the heap reaches 32 MB, at which the first percentage starts a
// garbage collection. Later ones keep the memory of a large bank small.
const (
	firstCollection  = 800
	laterCollections = 50
)

func main() {
	usual := debug.SetGCPercent(firstCollection)
	if usual == 100 {
		runtime.AddCleanup(new([64]byte), func(percent int) { debug.SetGCPercent(percent) }, laterCollections)
	} else {
		debug.SetGCPercent(usual) // of the variable GOGC
	}
	os.Exit(cli.Main(os.Args[1:]))
}
