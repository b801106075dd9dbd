package rules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
)

var (
	codeForm    = regexp.MustCompile(`^QB\d{3}$`)
	nameForm    = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	summaryForm = regexp.MustCompile(`^Checks that [^.]+\.$`)
)

func TestCatalog(t *testing.T) {
	names := map[string]bool{}
	before := ""
	for _, rule := range All() {
		if rule.Code <= before || names[rule.Name] {
			t.Errorf("%s %s is out of order after %s, or its name is a duplicate", rule.Code, rule.Name, before)
		}
		before, names[rule.Name] = rule.Code, true
		if lint.Retired(rule.Code) || lint.Retired(rule.Name) {
			t.Errorf("%s %s reuses the code or the name of a deleted rule", rule.Code, rule.Name)
		}
		if !codeForm.MatchString(rule.Code) || !nameForm.MatchString(rule.Name) {
			t.Errorf("%s %s is not a valid code and name", rule.Code, rule.Name)
		}
		if !summaryForm.MatchString(rule.Summary) {
			t.Errorf("%s: the summary is not one sentence that starts with \"Checks that\"", rule.Name)
		}
		if rule.Severity == lint.Off || rule.Scope == "" {
			t.Errorf("%s has no severity or no scope", rule.Name)
		}
		checkSource(t, rule)
		for _, option := range rule.Options {
			checkOption(t, rule, option)
		}
	}
}

// checkSource checks that a rule has one source of findings: the problems of a kind, or a check.
func checkSource(t *testing.T, rule *lint.Rule) {
	sources := 0
	for _, found := range []bool{rule.Kind != "", rule.Check != nil} {
		if found {
			sources++
		}
	}
	if sources != 1 {
		t.Errorf("%s has %d of Kind and Check, want one", rule.Name, sources)
	}
	if rule.PerItem != nil && rule.Scope != lint.ScopeBank {
		t.Errorf("%s: PerItem is only for rules about the bank", rule.Name)
	}
	if rule.Check != nil && rule.Always {
		t.Errorf("%s: Always is only for problems of the files", rule.Name)
	}
}

func checkOption(t *testing.T, rule *lint.Rule, option lint.Option) {
	value := option.Default
	if option.Min != option.Max && (value < option.Min || value > option.Max) {
		t.Errorf("%s: the default of %s, %v, is not from %v to %v", rule.Name, option.Name, value, option.Min, option.Max)
	}
	if option.Name == "" || option.Doc == "" {
		t.Errorf("%s: option %q has no name or no meaning", rule.Name, option.Name)
	}
}

// TestFiles checks that each rule has a page, and that each rule with a check has a file
// named after it in one of the families, and a test in the same folder.
func TestFiles(t *testing.T) {
	for _, rule := range All() {
		if _, err := os.Stat(filepath.Join(pagesDir, report.PageName(rule))); err != nil {
			t.Errorf("%s has no page: %v", rule.Name, err)
		}
		if rule.Check == nil {
			continue
		}
		file := strings.ReplaceAll(rule.Name, "-", "_")
		found, _ := filepath.Glob(filepath.Join("*", file+".go"))
		if len(found) != 1 {
			t.Errorf("%s is in the files %v, want one FAMILY/%s.go", rule.Name, found, file)
			continue
		}
		test := strings.TrimSuffix(found[0], ".go") + "_test.go"
		if _, err := os.Stat(test); err != nil {
			t.Errorf("%s has no test: %v", rule.Name, err)
		}
	}
}

// TestEveryRuleIsListed finds the rules in the source files. Each must be in the list
// of its family, and so in All.
func TestEveryRuleIsListed(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("*", "*.go"))
	found := 0
	for _, file := range files {
		for _, code := range codesIn(t, file) {
			found++
			if lint.Find(All(), code) == nil {
				t.Errorf("%s defines %s, which is not listed", file, code)
			}
		}
	}
	if found < len(All())/2 {
		t.Errorf("%d rules found in %d files", found, len(files))
	}
}

// codesIn returns the codes of the rules that a file defines.
func codesIn(t *testing.T, file string) []string {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var codes []string
	ast.Inspect(parsed, func(node ast.Node) bool {
		field, ok := node.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		key, isIdent := field.Key.(*ast.Ident)
		value, isLiteral := field.Value.(*ast.BasicLit)
		if isIdent && isLiteral && key.Name == "Code" {
			if code, err := strconv.Unquote(value.Value); err == nil {
				codes = append(codes, code)
			}
		}
		return true
	})
	return codes
}

// TestEveryProblemHasARule reads the kinds of problems from the source of package
// bank. A rule must report each of them.
func TestEveryProblemHasARule(t *testing.T) {
	reported := map[bank.Kind]bool{}
	for _, rule := range All() {
		reported[rule.Kind] = true
	}
	files, _ := filepath.Glob("../../bank/*.go")
	kinds := 0
	for _, file := range files {
		for _, kind := range kindsIn(t, file) {
			kinds++
			if !reported[kind] {
				t.Errorf("no rule reports problems of kind %q", kind)
			}
		}
	}
	if kinds < 10 {
		t.Errorf("only %d kinds found in package bank", kinds)
	}
}

// kindsIn returns the constants of type Kind that a file defines.
func kindsIn(t *testing.T, file string) []bank.Kind {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []bank.Kind
	ast.Inspect(parsed, func(node ast.Node) bool {
		spec, ok := node.(*ast.ValueSpec)
		if !ok {
			return true
		}
		kindType, isIdent := spec.Type.(*ast.Ident)
		if !isIdent || kindType.Name != "Kind" {
			return false
		}
		for _, value := range spec.Values {
			if literal, isLiteral := value.(*ast.BasicLit); isLiteral {
				text, _ := strconv.Unquote(literal.Value)
				kinds = append(kinds, bank.Kind(text))
			}
		}
		return false
	})
	return kinds
}
