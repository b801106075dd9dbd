package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/export"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/serve"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

type serveOptions struct {
	file    string
	open    bool
	noWatch bool
}

func newServeCmd(app *App) *cobra.Command {
	opts := &serveOptions{}
	cmd := &cobra.Command{
		Use:   "serve [FILE]",
		Short: "Serve the quiz locally with a live preview of the bank",
		Long: `serve serves the quiz made from the bank on disk.

When you save a file, the browser shows the change. If the bank has errors, the
browser shows the findings and keeps the last valid bank. Press Ctrl-C to stop.`,
		Example: `  swmmquiz serve --open
  swmmquiz serve other.json --addr 127.0.0.1:0     # any free port
  swmmquiz serve --no-watch`,
		Args: atMostOneFile,
		RunE: func(_ *cobra.Command, args []string) error {
			var err error
			if opts.file, err = app.bankFile(args); err != nil {
				return err
			}
			return runServe(app, opts)
		},
	}
	cmd.Flags().String("addr", "", "`address` to listen on (default from the configuration: 127.0.0.1:8250)")
	markOverride(cmd.Flags(), "addr", "serve", "addr")
	cmd.Flags().BoolVar(&opts.open, "open", false, "open the browser")
	cmd.Flags().BoolVar(&opts.noWatch, "no-watch", false, "do not watch the bank for changes")
	return cmd
}

func runServe(app *App, opts *serveOptions) error {
	w := app.workspace()
	w.Regular = true
	if w.BankFile(opts.file) == "-" {
		return &hintError{errors.New("serve cannot read the bank from standard input"), "name a file"}
	}
	// At startup, an unreadable bank is an error, because the argument is probably wrong.
	// Later, the author is probably editing the bank.
	b, _, err := w.Load(app.Context, w.Paths(opts.file))
	if err != nil {
		return err
	}
	site, built := app.Site()
	if !built {
		return notBuiltError()
	}
	server := serve.Options{
		Addr:    app.Config.Serve.Addr,
		Site:    site,
		Parents: app.Config.Embed.Parents,
		Ready:   func(addr net.Addr) { app.announce(addr, opts.open) },
		Hosts:   app.Config.Serve.Hosts,
		Warn:    func(message string) { app.logf("swmmquiz: %s\n", message) },
	}
	if opts.noWatch {
		snapshot, problem, _ := app.snapshot(app.Context, opts.file)
		if err := app.Context.Err(); err != nil {
			return err
		}
		if problem != "" {
			return &hintError{errors.New(problem), "fix the problem, or remove --no-watch to see the findings in the browser"}
		}
		server.Source = func(context.Context) serve.Snapshot { return snapshot }
		return serve.Run(app.Context, server)
	}
	if server.Panel, built = app.Panel(); !built {
		return notBuiltError()
	}
	server.Watch = inputs(w, opts.file, b)
	server.WatchLimit = w.Limit()
	server.Source = app.source(opts.file)
	return serve.Run(app.Context, server)
}

func notBuiltError() error {
	return &hintError{serve.ErrNotBuilt, `run "npm start" in the project: it builds the site into the binary and serves it`}
}

// announce prints the address of the quiz, and opens it if open is set.
func (a *App) announce(addr net.Addr, open bool) {
	host := addr.String()
	if tcp, ok := addr.(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		host = fmt.Sprintf("localhost:%d", tcp.Port) // a browser cannot open 0.0.0.0
	}
	address := "http://" + host + "/"
	fmt.Fprintf(a.Out, "serving the quiz at %s\n", address)
	if !open {
		return
	}
	if err := openBrowser(address); err != nil {
		a.logf("swmmquiz: cannot open the browser: %v\n", err)
	}
}

// source returns a function that reads the bank. The function logs each new problem,
// the return to a valid bank, and the number of warnings when it changes to a value other than 0.
func (a *App) source(file string) func(context.Context) serve.Snapshot {
	before, warned := "", 0
	return func(ctx context.Context) serve.Snapshot {
		snapshot, problem, warnings := a.snapshot(ctx, file)
		switch {
		case ctx.Err() != nil:
			return snapshot
		case problem == before:
		case problem == "":
			a.logf("swmmquiz: the bank is valid again\n")
		default:
			a.logf("swmmquiz: %s\nhint: see the page for details, or run \"%s\"\n", problem, commandLine("lint", file))
		}
		if warnings > 0 && warnings != warned && problem == "" {
			a.logf("swmmquiz: the bank has %s\nhint: run \"%s\" to see them\n", count(warnings, "warning"), commandLine("lint", file))
		}
		before, warned = problem, warnings
		return snapshot
	}
}

// snapshot reads the configuration and the bank. If the bank can be shown, problem is empty and
// warnings is the number of warnings. Otherwise, problem describes what is wrong.
func (a *App) snapshot(ctx context.Context, file string) (snapshot serve.Snapshot, problem string, warnings int) {
	broken := func(err error) (serve.Snapshot, string, int) {
		snapshot.Message = strings.ReplaceAll(err.Error(), "\n", "; ") // joined errors
		return snapshot, snapshot.Message, 0
	}
	cfg, err := a.readConfig(true)
	if err != nil {
		return broken(err)
	}
	w := &workspace.Workspace{Config: cfg, Regular: true}
	snapshot.Inputs = w.Inputs(file)
	checked, err := w.Lint(ctx, file, lint.Options{})
	if err != nil {
		return broken(err)
	}
	snapshot.Inputs = inputs(w, file, checked.Bank)
	result := checked.Result
	var findings bytes.Buffer
	dir, _ := os.Getwd() // without it, file names are absolute
	options := report.Options{Dir: dir}
	if err := report.Write(&findings, report.JSON, result, options); err != nil {
		return broken(err)
	}
	snapshot.Report = findings.Bytes()
	for i := range result.Findings {
		snapshot.Hints = append(snapshot.Hints, result.Findings[i].Hint)
	}
	if n := result.Counts().Errors; n > 0 {
		snapshot.Message = "The bank has " + count(n, "error") + "."
		isError := func(f lint.Finding) bool { return f.Severity == lint.Error }
		first := result.Findings[slices.IndexFunc(result.Findings, isError)]
		at := " at "
		if n > 1 {
			at = ", the first at "
		}
		return snapshot, "the bank has " + count(n, "error") + at + options.Position(first.Location) + ": " + first.Message, 0
	}
	bundle, err := export.Build(ctx, checked.Bank, checked.Config)
	if err != nil {
		return broken(err)
	}
	files, err := bundle.Files()
	if err != nil {
		return broken(err)
	}
	snapshot.Files = map[string][]byte{}
	for _, f := range files {
		snapshot.Files[f.Name] = f.Data
	}
	return snapshot, "", result.Counts().Warnings
}

// inputs returns the files that affect a bank, including the pictures that its questions name, even if
// they cannot be read.
func inputs(w *workspace.Workspace, file string, b *bank.Bank) []string {
	list := w.Inputs(file)
	seen := map[string]bool{}
	for i := range b.Questions {
		s := b.Questions[i].Stimulus
		if s == nil || s.Image == "" || seen[s.Image] || !filepath.IsLocal(filepath.FromSlash(s.Image)) {
			continue
		}
		seen[s.Image] = true
		list = append(list, filepath.Join(filepath.Dir(w.BankFile(file)), filepath.FromSlash(s.Image)))
	}
	return list
}
