package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/export"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
	"github.com/swmmquiz/swmmquiz/internal/tex"
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
		Long: `export writes catalog.json, questions.json and topics.json for the site.

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
	b, problems, err := app.load(opts.file)
	if err != nil {
		return err
	}
	result := lint.Run(b, problems, rules.All(), lint.Options{Config: app.Config})
	if n := result.Counts().Errors; n > 0 {
		if !opts.force {
			fmt.Fprintf(app.Err, "swmmquiz: the bank has %s and is not exported\nhint: run \"swmmquiz lint\" to see them, or export all the same with --force\n", count(n, "lint error"))
			return errFindings
		}
		fmt.Fprintf(app.Err, "swmmquiz: the bank has %s; %d of %s are exported\n", count(n, "lint error"), len(b.Questions), count(b.Total, "question"))
	}
	bundle, err := export.Build(b, app.Config)
	if err != nil {
		return err
	}
	if !tex.Available() {
		fmt.Fprintln(app.Err, "swmmquiz: this build has no TeX renderer: formulas are exported as code (npm run build makes one that has it)")
	}
	// A folder named on the command line is relative to where the person is,
	// one from the configuration to the configuration.
	dir := app.outDir()
	if opts.check {
		different, err := export.Diff(dir, bundle)
		if err != nil {
			return err
		}
		if len(different) > 0 {
			fmt.Fprintf(app.Err, "swmmquiz: %s in %s is not that of the bank\nhint: run \"swmmquiz export\"\n", strings.Join(different, ", "), dir)
			return errFindings
		}
		return nil
	}
	written, err := export.Write(dir, bundle)
	if err != nil {
		return err
	}
	what := "nothing changed in"
	if len(written) > 0 {
		what = "wrote " + strings.Join(written, ", ") + " into"
	}
	fmt.Fprintf(app.Err, "%s %s: %s, %s\n", what, dir, count(len(bundle.Questions), "question"), count(len(bundle.Topics), "topic"))
	return nil
}

// count says how many of a thing there are.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
