package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/web"
)

// configKey is the annotation of a flag with the key of the setting that the
// flag overrides.
const configKey = "swmmquiz_config_key"

// Main runs the command line on the standard streams and returns the exit code.
func Main(args []string) int { return start(args, web.Site, web.Preview) }

// start is Main with the given site and author panel.
func start(args []string, site, panel func() (fs.FS, bool)) int {
	ctx, stop := interruptContext()
	defer stop()
	app := &App{
		In:      os.Stdin,
		Out:     os.Stdout,
		Err:     os.Stderr,
		Color:   term.IsTerminal(int(os.Stdout.Fd())) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		Context: ctx,
		Site:    site,
		Panel:   panel,
	}
	return Run(app, args)
}

// Run runs the command line and returns the exit code.
func Run(app *App, args []string) int {
	if app.Context == nil {
		app.Context = context.Background()
	}
	out := &output{Writer: app.Out}
	app.Out = out
	root := newRootCmd(app)
	root.SetArgs(args)
	root.SetIn(app.In)
	root.SetOut(app.Out)
	root.SetErr(app.Err)
	err := root.Execute()
	if out.err != nil && (err == nil || errors.Is(err, errFindings)) {
		err = fmt.Errorf("cannot write the output, which is incomplete: %w", out.err)
	}
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errFindings):
		return exitFindings
	case app.Context.Err() != nil && errors.Is(err, app.Context.Err()):
		app.logf("swmmquiz: interrupted\n")
		return exitFailure
	default:
		app.logError(err)
		return exitFailure
	}
}

func newRootCmd(app *App) *cobra.Command {
	var configFile string
	root := &cobra.Command{
		Use:   "swmmquiz",
		Short: "Lint, count, export and serve a bank of multiple-choice questions",
		Long: `swmmquiz lints a bank of multiple-choice questions and makes a quiz from it.

Authors write questions.json, run "swmmquiz init" once, then "swmmquiz lint".
Maintainers check the counts with "swmmquiz stats", write the site's data with
"swmmquiz export", and preview the quiz with "swmmquiz serve".

Settings come from flags, then SWMMQUIZ_* environment variables, then
swmmquiz.yaml in the working directory or a parent directory, then the defaults.
Without swmmquiz.yaml, the bank is questions.json, or the only question file in
the working directory.`,
		Example: `  swmmquiz lint
  swmmquiz lint --format sarif > lint.sarif
  swmmquiz stats --strict
  swmmquiz serve --open`,
		Version:       version(),
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          rejectArguments,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			if !needsConfig(cmd) {
				return nil
			}
			return app.configure(cmd, configFile)
		},
	}
	root.SetVersionTemplate("swmmquiz {{.Version}}\n")
	root.PersistentFlags().StringVar(&configFile, "config", "", "configuration `file` (default: the nearest swmmquiz.yaml)")
	_ = root.MarkPersistentFlagFilename("config", "yaml", "yml")
	root.PersistentFlags().Int("max-file-size", 0, "maximum size of a file in `MiB` (default from the configuration: 256)")
	markOverride(root.PersistentFlags(), "max-file-size", "limits", "fileSize")
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return &hintError{flagError(err), helpHint(cmd)}
	})
	root.AddCommand(newInitCmd(app), newLintCmd(app), newNewCmd(app), newFmtCmd(app), newStatsCmd(app),
		newExportCmd(app), newServeCmd(app), newLSPCmd(app))
	return root
}

// needsConfig reports whether a command uses the configuration. The root
// command, help and completion do not: they must work with any configuration.
func needsConfig(cmd *cobra.Command) bool {
	for c := cmd; c.HasParent(); c = c.Parent() {
		if c.Name() == "completion" || c.Name() == "help" || strings.HasPrefix(c.Name(), "__") {
			return false
		}
	}
	return cmd.HasParent()
}

// configure reads the configuration. It also sets a.readConfig, which reads it again, and a.given.
func (a *App) configure(cmd *cobra.Command, file string) error {
	dir, err := os.Getwd()
	if err != nil {
		return fmt.Errorf("cannot find the working directory: %w", err)
	}
	if file == "" {
		file = os.Getenv("SWMMQUIZ_CONFIG")
	}
	flags := map[string]*pflag.Flag{}
	a.given = map[string]bool{}
	cmd.Flags().Visit(func(flag *pflag.Flag) {
		if keys := flag.Annotations[configKey]; len(keys) == 1 {
			flags[keys[0]] = flag
			a.given[keys[0]] = true
		}
	})
	a.readConfig = func(regular bool) (*config.Config, error) {
		return config.Load(a.Context, config.Options{
			File: file, NoFile: cmd.Name() == "init", Dir: dir, Environ: os.Environ(), Flags: flags, Regular: regular,
		})
	}
	a.Config, err = a.readConfig(false)
	return err
}

// markOverride makes a flag override the setting with a key.
func markOverride(flags *pflag.FlagSet, flag string, key ...string) {
	if err := flags.SetAnnotation(flag, configKey, []string{config.Key(key...)}); err != nil {
		panic(err) // the flag is not defined: a programming error
	}
}
