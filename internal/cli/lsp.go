package cli

import (
	"bytes"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
	"github.com/swmmquiz/swmmquiz/internal/lsp"
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
			return lsp.Serve(app.Context, struct {
				io.Reader
				io.WriteCloser
			}{app.In, nopCloser{app.Out}}, app.languageServer())
		},
	}
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// languageServer ties the server to lint, fmt and the configuration.
func (a *App) languageServer() lsp.Options {
	all := rules.All()
	return lsp.Options{
		Version: version(),
		Check: func(file string, open map[string][]byte) (*lint.Result, []string, error) {
			sources, name, err := a.openBank(file, open)
			if err != nil || name == nil {
				return nil, nil, err
			}
			options := lint.Options{Config: a.targets(*name)}
			b, problems := bank.Parse(sources, a.shape())
			return lint.Run(b, problems, all, options), paths(sources), nil
		},
		Mend: func(file string, open map[string][]byte) ([]byte, error) {
			sources, name, err := a.openBank(file, open)
			if err != nil || name == nil {
				return open[file], err
			}
			mended, _, err := lint.Mend(sources, a.shape(), all, lint.Options{Config: a.targets(*name)})
			if err != nil {
				return nil, err
			}
			if samePath(file, absolute(mended.Topics.Path)) {
				return mended.Topics.Data, nil
			}
			return mended.Questions.Data, nil
		},
		Format: func(file string, text []byte) ([]byte, error) {
			if samePath(file, absolute(a.Config.Path(a.Config.Topics))) {
				return bank.FormatTopics(text)
			}
			return bank.FormatQuestions(text)
		},
		Page:    report.Page,
		Address: func(rule *lint.Rule) string { return report.PageAddress(a.Config.Repository, rule) },
	}
}

// openBank reads the bank that a file belongs to, with open texts in the place
// of those on disk. The name is that of a bank of its own, empty for the
// configured one, and nil for a file that is no part of a bank.
func (a *App) openBank(file string, open map[string][]byte) (bank.Sources, *string, error) {
	cfg := a.Config
	name := ""
	if !slices.ContainsFunc([]string{a.bankFile(""), cfg.Path(cfg.Topics), cfg.Path(cfg.References)}, func(part string) bool {
		return part != "" && samePath(file, absolute(part))
	}) {
		if !isDraft(file, open[file]) {
			return bank.Sources{}, nil, nil
		}
		name = file
	}
	sources, err := a.read(name)
	if err != nil {
		return bank.Sources{}, nil, err
	}
	for _, source := range []*bank.Source{&sources.Questions, &sources.Topics, &sources.References} {
		if text, ok := open[absolute(source.Path)]; ok && source.Path != "" {
			source.Data = text
		}
	}
	return sources, &name, nil
}

// isDraft says whether a JSON file looks like a list of questions.
func isDraft(file string, text []byte) bool {
	return strings.EqualFold(filepath.Ext(file), ".json") && bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) &&
		bytes.Contains(text, []byte(`"options"`)) && bytes.Contains(text, []byte(`"answer"`))
}

func paths(sources bank.Sources) []string {
	var list []string
	for _, source := range []bank.Source{sources.Questions, sources.Topics, sources.References} {
		if source.Path != "" {
			list = append(list, absolute(source.Path))
		}
	}
	return list
}

func absolute(path string) string {
	if full, err := filepath.Abs(path); err == nil {
		return full
	}
	return path
}
