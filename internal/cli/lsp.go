package cli

import (
	"bytes"
	"context"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/lsp"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

func newLSPCmd(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "lsp",
		Short: "Show findings live in an editor (language server)",
		Long: `lsp speaks the Language Server Protocol on standard input and output. Editors
start it by themselves: see docs/editors.md for VS Code, Neovim and Helix.

While you write, the editor shows the findings of lint in questions.json and
topics.json, explains the rule on hover, and offers the fixes.`,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			err := lsp.Serve(app.Context, struct {
				io.Reader
				io.WriteCloser
			}{app.In, nopCloser{app.Out}}, app.languageServer())
			if errors.Is(err, lsp.ErrNoShutdown) {
				return errFindings // exit code 1, as the protocol asks
			}
			return err
		},
	}
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// languageServer ties the server to lint, fmt and the configuration.
func (a *App) languageServer() lsp.Options {
	return lsp.Options{
		Version: version(),
		Check: func(ctx context.Context, file string, open map[string][]byte) (*lint.Result, []string, error) {
			w := a.editorsWorkspace(open)
			name, belongs := bankOf(w, file)
			if !belongs {
				return nil, nil, nil
			}
			checked, err := w.Lint(ctx, name, lint.Options{})
			if err != nil {
				return nil, nil, err
			}
			return checked.Result, absolutePaths(w.Paths(name)), nil
		},
		Fix: func(ctx context.Context, file string, open map[string][]byte) ([]byte, error) {
			w := a.editorsWorkspace(open)
			name, belongs := bankOf(w, file)
			if !belongs {
				return open[file], nil
			}
			changes, _, err := w.Fix(ctx, name, lint.Options{})
			for _, c := range changes {
				if workspace.SameFile(file, c.After.Path) {
					return c.After.Data, nil
				}
			}
			return open[file], err
		},
		Format: func(ctx context.Context, file string, text []byte) ([]byte, error) {
			if workspace.SameFile(file, a.Config.Path(a.Config.Topics)) {
				return bank.FormatTopics(ctx, text)
			}
			return bank.FormatQuestions(ctx, text)
		},
		Page:    report.Page,
		Address: func(rule *lint.Rule) string { return report.PageAddress(a.Config.Repository, rule) },
	}
}

// editorsWorkspace reads open texts in the place of files on disk, and no pipes.
func (a *App) editorsWorkspace(open map[string][]byte) *workspace.Workspace {
	w := a.workspace()
	w.Open, w.Regular = open, true
	return w
}

// bankOf names the bank that a file belongs to: empty for the configured one, the
// file itself for a draft; false for a file that is no part of a bank.
func bankOf(w *workspace.Workspace, file string) (name string, belongs bool) {
	if slices.Contains(absolutePaths(w.Paths("")), file) {
		return "", true
	}
	return file, isDraft(file, w.Open[file])
}

// isDraft reports whether a JSON file looks like a list of questions.
func isDraft(file string, text []byte) bool {
	return strings.EqualFold(filepath.Ext(file), ".json") && bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) &&
		bytes.Contains(text, []byte(`"options"`)) && bytes.Contains(text, []byte(`"answer"`))
}

func absolutePaths(paths bank.Paths) []string {
	var list []string
	for _, path := range []string{paths.Questions, paths.Topics, paths.References} {
		if path != "" {
			list = append(list, workspace.Absolute(path))
		}
	}
	return list
}
