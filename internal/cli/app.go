package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"runtime/debug"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
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
	readConfig func() (*config.Config, error)
}

// load reads and parses the bank: file if given, else the configured one.
func (a *App) load(file string) (*bank.Bank, []bank.Problem, error) {
	sources, err := a.read(file)
	if err != nil {
		return nil, nil, err
	}
	boundMemory(sources)
	b, problems := bank.Parse(sources, a.shape())
	return b, problems, nil
}

// boundMemory makes the garbage collector run in time for large files. Lint needs
// about three times their size; without the limit, garbage takes as much again.
func boundMemory(sources bank.Sources) {
	const enough = 256 << 20
	size := len(sources.Questions.Data) + len(sources.Topics.Data)
	debug.SetMemoryLimit(int64(max(enough, 5*size)))
}

// read reads the files of the bank: file if given, else the configured one.
func (a *App) read(file string) (bank.Sources, error) {
	cfg := a.Config
	return bank.Read(a.bankFile(file), cfg.Path(cfg.Topics), cfg.Path(cfg.References), a.In)
}

// shape is what the configuration says of the bank's form.
func (a *App) shape() bank.Shape {
	shape := bank.Shape{}
	for _, c := range a.Config.Categories {
		shape.Categories = append(shape.Categories, c.ID)
	}
	return shape
}

// bankFile is the bank: file if given, else the configured one.
func (a *App) bankFile(file string) string {
	if file != "" {
		return file
	}
	return a.Config.Path(a.Config.Bank)
}

// targets is the configuration for a file: the targets are those of the
// configured bank, and say nothing of another one, such as a draft.
func (a *App) targets(file string) *config.Config {
	if file == "" || samePath(file, a.bankFile("")) {
		return a.Config
	}
	return a.Config.WithoutTargets()
}

func samePath(a, b string) bool {
	absolute, err := filepath.Abs(a)
	return err == nil && filepath.Clean(b) == absolute
}

// outDir is the folder that export writes into.
func (a *App) outDir() string {
	if a.given[config.Key("export", "out")] {
		return a.Config.Export.Out
	}
	return a.Config.Path(a.Config.Export.Out)
}
