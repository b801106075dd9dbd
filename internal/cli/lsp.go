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
		Short: "Run the language server for editors",
		Long: `lsp runs a language server on standard input and output. Editors start it:
docs/editors.md explains the setup for VS Code, Neovim and Helix.

While you type, the editor shows findings in questions.json, topics.json,
references.json and drafts, explains rules on hover, and offers fixes.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				return &hintError{errors.New("lsp takes no arguments"), "remove them: the editor names the files"}
			}
			return nil
		},
		RunE: func(*cobra.Command, []string) error {
			err := lsp.Serve(app.Context, struct {
				io.Reader
				io.WriteCloser
			}{app.In, nopCloser{app.Out}}, app.lspOptions())
			if errors.Is(err, lsp.ErrNoShutdown) {
				return errFindings // the protocol requires exit code 1
			}
			return err
		},
	}
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// lspOptions returns options that connect the language server to lint, fmt and the configuration.
func (a *App) lspOptions() lsp.Options {
	return lsp.Options{
		Version: version(),
		Check: func(ctx context.Context, file string, open map[string][]byte) (*lint.Result, []string, error) {
			w := a.editorWorkspace(open)
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
			w := a.editorWorkspace(open)
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
			_, belongs := bankOf(a.editorWorkspace(map[string][]byte{file: text}), file)
			switch {
			case workspace.SameFile(file, a.Config.Path(a.Config.Topics)):
				return bank.FormatTopics(ctx, text)
			case !belongs, workspace.SameFile(file, a.Config.Path(a.Config.References)):
				return text, nil
			}
			return bank.FormatQuestions(ctx, text)
		},
		Page:    report.Page,
		Address: report.PageAddress,
	}
}

// editorWorkspace returns a workspace that reads open texts instead of the files
// on disk, and refuses pipes.
func (a *App) editorWorkspace(open map[string][]byte) *workspace.Workspace {
	w := a.workspace()
	w.Open, w.Regular = open, true
	return w
}

// bankOf returns the name of the bank to which a file belongs: "" if it is a file of the
// configured bank, or the file itself if it looks like a draft. belongs is false for any
// other file.
func bankOf(w *workspace.Workspace, file string) (name string, belongs bool) {
	if slices.Contains(absolutePaths(w.Paths("")), file) {
		return "", true
	}
	return file, isDraft(file, w.Open[file])
}

// isDraft reports whether a file is named *.json and its text looks like a list of questions.
func isDraft(file string, text []byte) bool {
	return strings.EqualFold(filepath.Ext(file), ".json") && bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) &&
		bytes.Contains(text, []byte(`"q"`)) && bytes.Contains(text, []byte(`"answer"`))
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
