package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/spf13/pflag"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), FileName)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestLoadWithoutFileGivesDefaults(t *testing.T) {
	dir := t.TempDir()
	got, err := Load(t.Context(), Options{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	want := Default()
	want.Dir = dir
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestLoadEmptyFileGivesDefaults(t *testing.T) {
	for _, text := range []string{"", "# Nothing.\n", "---\n", "---\n# Nothing.\n"} {
		file := write(t, text)
		got, err := Load(t.Context(), Options{File: file})
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		want := Default()
		want.Dir, want.File, want.Source = filepath.Dir(file), file, []byte(text)
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
	}
}

func TestLoadFindsFileInFolderAbove(t *testing.T) {
	file := write(t, "product: Other\n")
	dir := filepath.Join(filepath.Dir(file), "a", "b")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	cfg, err := Load(t.Context(), Options{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	if cfg.Product != "Other" || cfg.File != file || cfg.Path("questions.json") != filepath.Join(filepath.Dir(file), "questions.json") {
		t.Errorf("product %q from %q, bank at %q", cfg.Product, cfg.File, cfg.Path("questions.json"))
	}
}

func TestLoadPrecedence(t *testing.T) {
	file := write(t, "serve:\n  addr: 127.0.0.1:1\nquiz:\n  size: 10\nlint:\n  select: [QB1]\n")
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.String("addr", "", "")
	if err := flags.Parse([]string{"--addr", "127.0.0.1:3"}); err != nil {
		t.Fatal(err)
	}
	cfg, err := Load(t.Context(), Options{
		File:    file,
		Environ: os.Environ(),
		Flags:   map[string]*pflag.Flag{Key("serve", "addr"): flags.Lookup("addr")},
	})
	if err != nil {
		t.Fatal(err)
	}
	if cfg.Serve.Addr != "127.0.0.1:3" {
		t.Errorf("the flag should win over the file: addr %q", cfg.Serve.Addr)
	}
	t.Setenv("SWMMQUIZ_QUIZ_SIZE", "12")
	t.Setenv("SWMMQUIZ_SERVE_ADDR", "127.0.0.1:2")
	t.Setenv("SWMMQUIZ_LINT_IGNORE", "QB2,QB3")
	cfg, err = Load(t.Context(), Options{File: file, Environ: os.Environ()})
	if err != nil {
		t.Fatal(err)
	}
	if cfg.Quiz.Size != 12 || cfg.Serve.Addr != "127.0.0.1:2" {
		t.Errorf("the environment should win over the file: size %d, addr %q", cfg.Quiz.Size, cfg.Serve.Addr)
	}
	if diff := cmp.Diff([]string{"QB2", "QB3"}, cfg.Lint.Ignore); diff != "" {
		t.Error(diff)
	}
	if cfg.Quiz.SecondsPerQuestion != 30 {
		t.Errorf("an untouched key of a section should keep its default, got %d", cfg.Quiz.SecondsPerQuestion)
	}
}

func TestLoadNamesTheSourceOfABadValue(t *testing.T) {
	file := write(t, "quiz:\n  size: 0\n")
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.Int("max-file-size", 256, "")
	if err := flags.Parse([]string{"--max-file-size", "2048"}); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SWMMQUIZ_LIMITS_TEXSTEPS", "-1")
	t.Setenv("SWMMQUIZ_EMBED_PARENTS", "https://a.example/course")
	t.Setenv("SWMMQUIZ_LIMITS_FILESIZE", "0") // the flag wins
	_, err := Load(t.Context(), Options{
		File:    file,
		Environ: os.Environ(),
		Flags:   map[string]*pflag.Flag{Key("limits", "fileSize"): flags.Lookup("max-file-size")},
	})
	want := file + `: quiz.size: expected 1 or more, found "0"
SWMMQUIZ_EMBED_PARENTS: expected the page's location.origin, such as https://courses.example.edu, found "https://a.example/course"
--max-file-size: expected 2047 or less, found "2048"
SWMMQUIZ_LIMITS_TEXSTEPS: expected 0 or more, found "-1"`
	if err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestLoadTermWithoutFormsToAvoid(t *testing.T) {
	cfg, err := Load(t.Context(), Options{File: write(t, "lint:\n  terms:\n    - {use: riprap}\n")})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Term{{Use: "riprap"}}, cfg.Lint.Terms); diff != "" {
		t.Error(diff)
	}
}

func TestLoadReplacesLists(t *testing.T) {
	cfg, err := Load(t.Context(), Options{File: write(t, "categories:\n  - {id: Law, label: Law}\n")})
	if err != nil {
		t.Fatal(err)
	}
	if len(cfg.Categories) != 1 || cfg.Categories[0] != (Category{ID: "Law", Label: "Law"}) {
		t.Errorf("got %+v", cfg.Categories)
	}
}

func TestLoadFaults(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"not YAML", "a: [\n", "swmmquiz.yaml: not valid YAML: line 1: did not find expected node content"},
		{"not a mapping", "- a\n", "swmmquiz.yaml:1: the configuration must be a mapping of keys to values"},
		{"unknown key", "pol:\n  target: 1\n", `swmmquiz.yaml:1: unknown key "pol"`},
		{"unknown nested key", "pool:\n  target: 1\n  documentd: 2\n", `swmmquiz.yaml:3: unknown key "documentd" in pool`},
		{"unknown key in list", "categories:\n  - id: a\n    titel: b\n", `swmmquiz.yaml:3: unknown key "titel" in categories[0]`},
		{"section is a list", "quiz: [1]\n", "swmmquiz.yaml:1: quiz must be a mapping of keys to values"},
		{"bad value", "lint:\n  failOn: maybe\n", `swmmquiz.yaml: lint.failOn: expected one of error, warning, info, never, found "maybe"`},
		{
			"bad color", "categories:\n  - {id: a, label: A, color: pink}\n",
			`swmmquiz.yaml: categories[0].color: expected one of blue, teal, green, violet, found "pink"`,
		},
		{
			"bad address",
			"serve:\n  addr: localhost\n",
			`swmmquiz.yaml: serve.addr: expected host:port, such as 127.0.0.1:8250, found "localhost"`,
		},
		{"bad site", "site: here\n", `swmmquiz.yaml: site: expected a web address that starts with https:// or http://, found "here"`},
		{
			"address that is a script",
			"repository: javascript:alert(1)\n",
			`swmmquiz.yaml: repository: expected a web address that starts with https:// or http://, found "javascript:alert(1)"`,
		},
		{
			"address without a host",
			"site: \"https://:80\"\n",
			`swmmquiz.yaml: site: expected a web address that starts with https:// or http://, found "https://:80"`,
		},
		{"second document", "quiz:\n  size: 3\n---\nquiz:\n  size: 4\n", "swmmquiz.yaml:3: a second document starts here, expected only one"},
		{
			"broken second document",
			"quiz:\n  size: 3\n---\nquiz: [\n",
			"swmmquiz.yaml: not valid YAML: line 4: did not find expected node content",
		},
		{"fraction", "quiz:\n  size: 2.9\n", `swmmquiz.yaml:2: quiz.size must be a whole number, found "2.9"`},
		{
			"fraction behind an alias",
			"pool:\n  target: &n 2.9\nquiz:\n  size: *n\n",
			`swmmquiz.yaml:2: pool.target must be a whole number, found "2.9"` + "\n" + `swmmquiz.yaml:2: quiz.size must be a whole ` +
				`number, found "2.9"`,
		},
		{"list as a number", "quiz:\n  size: [25]\n", `swmmquiz.yaml:2: quiz.size must be a whole number`},
		{"word as a number", "quiz:\n  size: many\n", `swmmquiz.yaml:2: quiz.size must be a whole number, found "many"`},
		{"boolean as a number", "quiz:\n  size: true\n", `swmmquiz.yaml:2: quiz.size must be a whole number, found "true"`},
		{
			"number that needs more than 64 bits",
			"quiz:\n  size: 99999999999999999999\n",
			`swmmquiz.yaml:2: quiz.size is out of range: 99999999999999999999`,
		},
		{"repeated key", "quiz:\n  size: 3\n  Size: 4\n", `swmmquiz.yaml:3: duplicate key "Size"`},
		{
			"host with a port",
			"serve:\n  hosts: [\"a:80\"]\n",
			`swmmquiz.yaml: serve.hosts[0]: expected a host name without a port, found "a:80"`,
		},
		{"file size", "limits:\n  fileSize: 4000\n", `swmmquiz.yaml: limits.fileSize: expected 2047 or less, found "4000"`},
		{
			"number that needs 64 bits",
			"quiz:\n  size: 18446744073709551615\n",
			`swmmquiz.yaml:2: quiz.size is out of range: 18446744073709551615`,
		},
		{"list instead of text", "product: [a]\n", "swmmquiz.yaml:1: product must be text"},
		{"mapping in a list of texts", "lint:\n  select: [QB1, {a: 1}]\n", "swmmquiz.yaml:2: lint.select[1] must be text"},
		{"bad number", "quiz:\n  size: 0\n", `swmmquiz.yaml: quiz.size: expected 1 or more, found "0"`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			file := write(t, test.text)
			_, err := Load(t.Context(), Options{File: file})
			if err == nil {
				t.Fatal("no error")
			}
			if got := strings.ReplaceAll(err.Error(), filepath.Dir(file)+string(filepath.Separator), ""); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

func TestLoadChecksOrigins(t *testing.T) {
	const valid = "https://courses.example.edu"
	for name, origin := range map[string]string{
		"path":                 "https://a.example/course",
		"wildcard":             "https://*.example",
		"policy":               "https://a.example; script-src",
		"default port":         "https://a.example:443",
		"empty port":           "https://a.example:",
		"host not in Punycode": "https://bücher.example",
	} {
		file := write(t, fmt.Sprintf("embed:\n  parents: [%q, %q]\n", valid, origin))
		_, err := Load(t.Context(), Options{File: file})
		want := fmt.Sprintf("%s: embed.parents[1]: expected the page's location.origin, such as %s, found %q", file, valid, origin)
		if err == nil || err.Error() != want {
			t.Errorf("%s: got %v, want %s", name, err, want)
		}
	}
}

// TestLoadTimeIsLinear loads files of the maximum size whose keys the YAML
// library would compare with each other.
func TestLoadTimeIsLinear(t *testing.T) {
	many := func(format string) string {
		var text strings.Builder
		for i := 0; text.Len() < maxSize-100; i++ {
			fmt.Fprintf(&text, format, i)
		}
		return text.String()
	}
	for name, text := range map[string]string{
		"options":        "lint:\n  rules:\n    - rule: a\n      options: {" + many("k%d: 0, ") + "}\n",
		"nested options": "lint:\n  rules:\n    - rule: a\n      options: {x: [{" + many("k%d: 0, ") + "}]}\n",
		"settings":       many("product: p%d\n"),
		"text":           "product: {" + many("k%d: 0, ") + "}\n",
	} {
		started := time.Now()
		if _, err := Load(t.Context(), Options{File: write(t, text)}); err == nil {
			t.Errorf("%s: no error", name)
		}
		if took := time.Since(started); took > 20*time.Second { // about 1 s; without the checks, a minute
			t.Errorf("%s took %v", name, took)
		}
	}
}

func TestLoadHasALimit(t *testing.T) {
	_, err := Load(t.Context(), Options{File: write(t, "product: "+strings.Repeat("x", maxSize))})
	if err == nil || !strings.Contains(err.Error(), "cannot read the configuration: it is larger than 1 MiB") {
		t.Errorf("got %v", err)
	}
}

func TestLoadUnknownVariable(t *testing.T) {
	_, err := Load(t.Context(), Options{Dir: t.TempDir(), Environ: []string{"SWMMQUIZ_SERVE_ADR=x"}})
	if err == nil || err.Error() != "environment: unknown variable \"SWMMQUIZ_SERVE_ADR\"" {
		t.Fatalf("got %v", err)
	}
	var fault *Error
	if !errors.As(err, &fault) || fault.Remedy != `did you mean "SWMMQUIZ_SERVE_ADDR"?` {
		t.Errorf("got %+v", err)
	}
}

func TestLoadVariableOfTheWrongType(t *testing.T) {
	_, err := Load(t.Context(), Options{File: write(t, ""), Environ: []string{"SWMMQUIZ_QUIZ_SIZE=many", "SWMMQUIZ_LIMITS_FILESIZE="}})
	if want := `SWMMQUIZ_QUIZ_SIZE: expected a whole number, found "many"`; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestLoadVariableThatIsTooLarge(t *testing.T) {
	_, err := Load(t.Context(), Options{File: write(t, ""), Environ: []string{"SWMMQUIZ_QUIZ_SIZE=99999999999999999999"}})
	if want := "SWMMQUIZ_QUIZ_SIZE: out of range: 99999999999999999999"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestLoadMissingFile(t *testing.T) {
	_, err := Load(t.Context(), Options{File: filepath.Join(t.TempDir(), "none.yaml")})
	if err == nil || !strings.Contains(err.Error(), "none.yaml: cannot read the configuration: ") {
		t.Errorf("got %v", err)
	}
}

func TestReadErrorKeepsTheRemedyForPermissions(t *testing.T) {
	err := readError("a.yaml", &readfile.Error{Path: "a.yaml", Reason: "permission denied", Remedy: "change them", Err: fs.ErrPermission})
	var fault *Error
	if !errors.As(err, &fault) || fault.Remedy != "change them" {
		t.Errorf("got %+v", err)
	}
}
