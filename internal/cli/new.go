package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/swmmquiz/swmmquiz/internal/atomicfile"
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/readfile"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
	"github.com/swmmquiz/swmmquiz/internal/suggest"
	"github.com/swmmquiz/swmmquiz/internal/workspace"
)

type newOptions struct {
	file                               string
	id, category, topic, level, answer string
	kind                               string
	hasAnswer                          bool
}

func newNewCmd(app *App) *cobra.Command {
	opts := &newOptions{}
	cmd := &cobra.Command{
		Use:   "new ID [FILE]",
		Short: "Add an empty question to the bank",
		Long: `new adds a question with empty texts after the last question of its category, or
at the end of the file. Fill in the texts, then run "swmmquiz lint" to see what
is missing. new creates FILE if it does not exist.`,
		Example: `  swmmquiz new longest-river --category rivers --topic deltas --level apply
  swmmquiz new first-question draft.json`,
		Args: func(_ *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return &hintError{errors.New("the ID of the question is missing"),
					`name one, as in "swmmquiz new longest-river --category rivers"`}
			case len(args) > 2:
				return &hintError{fmt.Errorf("found %d arguments, expected an ID and at most one file", len(args)), "run new once per question"}
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.id = args[0]
			opts.hasAnswer = cmd.Flags().Changed("answer")
			var err error
			if opts.file, err = app.bankFile(args[1:]); err != nil && !errors.Is(err, errNoQuestions) {
				return err
			}
			return runNew(app, opts)
		},
	}
	cmd.Flags().StringVar(&opts.category, "category", "", "`category` of the question")
	cmd.Flags().StringVar(&opts.topic, "topic", "", "`topic` of the question")
	cmd.Flags().StringVar(&opts.level, "level", "", "`level` of the question: "+strings.Join(bank.Levels, ", "))
	cmd.Flags().StringVar(&opts.answer, "answer", "A", "`letter` of the key, for --type single")
	cmd.Flags().StringVar(&opts.kind, "type", bank.Single.Name, "`type` of the question: "+strings.Join(typeNames(), ", "))
	_ = cmd.RegisterFlagCompletionFunc("category", func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		// During completion, cobra runs PersistentPreRunE for its own command, which loads no configuration.
		if err := cmd.Root().PersistentPreRunE(cmd, nil); err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var ids []string
		for _, c := range app.Config.Categories {
			ids = append(ids, safetext.Line(c.ID))
		}
		return ids, cobra.ShellCompDirectiveNoFileComp
	})
	_ = cmd.RegisterFlagCompletionFunc("level", cobra.FixedCompletions(bank.Levels, cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.RegisterFlagCompletionFunc("type", cobra.FixedCompletions(typeNames(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func runNew(app *App, opts *newOptions) error {
	w := app.workspace()
	path, number := w.BankFile(opts.file), 0
	if path == "-" {
		return stdinError("added to")
	}
	var refused error
	err := atomicfile.Update(app.Context, path, func() (change atomicfile.Write, err error) {
		change, number, refused = opts.change(app.Context, w)
		return change, refused
	})
	if refused != nil {
		return refused
	}
	if err != nil {
		return writeError(app.Context, path, err)
	}
	app.logf("added %s to %s as question %d\nhint: fill in its texts, then run \"%s\"\n",
		opts.id, path, number, commandLine("lint", opts.file))
	return nil
}

// change returns the change to the question file, and the number of the new question. A
// missing question file counts as an empty bank.
func (o *newOptions) change(ctx context.Context, w *workspace.Workspace) (atomicfile.Write, int, error) {
	paths := w.Paths(o.file)
	change := atomicfile.Write{Path: paths.Questions, If: atomicfile.IfSame}
	sources, err := w.ReadPaths(ctx, paths)
	var fault *readfile.Error
	if errors.As(err, &fault) && fault.Path == paths.Questions && errors.Is(err, fs.ErrNotExist) {
		change.If, paths.Questions = atomicfile.IfAbsent, ""
		sources, err = w.ReadPaths(ctx, paths)
		sources.Questions = bank.Source{Path: change.Path, Data: []byte("[]\n")}
	}
	if err != nil {
		return change, 0, err
	}
	change.Old = sources.Questions.Data
	b, problems, err := w.Parse(ctx, sources)
	if err != nil {
		return change, 0, err
	}
	for _, p := range problems {
		if p.Doc == b.QuestionsDoc && p.Unreadable() {
			line := b.QuestionsDoc.Position(p.Span.Start).Line
			err := fmt.Errorf("%s:%d: %s", change.Path, line, p.Message)
			return change, 0, &hintError{err, "fix the file first; nothing was changed"}
		}
	}
	if err := o.check(w.Config, b); err != nil {
		return change, 0, err
	}
	index := o.index(b)
	change.Data, err = insert(b.QuestionsDoc, index, o.skeleton())
	if err != nil {
		err = fmt.Errorf("%s: %w", change.Path, err)
	}
	return change, index + 1, err
}

// check returns an error if a flag has an unknown value, if the ID is not valid or
// already used, or if --answer does not fit the type.
func (o *newOptions) check(cfg *config.Config, b *bank.Bank) error {
	if !bank.ValidID(o.id) {
		return &hintError{fmt.Errorf("%q is not a valid ID", o.id), "use lowercase letters, digits and single hyphens, such as longest-river"}
	}
	for i := range b.Total { // including broken questions
		if isString(b.QuestionsDoc, fmt.Sprintf("/%d/id", i), o.id) {
			return &hintError{fmt.Errorf("the bank already has a question with the ID %q", o.id), "choose another ID"}
		}
	}
	var categories, topics []string
	for _, c := range cfg.Categories {
		categories = append(categories, c.ID)
	}
	for i := range b.Topics {
		topics = append(topics, b.Topics[i].ID)
	}
	if o.hasAnswer && o.kind != bank.Single.Name && slices.Contains(typeNames(), o.kind) {
		return &hintError{errors.New("--answer requires --type single"), "remove --answer, then edit the answer in the file"}
	}
	for _, part := range []struct {
		what, value string
		known       []string
		isOptional  bool
		place       string // where the known values are set, for the hint
	}{
		{"category", o.category, categories, true, " (categories are set in swmmquiz.yaml)"},
		{"topic", o.topic, topics, true, ""},
		{"level", o.level, bank.Levels, true, ""},
		{"type", o.kind, typeNames(), false, ""},
		{"answer", o.answer, bank.Letters[:4], false, ""},
	} {
		isOmitted := part.isOptional && part.value == ""
		if !isOmitted && len(part.known) > 0 && !slices.Contains(part.known, part.value) {
			return &hintError{fmt.Errorf("unknown %s %q", part.what, part.value), suggest.Hint(part.value, part.known) + part.place}
		}
	}
	return nil
}

// skeleton returns a question with empty texts, formatted.
func (o *newOptions) skeleton() []byte {
	sample := bank.ItemTypes[slices.Index(typeNames(), o.kind)].Sample
	item := struct {
		ID             string               `json:"id"`
		Q              string               `json:"q"`
		Options        []string             `json:"options,omitempty"`
		Answer         bank.Answer          `json:"answer"`
		Unit           string               `json:"unit,omitempty"`
		Tolerance      float64              `json:"tolerance,omitempty"`
		Misconceptions []bank.Misconception `json:"misconceptions,omitempty"`
		Explanation    string               `json:"explanation"`
		Category       string               `json:"category,omitempty"`
		Topic          string               `json:"topic,omitempty"`
		Level          string               `json:"level,omitempty"`
		Rationales     []string             `json:"rationales,omitempty"`
		References     []string             `json:"references"`
	}{
		ID: o.id, Category: o.category, Topic: o.topic, Level: o.level, References: []string{},
		Options: sample.Options, Answer: sample.Answer, Rationales: sample.Rationales,
		Unit: sample.Unit, Tolerance: sample.Tolerance, Misconceptions: sample.Misconceptions,
	}
	if sample.Key() >= 0 {
		item.Answer = bank.OneKey(o.answer)
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("  ", "  ")
	if err := encoder.Encode(item); err != nil {
		panic(err) // an item contains nothing that JSON cannot encode
	}
	return bytes.TrimSpace(text.Bytes())
}

// typeNames returns the names of the item types.
func typeNames() []string {
	var names []string
	for _, t := range bank.ItemTypes {
		names = append(names, t.Name)
	}
	return names
}

// index returns the index of the new question: after the last one of its
// category, or at the end.
func (o *newOptions) index(b *bank.Bank) int {
	for i := b.Total - 1; i >= 0 && o.category != ""; i-- { // including broken questions
		if isString(b.QuestionsDoc, fmt.Sprintf("/%d/category", i), o.category) {
			return i + 1
		}
	}
	return b.Total
}

// isArray reports whether a document is a JSON array.
func isArray(doc *bank.Document) bool {
	root, ok := doc.Value("")
	return ok && doc.Source[root.Start] == '['
}

// isString reports whether the value at a JSON pointer is a string that equals text, which
// must not be empty.
func isString(doc *bank.Document, pointer, text string) bool {
	span, ok := doc.Value(pointer)
	var value string
	return ok && json.Unmarshal(doc.Source[span.Start:span.End], &value) == nil && value == text
}

// insert inserts an element into a JSON array at an index, which is at most the length
// of the array, and 0 only if the array is empty. It leaves the other elements unchanged.
func insert(array *bank.Document, index int, element []byte) ([]byte, error) {
	text := array.Source
	if !isArray(array) {
		return nil, errors.New("expected an array of questions")
	}
	if index > 0 {
		previous, _ := array.Value(fmt.Sprintf("/%d", index-1)) // it is there: index is at most the length
		rest := text[previous.End:]
		if rest[0] == ']' {
			rest = append([]byte("\n"), rest...)
		}
		return slices.Concat(text[:previous.End], []byte(",\n  "), element, rest), nil
	}
	end := bytes.LastIndexByte(text, ']')
	return slices.Concat(bytes.TrimRight(text[:end], " \t\r\n"), []byte("\n  "), element, []byte("\n"), text[end:]), nil
}
