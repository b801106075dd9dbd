// Command swmmquiz lints, counts, exports and serves a bank of
// multiple-choice questions.
package main

import (
	"os"

	"github.com/swmmquiz/swmmquiz/internal/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:]))
}
