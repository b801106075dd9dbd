package report

import (
	"bytes"
	"cmp"
	"os"
	"path/filepath"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

var (
	rough = &lint.Rule{Code: "QB901", Name: "rough", Summary: "Checks that nothing is rough.",
		Severity: lint.Warning, Scope: lint.ScopeItem, Fix: lint.FixSafe, Check: func(*lint.Pass) {},
		Options: []lint.Option{{Name: "grit", Default: 80, Doc: "how rough is too rough"}}}
	wrong = &lint.Rule{Code: "QB001", Name: "wrong", Summary: "Checks that nothing is wrong.",
		Severity: lint.Error, Scope: lint.ScopeFile, Since: "0.2.0", Always: true, Kind: bank.KindSyntax}
)

// pages are the pages of the rules in these tests.
var pages = map[string]string{
	"rough": "# rough\n\n## Why\n\nRough things scratch.\n\n## What to do\n\nSmooth it.\n\n## Reported\n\nnothing\n",
	"wrong": "# wrong\n\n## Why\n\nWrong is wrong.\n\n## What to do\n\nRight it.\n",
}

func init() {
	real := pageNamed
	pageNamed = func(rule string) string { return cmp.Or(pages[rule], real(rule)) }
}

const source = "[\n" +
	"\t{\"id\": \"q1\", \"q\": \"水理学 is rough?\"},\n" +
	"  {\"q\": \"caf\\u00e9, é and a very long line that goes on and on, " +
	"so that it has to be clipped on both sides of the place that is meant, which is here: ROUGH; " +
	"and it goes on and on after that as well\"}\n" +
	"]\n"

// sample returns the result that all formats are tested with.
func sample(t *testing.T) *lint.Result {
	t.Helper()
	b, _ := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "/work/a bank/q,1:%.json", Data: []byte(source)}}, nil)
	doc := b.QuestionsDoc
	at := func(text, pointer string) lint.Location {
		start := strings.Index(source, text)
		end := start + len(text)
		span := bank.Span{Start: start, End: end}
		return lint.Location{Doc: doc, File: doc.Path, Span: span, Start: doc.Position(start), End: doc.Position(end), Pointer: pointer}
	}
	whole := at("[", "")
	whole.Span.End = len(source) - 1
	whole.End = doc.Position(len(source) - 1)
	return &lint.Result{Questions: 2, Findings: []lint.Finding{
		{Rule: wrong, Severity: lint.Error, Message: "50 % of it is wrong\x1b[31m", Location: whole, Fingerprint: "f1"},
		{Rule: rough, Severity: lint.Warning, Message: `"rough" is rough, <here>`, Hint: "smooth it: 100 %", Location: at("rough", "/0/q"),
			Question: &lint.QuestionRef{Index: 0, ID: "q1"}, Fingerprint: "f2",
			Related: []lint.Related{{Location: at("ROUGH", "/1/q"), Message: "as here"}},
			Fixes:   []lint.Fix{{Message: "write smooth", Kind: lint.FixSafe, Edits: []lint.Edit{{Span: at("rough", "").Span, New: "smooth"}}}}},
		{Rule: rough, Severity: lint.Info, Message: "this is long", Location: at("ROUGH", "/1/q"),
			Question: &lint.QuestionRef{Index: 1}, Fingerprint: "f3"},
	}}
}

var options = Options{Dir: "/work", Version: "1.2.3", FixCommand: "swmmquiz lint --fix q.json", Rules: []*lint.Rule{wrong, rough}}

// golden compares got with a file in testdata; UPDATE_GOLDEN=1 writes the file.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if os.Getenv("UPDATE_GOLDEN") != "" {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := gocmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-want +got):\n%s", path, diff)
	}
}

func write(t *testing.T, format Format, r *lint.Result, opts Options) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, format, r, opts); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestGolden(t *testing.T) {
	colored := options
	colored.Color = true
	golden(t, "text.golden", write(t, Text, sample(t), options))
	summary, bounded := options, options
	summary.Summary, summary.MinSeverity = true, lint.Warning
	bounded.MaxPerRule = 1
	golden(t, "summary.golden", write(t, Text, sample(t), summary))
	golden(t, "bounded.golden", write(t, Text, sample(t), bounded))
	compared := options
	compared.Baseline = &Baseline{File: "lint-baseline.json", Known: 7, Gone: 2}
	golden(t, "markdown.golden", write(t, Markdown, sample(t), compared))
	golden(t, "color.golden", write(t, Text, sample(t), colored))
	golden(t, "json.golden", write(t, JSON, sample(t), options))
	golden(t, "sarif.golden", write(t, SARIF, sample(t), options))
	golden(t, "github.golden", write(t, GitHub, sample(t), options))
}

// TestPage checks the page that --explain prints and that describes the rule in SARIF output.
func TestPage(t *testing.T) {
	rule := &lint.Rule{Code: "QB003", Name: "syntax", Summary: "Checks that each file is well-formed JSON."}
	want, err := os.ReadFile("../../../docs/rules/syntax.md")
	if err != nil {
		t.Fatal(err)
	}
	if got := Page(rule); !bytes.Equal(got, want) {
		t.Errorf("Page(syntax) is %q, want the content of docs/rules/syntax.md", got)
	}
	described := sarifRule(rule)
	why := strings.TrimSpace(strings.SplitN(strings.SplitN(string(want), "## Why\n", 2)[1], "\n## ", 2)[0])
	long, help := described["fullDescription"].(object), described["help"].(object)
	if long["text"] != why || help["markdown"] != string(want) {
		t.Errorf("SARIF describes the rule with %q and %q", long["text"], help["markdown"])
	}
	if !strings.HasPrefix(help["text"].(string), rule.Summary+"\n\n"+why+"\n\n") {
		t.Errorf("the SARIF help text is %q", help["text"])
	}
	if want := "https://github.com/swmmquiz/swmmquiz/blob/main/docs/rules/syntax.md"; described["helpUri"] != want {
		t.Errorf("the address of its page is %s, want %s", described["helpUri"], want)
	}
}

func TestNothingFound(t *testing.T) {
	clean := &lint.Result{Questions: 1}
	for format, want := range map[Format]string{
		Text:   "no findings in 1 question\n",
		GitHub: "no findings in 1 question\n",
		JSON: `{
  "version": 1,
  "summary": {
    "questions": 1,
    "errors": 0,
    "warnings": 0,
    "infos": 0,
    "rules": []
  },
  "findings": []
}
`,
	} {
		if diff := gocmp.Diff(want, string(write(t, format, clean, Options{}))); diff != "" {
			t.Errorf("%s:\n%s", format, diff)
		}
	}
}

func TestUnknownFormat(t *testing.T) {
	if err := Write(&bytes.Buffer{}, "xml", &lint.Result{}, Options{}); err == nil || err.Error() != `unknown format "xml"` {
		t.Errorf("got %v", err)
	}
}

func TestWriteErrorIsReturned(t *testing.T) {
	for _, format := range Formats {
		if err := Write(full{}, format, sample(t), options); err == nil {
			t.Errorf("%s: no error", format)
		}
	}
}

// full is a writer that always fails, as on a full disk.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, os.ErrClosed }

func TestPath(t *testing.T) {
	for _, test := range []struct{ dir, file, want string }{
		{"/work", "/work/bank/q.json", "bank/q.json"},
		{"/work", "/other/q.json", "/other/q.json"},
		{"/work", "q.json", "q.json"},
		{"/work", "<stdin>", "<stdin>"},
		{"", "/work/q.json", "/work/q.json"},
	} {
		if got := (Options{Dir: test.dir}).path(test.file); got != test.want {
			t.Errorf("%s from %s: got %s, want %s", test.file, test.dir, got, test.want)
		}
	}
}

func TestRulesTable(t *testing.T) {
	level := func(rule *lint.Rule) lint.Severity {
		if rule == rough {
			return lint.Off
		}
		return rule.Severity
	}
	for _, test := range []struct {
		name    string
		format  Format
		aligned bool
	}{{"rules-aligned.golden", Text, true}, {"rules-tabs.golden", Text, false}, {"rules-json.golden", JSON, false}} {
		var b bytes.Buffer
		if err := Rules(&b, test.format, []*lint.Rule{wrong, rough}, level, test.aligned); err != nil {
			t.Fatal(err)
		}
		golden(t, test.name, b.Bytes())
	}
	if err := Rules(&bytes.Buffer{}, SARIF, nil, level, false); err == nil {
		t.Error("the table of rules was written as SARIF")
	}
}

func TestFirstSentence(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "",
		"Write it.":                            "Write it.",
		"Write 1.5 m,\ne.g. here. Then  stop.": "Write 1.5 m, e.g. here.",
		"One of\n\ntwo":                        "One of two",
	} {
		if got := firstSentence(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
