package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"

	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

// Exit codes of every command.
const (
	exitOK       = 0 // nothing at or above the threshold
	exitFindings = 1 // findings, differences or discrepancies
	exitFailure  = 2 // the command could not do its work
)

// errFindings says that a command did its work and found something.
var errFindings = errors.New("findings")

// hintError is an error with a remedy.
type hintError struct {
	err  error
	hint string
}

func (e *hintError) Error() string { return e.err.Error() }
func (e *hintError) Unwrap() error { return e.err }
func (e *hintError) Hint() string  { return e.hint }

// App is what every command works with: streams, and the configuration once
// the root command has read it.
type App struct {
	In       io.Reader
	Out, Err io.Writer
	Color    bool // Out is a terminal that wants color
	Config   *config.Config
	Context  context.Context // ends at Ctrl-C
	// Site and Panel are the built site and author panel that serve shows;
	// false when they are not built.
	Site, Panel func() (fs.FS, bool)

	given      map[string]bool // settings that a flag of this call overrides
	readConfig func(regular bool) (*config.Config, error)
}

// workspace is where the files of the bank are read from.
func (a *App) workspace() *workspace.Workspace {
	return &workspace.Workspace{Config: a.Config, Stdin: a.In}
}

// outDir is the folder that export writes into.
func (a *App) outDir() string {
	if a.given[config.Key("export", "out")] {
		return a.Config.Export.Out
	}
	return a.Config.Path(a.Config.Export.Out)
}
