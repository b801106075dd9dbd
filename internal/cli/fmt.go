package cli

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

type fmtOptions struct {
	file        string
	check, diff bool
}

func newFmtCmd(app *App) *cobra.Command {
	opts := &fmtOptions{}
	cmd := &cobra.Command{
		Use:   "fmt [FILE]",
		Short: "Format the bank's files",
		Long: `fmt formats questions.json and topics.json: fields in the documented order, two
spaces per level, one value per line, and each point of a chart on one line.
Formatting does not change the content. A file that is already formatted is not
rewritten.

With FILE, fmt formats only that question file.`,
		Example: `  swmmquiz fmt
  swmmquiz fmt --check     # in CI: exit with 1 if a file is not formatted
  swmmquiz fmt --diff draft.json`,
		Args: atMostOneFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			err := checkExclusive(cmd, "check", "diff")
			if err != nil {
				return err
			}
			if opts.file, err = app.bankFile(args); err != nil {
				return err
			}
			return runFmt(app, opts)
		},
	}
	cmd.Flags().BoolVar(&opts.check, "check", false, "write nothing, and list the files that are not formatted; exit with 1 if there are any")
	cmd.Flags().BoolVar(&opts.diff, "diff", false, "write nothing, and print the changes; exit with 1 if there are any")
	return cmd
}

func runFmt(app *App, opts *fmtOptions) error {
	w := app.workspace()
	if w.BankFile(opts.file) == "-" {
		return stdinError("formatted")
	}
	paths := w.Paths(opts.file)
	paths.References = "" // fmt does not format them
	if opts.file != "" {
		paths.Topics = "" // they belong to the configured bank
	}
	sources, err := w.ReadPaths(app.Context, paths)
	if err != nil {
		return err
	}
	after := sources
	for _, file := range []struct {
		source *bank.Source
		format func(context.Context, []byte) ([]byte, error)
	}{{&after.Questions, bank.FormatQuestions}, {&after.Topics, bank.FormatTopics}} {
		if file.source.Path == "" {
			continue
		}
		text, err := file.format(app.Context, file.source.Data)
		switch {
		case app.Context.Err() != nil:
			return app.Context.Err()
		case err != nil:
			return &hintError{fmt.Errorf("%s cannot be formatted: %w", file.source.Path, err),
				fmt.Sprintf("run \"%s\" to see where the problem is; nothing was changed", commandLine("lint", opts.file))}
		}
		file.source.Data = text
	}
	changes := workspace.Changes(sources, after)
	changed := pathList(changes)
	switch {
	case opts.diff:
		return app.diff(changes)
	case opts.check && len(changes) > 0:
		app.logf("swmmquiz: not formatted: %s\nhint: run \"%s\"\n", changed, commandLine("fmt", opts.file))
		return errFindings
	case opts.check:
		return nil
	}
	if err := app.write(changes); err != nil {
		return err
	}
	if len(changes) > 0 {
		app.logf("formatted %s\n", changed)
	}
	return nil
}
