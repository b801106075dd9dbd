// Command swmmquiz lints, counts, exports and serves a bank of
// multiple-choice questions.
package main

import (
	"os"
	"runtime"
	"runtime/debug"

	"github.com/swmmquiz/swmmquiz/internal/cli"
)

// firstCollection is the percentage that delays the first garbage collection until the
// heap has 64 MB: most commands end before that.
const firstCollection = 1600

func main() {
	usual := debug.SetGCPercent(firstCollection)
	if usual == 100 {
		runtime.AddCleanup(new([64]byte), func(percent int) { debug.SetGCPercent(percent) }, usual)
	} else {
		debug.SetGCPercent(usual) // of the variable GOGC
	}
	os.Exit(cli.Main(os.Args[1:]))
}
