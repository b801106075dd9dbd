package cli

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/swmmquiz/swmmquiz/"

// familyImports are the packages that a family of lint rules may import.
const familyImports = "bank english english/spelling itemtext lint lint/cue lint/rules/ruletest quantity safetext"

// allowedImports are the packages of the project that each package may import,
// without internal/; see docs/architecture.md.
var allowedImports = map[string]string{
	"cmd/swmmquiz": "cli",
	"internal/cli": "atomicfile bank config english english/spelling export itemtext lint lint/report lint/rules lsp " +
		"readfile safetext serve stats suggest tex workspace web",
	"internal/workspace": "atomicfile bank config lint lint/rules readfile",
	"internal/serve":     "readfile",
	"internal/lsp":       "bank lint safetext",
	"internal/stats":     "bank config itemtext lint/testwise",
	"internal/export":    "atomicfile bank clash config figure itemtext quantity readfile richtext tex",
	"internal/clash":     "bank itemtext",

	"internal/lint":                 "bank config english itemtext suggest",
	"internal/lint/cue":             "english english/spelling itemtext",
	"internal/lint/testwise":        "bank english itemtext lint/cue",
	"internal/lint/report":          "bank docs/rules lint richtext safetext stats",
	"internal/lint/rules":           familyImports + " config docs/rules lint/report readfile",
	"internal/lint/rules/ruletest":  "bank config lint",
	"internal/lint/rules/shape":     familyImports,
	"internal/lint/rules/stem":      familyImports,
	"internal/lint/rules/options":   familyImports,
	"internal/lint/rules/key":       familyImports,
	"internal/lint/rules/text":      familyImports + " config richtext tex",
	"internal/lint/rules/facts":     familyImports,
	"internal/lint/rules/itemtypes": familyImports,
	"internal/lint/rules/bankwide":  familyImports,

	"internal/itemtext":              "bank english quantity richtext",
	"internal/english":               "english/spelling",
	"internal/english/spelling":      "",
	"internal/english/spelling/make": "english/spelling",
	"internal/quantity":              "suggest",

	"internal/bank":       "figure readfile suggest",
	"internal/figure":     "readfile",
	"internal/config":     "readfile suggest",
	"internal/atomicfile": "",
	"internal/readfile":   "",
	"internal/safetext":   "",
	"internal/richtext":   "",
	"internal/tex":        "",
	"internal/suggest":    "",
	"web":                 "",
}

// allowed reports whether a package may import another package of the project.
func allowed(from, to string) bool {
	if family, ok := strings.CutPrefix(to, "internal/lint/rules/"); ok && from == "internal/lint/rules" {
		return !strings.Contains(family, "/")
	}
	return from == to || slices.Contains(strings.Fields(allowedImports[from]), strings.TrimPrefix(to, "internal/"))
}

// owners maps libraries to the only package that may import them.
var owners = map[string]string{
	"github.com/spf13/cobra": "internal/cli",
	"github.com/spf13/viper": "internal/config",
	"github.com/dop251/goja": "internal/tex",
	"golang.org/x/sys/unix":  "internal/atomicfile",
}

func TestImports(t *testing.T) {
	root := filepath.Join("..", "..")
	for _, top := range []string{"cmd", "internal", "web"} {
		err := filepath.WalkDir(filepath.Join(root, top), func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == "testdata") {
				return filepath.SkipDir
			}
			if entry.IsDir() || !strings.HasSuffix(path, ".go") {
				return nil
			}
			relative, err := filepath.Rel(root, filepath.Dir(path))
			if err != nil {
				return err
			}
			from := filepath.ToSlash(relative)
			if _, known := allowedImports[from]; !known {
				t.Errorf("package %s: add what it may import to allowedImports and docs/architecture.md", from)
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
			if err != nil {
				return err
			}
			for _, spec := range file.Imports {
				name, err := strconv.Unquote(spec.Path.Value)
				if err != nil {
					return err
				}
				if own, ok := strings.CutPrefix(name, module); ok && !allowed(from, own) {
					t.Errorf("%s imports %s, which the package may not", path, own)
				}
				if owner, ok := owners[name]; ok && owner != from {
					t.Errorf("%s imports %s, which only %s may", path, name, owner)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
