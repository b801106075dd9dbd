package cli

import (
	"bytes"
	"errors"
	"fmt"
	"hash/fnv"
	"net"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/export"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
	"github.com/swmmquiz/swmmquiz/internal/serve"
	"github.com/swmmquiz/swmmquiz/web"
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
	// an edit that the author will mend.
	if _, _, err := app.load(opts.file); err != nil {
		return err
	}
	site, built := web.Site()
	if !built {
		return notBuilt()
	}
	server := serve.Options{
		Addr:   app.Config.Serve.Addr,
		Site:   site,
		Source: func() serve.Snapshot { return app.snapshot(opts.file) },
		Ready: func(addr net.Addr) {
			address := "http://" + addr.String() + "/"
			fmt.Fprintf(app.Out, "serving the quiz at %s\n", address)
			if opts.open {
				if err := openBrowser(address); err != nil {
					fmt.Fprintf(app.Err, "swmmquiz: the browser did not open: %v\n", err)
				}
			}
		},
		Warn: func(message string) { fmt.Fprintf(app.Err, "swmmquiz: %s\n", message) },
	}
	if !opts.noWatch {
		panel, built := web.Preview()
		if !built {
			return notBuilt()
		}
		server.Panel = panel
		server.Watch = app.files(opts.file)
	}
	return serve.Run(app.Context, server)
}

func notBuilt() error {
	return &hintError{serve.ErrNotBuilt, `this binary holds no site: "npm start" in the project builds one that does, and serves it`}
}

// files are the files that a bank is made from.
func (a *App) files(file string) []string {
	files := []string{a.bankFile(file)}
	for _, path := range []string{a.Config.Path(a.Config.Topics), a.Config.Path(a.Config.References), a.Config.File} {
		if path != "" {
			files = append(files, path)
		}
	}
	return files
}

// snapshot reads the bank and the configuration anew.
func (a *App) snapshot(file string) serve.Snapshot {
	broken := func(err error) serve.Snapshot {
		return serve.Snapshot{State: serve.State{Message: err.Error()}}
	}
	cfg, err := a.readConfig()
	if err != nil {
		return broken(err)
	}
	now := *a
	now.Config = cfg
	b, problems, err := now.load(file)
	if err != nil {
		return broken(err)
	}
	opts := lint.Options{Config: cfg}
	if err := opts.Validate(rules.All()); err != nil {
		return broken(err)
	}
	result := lint.Run(b, problems, rules.All(), opts)
	var findings bytes.Buffer
	if err := report.Write(&findings, report.JSON, result, report.Options{}); err != nil {
		return broken(err)
	}
	snapshot := serve.Snapshot{State: serve.State{Report: findings.Bytes()}}
	if n := result.Counts().Errors; n > 0 {
		snapshot.State.Message = fmt.Sprintf("The bank has %s. The last good one is shown.", count(n, "error"))
		return snapshot
	}
	bundle, err := export.Build(b, cfg)
	if err != nil {
		snapshot.State.Message = err.Error()
		return snapshot
	}
	files, err := bundle.Files()
	if err != nil {
		return broken(err)
	}
	version := fnv.New64a() // the catalog counts too: it holds settings
	snapshot.Files = map[string][]byte{}
	for _, f := range files {
		snapshot.Files[f.Name] = f.Data
		_, _ = version.Write(f.Data)
	}
	snapshot.State.OK = true
	snapshot.State.Version = fmt.Sprintf("%x", version.Sum64())
	return snapshot
}
