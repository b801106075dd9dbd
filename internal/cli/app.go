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
	exitOK       = 0 // success; for lint, no finding at or above the threshold
	exitFindings = 1 // findings, differences or discrepancies
	exitFailure  = 2 // the command could not do its work
)

// errFindings is the error of a command that exits with exitFindings. What it found is
// already reported.
var errFindings = errors.New("findings")

// hintError is an error with a remedy.
type hintError struct {
	err  error
	hint string
}

func (e *hintError) Error() string { return e.err.Error() }
func (e *hintError) Unwrap() error { return e.err }
func (e *hintError) Hint() string  { return e.hint }

// App is the state that the commands share.
type App struct {
	In       io.Reader
	Out, Err io.Writer
	Color    bool            // whether to write colors to Out
	Config   *config.Config  // set by the root command
	Context  context.Context // canceled by Ctrl-C or SIGTERM
	// Site and Panel return the built site and author panel, or false if they
	// are not built.
	Site, Panel func() (fs.FS, bool)

	given map[string]bool // keys of settings that a flag overrides
	// readConfig reads the configuration again. With regular, it refuses a pipe.
	readConfig func(regular bool) (*config.Config, error)
}

// workspace returns the workspace of the configured bank.
func (a *App) workspace() *workspace.Workspace {
	return &workspace.Workspace{Config: a.Config, Stdin: a.In}
}

// outDir returns the folder to which export writes. A folder named on the
// command line is relative to the working directory, a configured one to the
// configuration file.
func (a *App) outDir() string {
	if a.given[config.Key("export", "out")] {
		return a.Config.Export.Out
	}
	return a.Config.Path(a.Config.Export.Out)
}
