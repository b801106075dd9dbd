package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"go.yaml.in/yaml/v3"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/english"
	"github.com/swmmquiz/swmmquiz/internal/english/spelling"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

func newInitCmd(app *App) *cobra.Command {
	workflow := true
	cmd := &cobra.Command{
		Use:   "init [FILE]",
		Short: "Write a configuration for a bank of questions",
		Long: `init writes swmmquiz.yaml to the working directory. The file names the bank, the
git repository (the remote "origin"), the categories of the questions, and US or
UK spelling if the questions consistently use one. init also writes
.github/workflows/questions.yml, a GitHub workflow that lints the bank, to the
root of the repository, or to the working directory if there is no repository.
init never overwrites a file.

Without FILE, the bank is questions.json, or the only question file in the
working directory. In an empty folder, run "swmmquiz new first-question" first:
it creates questions.json.`,
		Example: `  swmmquiz init
  swmmquiz init biology.json --workflow=false`,
		Args: atMostOneFile,
		RunE: func(_ *cobra.Command, args []string) error {
			file, err := app.bankFile(args)
			switch {
			case err != nil:
				return err
			case file == "-":
				return &hintError{errors.New("init cannot read the bank from standard input"), "name a file"}
			}
			return runInit(app, cmp.Or(file, app.Config.Bank), workflow)
		},
	}
	cmd.Flags().BoolVar(&workflow, "workflow", true, "write the GitHub workflow")
	return cmd
}

func runInit(app *App, file string, workflow bool) error {
	// SWMMQUIZ_TOPICS and SWMMQUIZ_REFERENCES are ignored: they may name the files of another bank.
	b, _, err := app.workspace().Load(app.Context, bank.Paths{Questions: file})
	if err != nil {
		return err
	}
	if !isArray(b.QuestionsDoc) {
		return &hintError{fmt.Errorf("%s is not a valid question file", file), fmt.Sprintf("run \"%s\" to see why", commandLine("lint", file))}
	}
	categories := categoriesOf(b)
	content := configFor(file, originAddress(app.Context), categories, countryOf(b))
	writes := []atomicfile.Write{{Path: config.FileName, Data: content, If: atomicfile.IfAbsent}}
	if workflow {
		write, err := workflowFile()
		if err != nil {
			return err
		}
		writes = append(writes, write)
	}
	for _, w := range writes {
		if _, err := os.Lstat(w.Path); err == nil {
			remedy := "rename or delete it; nothing was written"
			if w.Path != config.FileName {
				remedy = "rename or delete it, or add --workflow=false; nothing was written"
			}
			return &hintError{fmt.Errorf("%q already exists", w.Path), remedy}
		}
	}
	var paths []string
	for _, w := range writes {
		paths = append(paths, w.Path)
		if err := os.MkdirAll(filepath.Dir(w.Path), 0o777); err != nil {
			return writeError(app.Context, w.Path, err)
		}
	}
	if err := atomicfile.Files(app.Context, writes...); err != nil {
		return writeError(app.Context, strings.Join(paths, ", "), err)
	}
	for _, w := range writes {
		app.logf("wrote %s\n", w.Path)
	}
	app.logf("%s has %s and %s\nhint: run \"swmmquiz lint --summary\" and \"swmmquiz stats\"\n",
		file, count(b.Total, "question"), plural(len(categories), "category", "categories"))
	return nil
}

// categoriesOf lists the categories of a bank in the order of the file. It
// includes those of broken questions.
func categoriesOf(b *bank.Bank) (list []string) {
	seen := map[string]bool{"": true}
	for i := range b.Total {
		span, ok := b.QuestionsDoc.Value(fmt.Sprintf("/%d/category", i))
		id := ""
		if !ok || json.Unmarshal(b.QuestionsDoc.Source[span.Start:span.End], &id) != nil || seen[id] {
			continue
		}
		seen[id] = true
		list = append(list, id)
	}
	return list
}

// minSpellings is the minimum number of different US or UK spellings from which
// countryOf infers the spelling of a bank.
const minSpellings = 3

// countryOf returns the country whose spelling a bank uses, US or UK. It returns "" if the
// bank has fewer than minSpellings different spellings of a country, or spellings of both.
func countryOf(b *bank.Bank) string {
	american, british := map[string]bool{}, map[string]bool{}
	for i := range b.Questions {
		for _, text := range itemtext.Of(&b.Questions[i]).Texts() {
			for _, token := range text.Tokens {
				if token.Kind != english.Word {
					continue
				}
				if spelling.Regional(token.Word, "UK") != "" {
					american[token.Word] = true
				}
				if spelling.Regional(token.Word, "US") != "" {
					british[token.Word] = true
				}
			}
		}
	}
	switch {
	case len(american) >= minSpellings && len(british) == 0:
		return "US"
	case len(british) >= minSpellings && len(american) == 0:
		return "UK"
	}
	return ""
}

// originAddress returns the https address of the git remote "origin", or "" if it has none or there is no such remote.
func originAddress(ctx context.Context) string {
	out, err := exec.CommandContext(ctx, "git", "remote", "get-url", "origin").Output()
	if err != nil {
		return ""
	}
	remote := strings.TrimSuffix(strings.TrimSpace(string(out)), ".git")
	if hostAndPath, isSSH := strings.CutPrefix(remote, "git@"); isSSH {
		return "https://" + strings.Replace(hostAndPath, ":", "/", 1)
	}
	address, err := url.Parse(remote)
	if err != nil {
		return ""
	}
	address.User = nil // it may contain a password
	switch address.Scheme {
	case "https":
		return address.String()
	case "ssh":
		return "https://" + address.Hostname() + address.Path
	}
	return ""
}

// configFor returns the content of a configuration file.
func configFor(file, repository string, categories []string, country string) []byte {
	var b strings.Builder
	b.WriteString("# Settings of swmmquiz for this bank. Other settings have their defaults.\n")
	if name := strings.TrimSuffix(filepath.Base(file), ".json"); name != "" && name != "questions" {
		fmt.Fprintf(&b, "product: %s\n", scalar(config.Title(name)))
	}
	fmt.Fprintf(&b, "bank: %s\n", scalar(filepath.ToSlash(file)))
	if repository == "" {
		b.WriteString("# Where learners report problems with questions. The default is the repository of swmmquiz.\n" +
			"# repository: https://github.com/OWNER/NAME\n")
	} else {
		fmt.Fprintf(&b, "# Where learners report problems with questions.\nrepository: %s\n", scalar(repository))
	}
	b.WriteString("\n# The categories of the questions, with the labels that learners see.\n")
	if len(categories) == 0 {
		b.WriteString("# categories:\n#   - id: rivers\n#     label: Rivers\n")
	} else {
		b.WriteString("categories:\n")
	}
	for _, id := range categories {
		fmt.Fprintf(&b, "  - id: %s\n    label: %s\n", scalar(id), scalar(config.Title(id)))
	}
	b.WriteString("\nlint:\n  # The lowest severity that makes lint fail: error, warning, info or never.\n  failOn: error\n")
	if country != "" {
		fmt.Fprintf(&b, "  # The questions consistently use %s spelling.\n  spelling: %s\n", country, country)
	}
	return []byte(b.String())
}

// scalar returns a text as a YAML value on one line.
func scalar(text string) string {
	if out, err := yaml.Marshal(text); err == nil && strings.Count(string(out), "\n") == 1 {
		return strings.TrimSpace(string(out))
	}
	quoted, err := json.Marshal(text)
	if err != nil {
		panic(err) // cannot happen: it is a string
	}
	return string(safetext.JSON(quoted))
}

const workflowText = `# Lints the questions on each change. See https://github.com/swmmquiz/swmmquiz.
name: lint the questions
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: swmmquiz/swmmquiz@main
`

// workflowFile returns the GitHub workflow, to be written to the root of the git repository, or
// to the working directory if there is no repository.
func workflowFile() (atomicfile.Write, error) {
	const name = ".github/workflows/questions.yml"
	here, err := filepath.Abs(".")
	if err != nil {
		return atomicfile.Write{}, err
	}
	write := atomicfile.Write{Path: filepath.FromSlash(name), Data: []byte(workflowText), If: atomicfile.IfAbsent}
	for dir := here; dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, ".git")); err != nil {
			continue
		}
		if dir == here {
			break
		}
		below, err := filepath.Rel(dir, here)
		if err != nil {
			return write, err
		}
		write.Path = filepath.Join(dir, write.Path)
		write.Data = fmt.Appendf(write.Data, "        with:\n          working-directory: %s\n", scalar(filepath.ToSlash(below)))
		break
	}
	return write, nil
}
