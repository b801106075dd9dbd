package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"golang.org/x/term"

	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// logf writes a message to standard error. It makes arguments that are strings or errors
// safe to show, because they may come from a bank, a path or the configuration.
func (a *App) logf(format string, args ...any) {
	for i, arg := range args {
		switch arg := arg.(type) {
		case string:
			args[i] = safetext.Line(arg)
		case error:
			args[i] = safetext.Line(arg.Error())
		}
	}
	fmt.Fprintf(a.Err, format, args...)
}

// commandLine returns the command line to show in a hint, for a shell. An empty file means the
// configured bank.
func commandLine(name string, files ...string) string {
	line := "swmmquiz " + name
	for _, file := range files {
		switch {
		case strings.ContainsFunc(file, needsQuotes):
			line += " '" + strings.ReplaceAll(file, "'", `'\''`) + "'"
		case file != "":
			line += " " + file
		}
	}
	return line
}

// needsQuotes reports whether a shell may read a character of a file name as something else.
func needsQuotes(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("._-/:", r) && r != filepath.Separator
}

// logError writes each joined error as a message and its hint.
func (a *App) logError(err error) {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range joined.Unwrap() {
			a.logError(err)
		}
		return
	}
	a.logf("swmmquiz: %s\n", err)
	var hinted interface{ Hint() string }
	if errors.As(err, &hinted) && hinted.Hint() != "" {
		a.logf("hint: %s\n", hinted.Hint())
	}
}

// output is standard output. It remembers the first write error, so that a
// command whose output was lost does not exit with 0.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// isTerminal reports whether standard output is a terminal.
func (a *App) isTerminal() bool {
	out := a.Out
	if checked, ok := out.(*output); ok {
		out = checked.Writer
	}
	file, ok := out.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}
