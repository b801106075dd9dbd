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

The same bank always gives the same bytes. Unchanged files are not rewritten. A
bank with lint errors is not exported.`,
		Example: `  swmmquiz export
  swmmquiz export --out site/data
  swmmquiz export --check     # exit with 1 if the files on disk are out of date`,
		Args: atMostOneFile,
		RunE: func(_ *cobra.Command, args []string) error {
			var err error
			if opts.file, err = app.bankFile(args); err != nil {
				return err
			}
			return runExport(app, opts)
		},
	}
	cmd.Flags().String("out", "", "`folder` to write to (default from the configuration: web/src/generated)")
	markOverride(cmd.Flags(), "out", "export", "out")
	_ = cmd.MarkFlagDirname("out")
	cmd.Flags().BoolVar(&opts.check, "check", false, "write nothing, and exit with 1 if the files on disk differ")
	cmd.Flags().BoolVar(&opts.force, "force", false, "export a bank with lint errors, without its broken questions")
	return cmd
}

func runExport(app *App, opts *exportOptions) error {
	checked, err := app.workspace().Lint(app.Context, opts.file, lint.Options{})
	if err != nil {
		return err
	}
	b := checked.Bank
	if n := checked.Result.Counts().Errors; n > 0 {
		hint := fmt.Sprintf("run \"%s\" to see the errors", commandLine("lint", opts.file))
		switch {
		case len(b.Questions) == 0:
			return app.reportNotExported(count(n, "lint error")+" and no valid questions", hint)
		case !opts.force:
			return app.reportNotExported(count(n, "lint error"), hint+", or add --force")
		}
		app.logf("swmmquiz: the bank has %s: the export has %d of %s\n",
			count(n, "lint error"), len(b.Questions), count(b.Total, "question"))
	}
	bundle, err := app.build(checked, opts.force)
	if err != nil {
		return err
	}
	dir := app.outDir()
	if opts.check {
		different, err := export.Diff(app.Context, dir, bundle)
		if err != nil {
			return err
		}
		if len(different) > 0 {
			app.logf("swmmquiz: out of date in %s: %s\nhint: run the command again without --check\n", dir, strings.Join(different, ", "))
			return errFindings
		}
		return nil
	}
	written, err := export.Write(app.Context, dir, bundle)
	if err != nil {
		return err
	}
	outcome := "nothing changed in"
	if len(written) > 0 {
		outcome = "wrote " + strings.Join(written, ", ") + " to"
	}
	app.logf("%s %s: %s, %s\n", outcome, dir, count(len(bundle.Questions), "question"), count(len(bundle.Topics), "topic"))
	return nil
}

// reportNotExported reports why the bank is not exported, and returns errFindings.
func (a *App) reportNotExported(faults, hint string) error {
	a.logf("swmmquiz: not exported: the bank has %s\nhint: %s\n", faults, hint)
	return errFindings
}

// build builds the bundle and reports each formula that cannot be typeset. With
// force, the bundle shows these as code; otherwise build returns an error.
func (a *App) build(checked *workspace.Checked, force bool) (*export.Bundle, error) {
	bundle, err := export.Build(a.Context, checked.Bank, checked.Config)
	var faults export.TeXErrors
	if err != nil && !errors.As(err, &faults) {
		return nil, err
	}
	for _, fault := range faults {
		a.logf("swmmquiz: %s\n", fault)
	}
	if len(faults) > 0 && !force {
		hint := faults.Hint() + ", or add --force to show such formulas as code"
		return nil, a.reportNotExported(count(len(faults), "formula")+" that cannot be typeset", hint)
	}
	if bundle.NotTypeset > 0 {
		a.logf("swmmquiz: this build has no TeX renderer: the export has %s as code\nhint: %s\n", count(bundle.NotTypeset, "formula"), buildHint)
	}
	return bundle, nil
}

// buildHint is the remedy for a binary without the TeX renderer.
const buildHint = "run \"npm run build\" to build swmmquiz with the renderer"

// count returns a number with a noun: "1 finding", "2 findings".
func count(n int, noun string) string { return plural(n, noun, noun+"s") }

// plural is count for a noun with an irregular plural.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
