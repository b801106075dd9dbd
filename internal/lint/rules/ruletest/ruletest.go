// Package ruletest runs lint rules on short banks in tests.
package ruletest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Item is a question of a test. If the stem, the answer or the explanation is empty, or the
// options are nil, Bank fills in a value that no rule about a single item reports.
type Item struct {
	ID          string         `json:"id,omitempty"`
	Q           string         `json:"q"`
	Options     []string       `json:"options"`
	Answer      string         `json:"answer"`
	Explanation string         `json:"explanation"`
	Category    string         `json:"category,omitempty"`
	Topic       string         `json:"topic,omitempty"`
	Level       string         `json:"level,omitempty"`
	Rationales  []string       `json:"rationales,omitempty"`
	Check       map[string]any `json:"check,omitempty"`
}

// Bank returns the text of a question file.
func Bank(items ...Item) string {
	items = slices.Clone(items)
	for i := range items {
		it := &items[i]
		it.Q = cmp.Or(it.Q, fmt.Sprintf("Which method applies in case %d?", i))
		if it.Options == nil {
			it.Options = []string{"Horton", "Manning", "Kostiakov", "Darcy"}
		}
		it.Answer = cmp.Or(it.Answer, "A")
		it.Explanation = cmp.Or(it.Explanation, "A sentence that is long enough to pass as an explanation of the method.")
	}
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(items); err != nil {
		panic(err)
	}
	return text.String()
}

// Files are the files of a bank.
type Files struct {
	Questions, Topics, References string
	Config                        string // the text of swmmquiz.yaml; empty for the defaults
	Folder                        string // of the files and pictures; may be empty
}

// Run lints files with rules.
func Run(t testing.TB, rules []*lint.Rule, files Files) *lint.Result {
	t.Helper()
	cfg := Config(t, files.Config)
	source := func(name, text string) bank.Source {
		if text == "" {
			return bank.Source{}
		}
		return bank.Source{Path: filepath.Join(files.Folder, name), Data: []byte(text)}
	}
	sources := bank.Sources{
		Questions: bank.Source{Path: filepath.Join(files.Folder, "questions.json"), Data: []byte(files.Questions)},
		Topics:    source("topics.json", files.Topics), References: source("references.json", files.References),
	}
	b, problems := bank.Parse(t.Context(), sources, cfg.CategoryIDs())
	problems = append(problems, b.LoadPictures(t.Context())...)
	result, err := lint.Run(t.Context(), b, problems, rules, lint.Options{Config: cfg})
	if err != nil {
		t.Fatal(err)
	}
	for _, failure := range result.Failures {
		t.Errorf("%v\n%s", &failure, failure.Stack)
	}
	return result
}

// Config reads the text of a configuration file, or returns the defaults if it is empty.
func Config(t testing.TB, text string) *config.Config {
	t.Helper()
	if text == "" {
		return config.Default()
	}
	file := filepath.Join(t.TempDir(), config.FileName)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cfg, err := config.Load(t.Context(), config.Options{File: file})
	if err != nil {
		t.Fatal(err)
	}
	return cfg
}

// Places returns the source texts that one rule points at, without quotation marks.
func Places(t testing.TB, rule *lint.Rule, items ...Item) []string {
	t.Helper()
	var list []string
	for _, f := range Findings(t, rule, Files{Questions: Bank(items...)}) {
		list = append(list, strings.Trim(string(f.Doc.Source[f.Span.Start:f.Span.End]), `"`))
	}
	return list
}

// Lines returns what one rule reports: severity, source text and message.
func Lines(t testing.TB, rule *lint.Rule, files Files) []string {
	t.Helper()
	var list []string
	for _, f := range Findings(t, rule, files) {
		list = append(list, fmt.Sprintf("%s: %s: %s", f.Severity, f.Doc.Source[f.Span.Start:f.Span.End], f.Message))
	}
	return list
}

// Findings returns the findings of one rule.
func Findings(t testing.TB, rule *lint.Rule, files Files) []lint.Finding {
	t.Helper()
	return Run(t, []*lint.Rule{rule}, files).Findings
}

// Equal fails the test if two values differ.
func Equal(t testing.TB, want, got any) {
	t.Helper()
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
