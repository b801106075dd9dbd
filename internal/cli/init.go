package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

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
		Long: `init writes swmmquiz.yaml into the working directory: the bank, the categories
that its questions have, and its spelling if the questions show one. It also
writes a workflow that checks the bank on GitHub. It never overwrites a file.

Without FILE the bank is questions.json, or the only file with questions here.`,
		Example: `  swmmquiz init
  swmmquiz init biology.json --workflow=false`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			file, err := app.findBank(args)
			if err != nil {
				return err
			}
			return runInit(app, file, workflow)
		},
	}
	cmd.Flags().BoolVar(&workflow, "workflow", true, "write the workflow for GitHub")
	return cmd
}

// findBank returns the file of questions that the working directory has.
func (a *App) findBank(args []string) (string, error) {
	switch {
	case len(args) == 1 && args[0] == "-":
		return "", noStdin("configured")
	case len(args) == 1:
		return args[0], nil
	}
	names, err := filepath.Glob("*.json")
	if err != nil || slices.Contains(names, a.Config.Bank) {
		return a.Config.Bank, err
	}
	names = slices.DeleteFunc(names, func(name string) bool {
		b, _, err := a.workspace().Load(a.Context, name)
		if err != nil {
			return true
		}
		_, asks := b.QuestionsDoc.Value("/0/q")
		return !asks
	})
	switch {
	case a.Context.Err() != nil:
		return "", a.Context.Err()
	case len(names) == 0:
		return "", &hintError{errors.New("there is no file of questions here"), "name it, or begin one: swmmquiz new first-question"}
	case len(names) > 1:
		return "", &hintError{fmt.Errorf("several files have questions: %s", strings.Join(names, ", ")), "name one of them"}
	}
	return names[0], nil
}

func runInit(app *App, file string, workflow bool) error {
	b, _, err := app.workspace().Load(app.Context, file)
	if err != nil {
		return err
	}
	categories := categoriesOf(b)
	writes := []atomicfile.Write{{Path: config.FileName, Data: configFor(file, categories, countryOf(b)), If: atomicfile.IfAbsent}}
	if workflow {
		write, err := workflowFile()
		if err != nil {
			return err
		}
		writes = append(writes, write)
	}
	for _, w := range writes {
		if _, err := os.Lstat(w.Path); !errors.Is(err, fs.ErrNotExist) {
			remedy := "nothing was written: rename or delete it first"
			if w.Path != config.FileName {
				remedy += ", or add --workflow=false"
			}
			return &hintError{fmt.Errorf("%s is there already", w.Path), remedy}
		}
	}
	for _, w := range writes {
		if err := os.MkdirAll(filepath.Dir(w.Path), 0o777); err != nil {
			return err
		}
	}
	if err := atomicfile.Files(app.Context, writes...); err != nil {
		return writeError(app.Context, config.FileName, err)
	}
	for _, w := range writes {
		app.say("wrote %s\n", w.Path)
	}
	app.say("%s has %s and %s\nhint: run \"swmmquiz lint --summary\" and \"swmmquiz stats\"\n",
		file, count(b.Total, "question"), plural(len(categories), "category", "categories"))
	return nil
}

func plural(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, more)
}

// categoriesOf lists the categories of a bank in the order of the file, those of
// broken questions included.
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

// fewestWords is how many different words of one country a bank must have, and
// none of the other, to show its spelling.
const fewestWords = 3

// countryOf returns whose spelling the words of a bank show: US, UK, or neither.
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
	case len(american) >= fewestWords && len(british) == 0:
		return "US"
	case len(british) >= fewestWords && len(american) == 0:
		return "UK"
	}
	return ""
}

// configFor is the text of a configuration.
func configFor(file string, categories []string, country string) []byte {
	var b strings.Builder
	b.WriteString("# Settings of swmmquiz for these questions. All others have their defaults.\n")
	if name := strings.TrimSuffix(filepath.Base(file), ".json"); name != "questions" {
		fmt.Fprintf(&b, "product: %s\n", scalar(title(name)))
	}
	fmt.Fprintf(&b, "bank: %s\n", scalar(filepath.ToSlash(file)))
	if len(categories) > 0 {
		b.WriteString("\n# What the questions name as their category, and how learners see it.\ncategories:\n")
	}
	for _, id := range categories {
		fmt.Fprintf(&b, "  - id: %s\n    label: %s\n", scalar(id), scalar(title(id)))
	}
	b.WriteString("\nlint:\n  # The lowest severity that makes the check fail: error, warning, info or never.\n  failOn: error\n")
	if country != "" {
		fmt.Fprintf(&b, "  # All words with two spellings have that of the %s.\n  spelling: %s\n", country, country)
	}
	return []byte(b.String())
}

// title is an id or the name of a file as a title.
func title(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune("-_ \t\n", r) })
	if len(words) == 0 {
		return name // such as "-"
	}
	name = strings.Join(words, " ")
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

// scalar writes a text as a value of YAML on one line.
func scalar(text string) string {
	if out, err := yaml.Marshal(text); err == nil && strings.Count(string(out), "\n") == 1 {
		return strings.TrimSpace(string(out))
	}
	quoted, err := json.Marshal(text)
	if err != nil {
		panic(err) // a string
	}
	return string(safetext.JSON(quoted))
}

const workflowText = `# Checks the questions of each change; see https://github.com/swmmquiz/swmmquiz.
name: check the questions
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

// workflowFile is the workflow in the repository that the working directory is
// in, or in the directory itself.
func workflowFile() (atomicfile.Write, error) {
	const name = ".github/workflows/questions.yml"
	here, err := filepath.Abs(".")
	if err != nil {
		return atomicfile.Write{}, err
	}
	write := atomicfile.Write{Path: filepath.FromSlash(name), Data: []byte(workflowText), If: atomicfile.IfAbsent}
	for dir := here; dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, ".git")); err == nil && dir != here {
			below, err := filepath.Rel(dir, here)
			if err != nil {
				return write, err
			}
			write.Path = filepath.Join(dir, write.Path)
			write.Data = fmt.Appendf(write.Data, "        with:\n          working-directory: %s\n", scalar(filepath.ToSlash(below)))
			return write, nil
		} else if err == nil {
			break
		}
	}
	return write, nil
}
