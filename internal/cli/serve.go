package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

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
		Short: "Serve the quiz on this machine, with a live preview of the bank",
		Long: `serve shows the quiz made from the bank on disk.

A saved edit shows in the open browser at once. A broken edit shows its
findings there, while the last good bank stays up. Ctrl-C ends it.`,
		Example: `  swmmquiz serve --open
  swmmquiz serve other.json --addr 127.0.0.1:0     # any free port
  swmmquiz serve --no-watch`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 1 {
				opts.file = args[0]
			}
			return runServe(app, opts)
		},
	}
	cmd.Flags().String("addr", "", "`address` to listen on (default from the configuration: 127.0.0.1:8250)")
	overrides(cmd, "addr", "serve", "addr")
	cmd.Flags().BoolVar(&opts.open, "open", false, "open the browser")
	cmd.Flags().BoolVar(&opts.noWatch, "no-watch", false, "serve the bank as it is now, without live preview")
	return cmd
}

func runServe(app *App, opts *serveOptions) error {
	if opts.file == "-" {
		return &hintError{errors.New("serve can't read the bank from standard input"), "name a file"}
	}
	// A bank that can't be read at all is a mistake in the call; later it is
	// an edit that the author will correct.
	w := app.workspace()
	w.Regular = true
	if _, err := w.Read(app.Context, opts.file); err != nil {
		return err
	}
	site, built := app.Site()
	if !built {
		return notBuilt()
	}
	server := serve.Options{
		Addr:    app.Config.Serve.Addr,
		Site:    site,
		Parents: app.Config.Embed.Parents,
		Ready:   func(addr net.Addr) { app.ready(addr, opts.open) },
		Hosts:   app.Config.Serve.Hosts,
		Warn:    func(message string) { app.say("swmmquiz: %s\n", message) },
	}
	if opts.noWatch {
		snapshot, problem, _ := app.snapshot(app.Context, opts.file)
		if problem != "" {
			return &hintError{errors.New(problem), "correct it, or leave --no-watch out to see its findings in the browser"}
		}
		server.Source = func(context.Context) serve.Snapshot { return snapshot }
		return serve.Run(app.Context, server)
	}
	if server.Panel, built = app.Panel(); !built {
		return notBuilt()
	}
	server.Watch = w.Inputs(opts.file)
	server.WatchLimit = w.Limit()
	server.Source = app.source(opts.file)
	return serve.Run(app.Context, server)
}

func notBuilt() error {
	return &hintError{serve.ErrNotBuilt, `this binary holds no site: "npm start" in the project builds one that does, and serves it`}
}

// ready says where the quiz is, and opens it when asked to.
func (a *App) ready(addr net.Addr, open bool) {
	host := addr.String()
	if tcp, ok := addr.(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		host = fmt.Sprintf("localhost:%d", tcp.Port) // 0.0.0.0 is no address to open
	}
	address := "http://" + host + "/"
	fmt.Fprintf(a.Out, "serving the quiz at %s\n", address)
	if !open {
		return
	}
	if err := openBrowser(address); err != nil {
		a.say("swmmquiz: the browser did not open: %v\n", err)
	}
}

// source reads the bank at each call, and says in the terminal when it breaks
// and when it is valid again.
func (a *App) source(file string) func(context.Context) serve.Snapshot {
	before, warned := "", 0
	return func(ctx context.Context) serve.Snapshot {
		snapshot, problem, warnings := a.snapshot(ctx, file)
		switch {
		case ctx.Err() != nil:
			return snapshot
		case problem == before:
		case problem == "":
			a.say("swmmquiz: the bank is valid again\n")
		default:
			a.say("swmmquiz: %s: the page says where\n", problem)
		}
		if warnings > 0 && warnings != warned && problem == "" {
			a.say("swmmquiz: the bank has %s: \"swmmquiz lint --fail-on warning\" says where\n", count(warnings, "warning"))
		}
		before, warned = problem, warnings
		return snapshot
	}
}

// snapshot reads the bank and the configuration again. The problem is empty when
// the bank can be shown.
func (a *App) snapshot(ctx context.Context, file string) (snapshot serve.Snapshot, problem string, warnings int) {
	broken := func(err error) (serve.Snapshot, string, int) {
		snapshot.Message = err.Error()
		return snapshot, err.Error(), 0
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
	for path := range checked.Bank.Pictures {
		snapshot.Inputs = append(snapshot.Inputs, filepath.Join(filepath.Dir(w.BankFile(file)), filepath.FromSlash(path)))
	}
	result := checked.Result
	var findings bytes.Buffer
	dir, _ := os.Getwd() // without it the names are long, no more
	if err := report.Write(&findings, report.JSON, result, report.Options{Dir: dir}); err != nil {
		return broken(err)
	}
	snapshot.Report = findings.Bytes()
	for i := range result.Findings {
		snapshot.Hints = append(snapshot.Hints, result.Findings[i].Hint)
	}
	if n := result.Counts().Errors; n > 0 {
		problem = fmt.Sprintf("the bank has %s", count(n, "error"))
		snapshot.Message = "T" + problem[1:] + "."
		return snapshot, problem, 0
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
