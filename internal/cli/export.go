package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/export"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

type exportOptions struct {
	file  string
	check bool
	force bool
}

func newExportCmd(app *App) *cobra.Command {
	opts := &exportOptions{}
	cmd := &cobra.Command{
		Use:   "export [FILE]",
		Short: "Write the site's data from the bank",
		Long: `export writes catalog.json, questions.json, explanations.json and
topics.json for the site.

The same bank gives the same bytes, and files that would not change are not
touched. A bank with lint errors is not exported.`,
		Example: `  swmmquiz export
  swmmquiz export --out site/data
  swmmquiz export --check     # exit 1 when the files on disk are not those of the bank`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 1 {
				opts.file = args[0]
			}
			return runExport(app, opts)
		},
	}
	cmd.Flags().String("out", "", "`folder` to write into (default from the configuration: web/src/generated)")
	overrides(cmd, "out", "export", "out")
	_ = cmd.MarkFlagDirname("out")
	cmd.Flags().BoolVar(&opts.check, "check", false, "write nothing; exit 1 when the files on disk differ")
	cmd.Flags().BoolVar(&opts.force, "force", false, "export a bank with lint errors; broken questions are left out")
	return cmd
}

func runExport(app *App, opts *exportOptions) error {
	checked, err := app.workspace().Lint(app.Context, opts.file, lint.Options{})
	if err != nil {
		return err
	}
	b := checked.Bank
	if n := checked.Result.Counts().Errors; n > 0 {
		switch {
		case !opts.force:
			return app.refuse(count(n, "lint error"), `run "swmmquiz lint" to see them, or export all the same with --force`)
		case len(b.Questions) == 0:
			return app.refuse(count(n, "lint error")+" and no whole question", `run "swmmquiz lint" to see them; --force leaves out what is broken, and that is all of it`)
		}
		app.say("swmmquiz: the bank has %s; %d of %s are exported\n", count(n, "lint error"), len(b.Questions), count(b.Total, "question"))
	}
	bundle, err := app.build(checked, opts.force)
	if err != nil {
		return err
	}
	// A folder named on the command line is relative to the working directory,
	// one from the configuration to the configuration.
	dir := app.outDir()
	if opts.check {
		different, err := export.Diff(app.Context, dir, bundle)
		if err != nil {
			return err
		}
		if len(different) > 0 {
			app.say("swmmquiz: out of date in %s: %s\nhint: run \"swmmquiz export\"\n", dir, strings.Join(different, ", "))
			return errFindings
		}
		return nil
	}
	written, err := export.Write(app.Context, dir, bundle)
	if err != nil {
		return err
	}
	what := "nothing changed in"
	if len(written) > 0 {
		what = "wrote " + strings.Join(written, ", ") + " into"
	}
	app.say("%s %s: %s, %s\n", what, dir, count(len(bundle.Questions), "question"), count(len(bundle.Topics), "topic"))
	return nil
}

// refuse says why the bank is not exported.
func (a *App) refuse(faults, hint string) error {
	a.say("swmmquiz: the bank has %s and is not exported\nhint: %s\n", faults, hint)
	return errFindings
}

// build makes the bundle and names each formula that can't be set. With force
// those are exported as code.
func (a *App) build(checked *workspace.Checked, force bool) (*export.Bundle, error) {
	bundle, err := export.Build(a.Context, checked.Bank, checked.Config)
	var faults export.TextErrors
	if err != nil && !errors.As(err, &faults) {
		return nil, err
	}
	for _, fault := range faults {
		a.say("swmmquiz: %s\n", fault)
	}
	if len(faults) > 0 && !force {
		return nil, a.refuse(count(len(faults), "formula")+" that can't be set", faults.Hint()+"; --force exports them as code")
	}
	if bundle.Unset > 0 {
		a.say("swmmquiz: this build has no TeX renderer: %s exported as code\n"+
			"hint: \"npm run build\" makes one that has it\n", are(bundle.Unset, "formula"))
	}
	return bundle, nil
}

// are says how many of a thing are.
func are(n int, thing string) string {
	if n == 1 {
		return count(n, thing) + " is"
	}
	return count(n, thing) + " are"
}

// count says how many of a thing there are.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
