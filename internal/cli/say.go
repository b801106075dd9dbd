package cli

import (
	"errors"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"

	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// say writes a message to standard error. Texts and errors among the arguments
// are made safe: they may come from a bank, a path or the configuration.
func (a *App) say(format string, args ...any) {
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

// sayError writes each joined error as a message and its hint.
func (a *App) sayError(err error) {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range joined.Unwrap() {
			a.sayError(err)
		}
		return
	}
	a.say("swmmquiz: %s\n", err)
	var hinted interface{ Hint() string }
	if errors.As(err, &hinted) && hinted.Hint() != "" {
		a.say("hint: %s\n", hinted.Hint())
	}
}

// output is standard output. It remembers the first failed write, so that no
// command says that all is well when its result was lost.
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
