// Package workspace reads, parses, lints, fixes and writes the files of a bank.
// The commands, the live preview and the language server share it.
package workspace

import (
	"context"
	"io"
	"path/filepath"
	"runtime/debug"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// Workspace is a configuration with options for reading the files of a bank.
type Workspace struct {
	Config *config.Config
	// Stdin is read for a file named "-".
	Stdin io.Reader
	// Regular refuses pipes, for long-running programs.
	Regular bool
	// Open contains texts that are read instead of files on disk, by absolute path: those
	// that an editor has not saved, for example.
	Open map[string][]byte
}

// BankFile returns file, or the configured path of the questions if file is empty.
func (w *Workspace) BankFile(file string) string {
	if file != "" {
		return file
	}
	return w.Config.Path(w.Config.Bank)
}

// Paths returns the paths of a bank's files. The path of the questions is that of
// BankFile.
func (w *Workspace) Paths(file string) bank.Paths {
	return bank.Paths{
		Questions:  w.BankFile(file),
		Topics:     w.Config.Path(w.Config.Topics),
		References: w.Config.Path(w.Config.References),
	}
}

// Inputs returns the paths of all files that affect a bank, except its pictures.
// They include the configuration file, even if it does not exist yet.
func (w *Workspace) Inputs(file string) []string {
	paths := w.Paths(file)
	var list []string
	for _, path := range []string{paths.Questions, paths.Topics, paths.References, w.Config.File} {
		if path != "" {
			list = append(list, path)
		}
	}
	if w.Config.File == "" {
		list = append(list, filepath.Join(w.Config.Dir, config.FileName))
	}
	return list
}

// Limit returns the limit for reading a file.
func (w *Workspace) Limit() readfile.Limit {
	return readfile.Limit{Size: int64(w.Config.Limits.FileSize) << 20, Regular: w.Regular}
}

// Read reads the files of a bank.
func (w *Workspace) Read(ctx context.Context, file string) (bank.Sources, error) {
	return w.ReadPaths(ctx, w.Paths(file))
}

// ReadPaths reads the files at these paths.
func (w *Workspace) ReadPaths(ctx context.Context, paths bank.Paths) (bank.Sources, error) {
	onDisk := paths
	for _, path := range []*string{&onDisk.Questions, &onDisk.Topics, &onDisk.References} {
		if _, open := w.openText(*path); open {
			*path = "" // bank.Read skips it
		}
	}
	sources, err := bank.Read(ctx, onDisk, w.Stdin, w.Limit())
	if err != nil {
		return bank.Sources{}, err
	}
	for _, file := range []struct {
		path string
		into *bank.Source
	}{{paths.Questions, &sources.Questions}, {paths.Topics, &sources.Topics}, {paths.References, &sources.References}} {
		if text, open := w.openText(file.path); open {
			*file.into = bank.Source{Path: file.path, Data: text}
		}
	}
	boundMemory(sources.Size())
	return sources, nil
}

// openText returns the text in Open that replaces a file, if any.
func (w *Workspace) openText(path string) (text []byte, open bool) {
	if path == "" || len(w.Open) == 0 {
		return nil, false
	}
	text, open = w.Open[Absolute(path)]
	return text, open
}

// boundMemory sets Go's memory limit to seven times the size of the bank, but at least minLimit.
// A large bank needs about four times its size. Near the limit, Go collects garbage more often,
// whatever GOGC is.
func boundMemory(size int) {
	const minLimit = 256 << 20
	debug.SetMemoryLimit(int64(max(minLimit, 7*size)))
}

// Parse parses the files of a bank and loads its pictures. The error is that of ctx.
func (w *Workspace) Parse(ctx context.Context, sources bank.Sources) (*bank.Bank, []bank.Problem, error) {
	b, problems := bank.Parse(ctx, sources, w.Config.CategoryIDs())
	problems = append(problems, b.LoadPictures(ctx)...)
	return b, problems, ctx.Err()
}

// Load reads and parses the bank at these paths.
func (w *Workspace) Load(ctx context.Context, paths bank.Paths) (*bank.Bank, []bank.Problem, error) {
	sources, err := w.ReadPaths(ctx, paths)
	if err != nil {
		return nil, nil, err
	}
	return w.Parse(ctx, sources)
}

// ConfigFor returns the configuration for a bank with the questions in file. The
// targets apply only to the configured bank, not to another one such as a draft.
func (w *Workspace) ConfigFor(file string) *config.Config {
	if file == "" || SameFile(file, w.BankFile("")) {
		return w.Config
	}
	return w.Config.WithoutTargets()
}

// Checked is a linted bank with its findings.
type Checked struct {
	Bank   *bank.Bank
	Config *config.Config // see ConfigFor
	Result *lint.Result
}

// Lint loads a bank and lints it with the configuration from ConfigFor.
func (w *Workspace) Lint(ctx context.Context, file string, options lint.Options) (*Checked, error) {
	options.Config = w.ConfigFor(file)
	if err := options.Validate(rules.All()); err != nil {
		return nil, err
	}
	b, problems, err := w.Load(ctx, w.Paths(file))
	if err != nil {
		return nil, err
	}
	result, err := lint.Run(ctx, b, problems, rules.All(), options)
	if err != nil {
		return nil, err
	}
	return &Checked{b, options.Config, result}, nil
}

// SameFile reports whether two paths name the same file. It compares only the
// paths, and does not resolve links.
func SameFile(a, b string) bool { return Absolute(a) == Absolute(b) }

// Absolute returns the absolute path of a file.
func Absolute(path string) string {
	if full, err := filepath.Abs(path); err == nil {
		return full
	}
	return filepath.Clean(path)
}
