package rules

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
)

// run lints an example with all rules; the options are for the given rule.
func run(t testing.TB, rule *lint.Rule, e lint.Example) *lint.Result {
	t.Helper()
	cfg := configOf(t, e)
	cfg.Categories = nil
	for _, id := range slices.Sorted(maps.Keys(e.Targets)) {
		cfg.Categories = append(cfg.Categories, config.Category{ID: id, Label: id, Target: e.Targets[id]})
	}
	cfg.Lint.Rules = []config.Rule{{Rule: rule.Name, Level: rule.Severity.String(), Options: e.Options}}
	sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: []byte(e.Questions)}}
	if e.Topics != "" {
		sources.Topics = bank.Source{Path: "topics.json", Data: []byte(e.Topics)}
	}
	if e.References != "" {
		sources.References = bank.Source{Path: "references.json", Data: []byte(e.References)}
	}
	shape := bank.Shape{}
	for _, c := range cfg.Categories {
		shape.Categories = append(shape.Categories, c.ID)
	}
	options := lint.Options{Config: cfg}
	if err := options.Validate(All()); err != nil {
		t.Fatal(err)
	}
	b, problems := bank.Parse(t.Context(), sources, shape)
	result := lintBank(t, b, problems, All(), options)
	for _, f := range result.Failures {
		t.Errorf("%v\n%s", &f, f.Stack)
	}
	return result
}

// configOf is the configuration of an example.
func configOf(t testing.TB, e lint.Example) *config.Config {
	t.Helper()
	if e.Config == "" {
		return config.Default()
	}
	file := filepath.Join(t.TempDir(), config.FileName)
	if err := os.WriteFile(file, []byte(e.Config), 0o600); err != nil {
		t.Fatal(err)
	}
	cfg, err := config.Load(t.Context(), config.Options{File: file})
	if err != nil {
		t.Fatal(err)
	}
	return cfg
}

// lines writes findings as place, code, severity, message and the source text.
func lines(result *lint.Result) []string {
	var list []string
	for _, f := range result.Findings {
		list = append(list, fmt.Sprintf("%s:%d:%d-%d:%d %s %s %s %q", f.File, f.Start.Line, f.Start.Column, f.End.Line, f.End.Column,
			f.Severity, f.Rule.Code, f.Message, f.Doc.Source[f.Span.Start:f.Span.End]))
	}
	return list
}

func TestExamples(t *testing.T) {
	var golden strings.Builder
	for _, rule := range All() {
		bad := run(t, rule, rule.Bad)
		if len(bad.Findings) == 0 {
			t.Errorf("%s: the bad example raises nothing", rule.Name)
		}
		for _, f := range bad.Findings {
			if f.Rule != rule {
				t.Errorf("%s: the bad example raises %s: %s", rule.Name, f.Rule.Name, f.Message)
			}
		}
		for _, line := range lines(run(t, rule, rule.Good)) {
			t.Errorf("%s: the good example raises %s", rule.Name, line)
		}
		fmt.Fprintf(&golden, "%s %s\n  %s\n", rule.Code, rule.Name, strings.Join(lines(bad), "\n  "))
	}
	compareGolden(t, "testdata/examples.golden", golden.String())
}

// compareGolden compares with a file; UPDATE_GOLDEN=1 writes it.
func compareGolden(t *testing.T, path, got string) {
	t.Helper()
	if os.Getenv("UPDATE_GOLDEN") != "" {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-file +now):\n%s", path, diff)
	}
}

func TestRulesAreComplete(t *testing.T) {
	codes, names, kinds := map[string]bool{}, map[string]bool{}, map[bank.Kind]bool{}
	for i, rule := range All() {
		if codes[rule.Code] || names[rule.Name] {
			t.Errorf("%s %s stands twice", rule.Code, rule.Name)
		}
		codes[rule.Code], names[rule.Name], kinds[rule.Kind] = true, true, true
		if i > 0 && all[i-1].Code >= rule.Code {
			t.Errorf("%s stands before %s", all[i-1].Code, rule.Code)
		}
		if !regexp.MustCompile(`^QB\d{3}$`).MatchString(rule.Code) || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(rule.Name) {
			t.Errorf("%s %s is not in the form of codes and names", rule.Code, rule.Name)
		}
		if !strings.HasPrefix(rule.Summary, "Checks that ") || !strings.HasSuffix(rule.Summary, ".") {
			t.Errorf("%s: the summary is no sentence that starts with Checks that", rule.Name)
		}
		if rule.Why == "" || rule.Remedy == "" || len(rule.Sources) == 0 || rule.Since == "" || rule.Scope == "" || rule.Severity == lint.Off {
			t.Errorf("%s lacks a part of its documentation", rule.Name)
		}
		fed := 0
		for _, is := range []bool{rule.Kind != "", rule.Ignores != lint.IgnoreOK, rule.Check != nil} {
			if is {
				fed++
			}
		}
		if fed != 1 {
			t.Errorf("%s has %d of Kind, Ignores and Check, expected one", rule.Name, fed)
		}
		file := fmt.Sprintf("qb%s_%s", rule.Code[2:], strings.ReplaceAll(rule.Name, "-", "_"))
		if _, err := os.Stat(file + ".go"); err != nil {
			t.Errorf("%s has no file %s.go", rule.Name, file)
		}
		if _, err := os.Stat(file + "_test.go"); err != nil && rule.Check != nil {
			t.Errorf("%s has no test %s_test.go", rule.Name, file)
		}
	}
	files, _ := filepath.Glob("qb*.go")
	for _, file := range files {
		code, name, _ := strings.Cut(strings.TrimSuffix(strings.TrimSuffix(file, ".go"), "_test"), "_")
		if rule := lint.Find(all, strings.ReplaceAll(name, "_", "-")); rule == nil || !strings.EqualFold(rule.Code, code) {
			t.Errorf("%s belongs to no rule in the list", file)
		}
	}
	for _, kind := range []bank.Kind{
		bank.KindEncoding, bank.KindByteOrderMark, bank.KindSyntax, bank.KindDuplicateKey, bank.KindTrailingData, bank.KindWrongType,
		bank.KindMissingField, bank.KindUnknownField, bank.KindEmptyText, bank.KindOptionCount, bank.KindAnswerLetter, bank.KindInvalidValue,
		bank.KindUnknownCategory, bank.KindDuplicateID, bank.KindUnknownTopic, bank.KindUnknownReference, bank.KindEmptyBank,
	} {
		if !kinds[kind] {
			t.Errorf("no rule is fed by problems of kind %s", kind)
		}
	}
}

// TestPages fails when docs/rules is not what go generate writes.
func TestPages(t *testing.T) {
	const dir = "../../../docs/rules"
	pages := report.Pages(All())
	for name, want := range pages {
		got, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Errorf("%v: run go generate ./internal/lint/rules", err)
		} else if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("docs/rules/%s differs, run go generate ./internal/lint/rules:\n%s", name, diff)
		}
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*"))
	for _, file := range files {
		if _, ok := pages[filepath.Base(file)]; !ok {
			t.Errorf("%s is the page of no rule", file)
		}
	}
}
