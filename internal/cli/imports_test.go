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

// arrows are the packages of the project that each package may import; see
// docs/architecture.md.
var arrows = map[string][]string{
	"cmd/swmmquiz":                {"internal/cli"},
	"internal/cli":                {"internal/atomicfile", "internal/bank", "internal/config", "internal/export", "internal/lint", "internal/lint/report", "internal/lint/rules", "internal/lsp", "internal/readfile", "internal/safetext", "internal/serve", "internal/stats", "internal/suggest", "internal/tex", "internal/workspace", "web"},
	"internal/workspace":          {"internal/atomicfile", "internal/bank", "internal/config", "internal/lint", "internal/lint/rules", "internal/readfile"},
	"internal/readfile":           {},
	"internal/safetext":           {},
	"internal/lint":               {"internal/bank", "internal/config", "internal/richtext", "internal/suggest"},
	"internal/cues":               {"internal/lint"},
	"internal/cues/make":          {},
	"internal/lint/rules":         {"internal/bank", "internal/config", "internal/cues", "internal/lint", "internal/lint/hypernym", "internal/lint/lexicon", "internal/lint/report", "internal/richtext", "internal/suggest", "internal/tex"},
	"internal/lint/hypernym":      {},
	"internal/lint/hypernym/make": {"internal/lint/hypernym"},
	"internal/lint/lexicon":       {},
	"internal/lint/lexicon/make":  {"internal/lint/lexicon"},
	"internal/lint/rules/gen":     {"internal/lint/report", "internal/lint/rules"},
	"internal/lint/report":        {"internal/bank", "internal/config", "internal/lint", "internal/safetext"},
	"internal/stats":              {"internal/bank", "internal/config", "internal/cues", "internal/lint"},
	"internal/lsp":                {"internal/bank", "internal/lint"},
	"internal/atomicfile":         {},
	"internal/itemtext":           {"internal/bank", "internal/richtext"},
	"internal/export":             {"internal/atomicfile", "internal/bank", "internal/config", "internal/itemtext", "internal/readfile", "internal/richtext", "internal/tex"},
	"internal/serve":              {"internal/readfile"},
	"internal/richtext":           {},
	"internal/tex":                {},
	"internal/bank":               {"internal/readfile", "internal/suggest"},
	"internal/config":             {"internal/readfile", "internal/suggest"},
	"internal/suggest":            {},
	"web":                         {},
}

// owners are libraries that one package alone may import.
var owners = map[string]string{
	"github.com/spf13/cobra": "internal/cli",
	"github.com/spf13/viper": "internal/config",
	"github.com/dop251/goja": "internal/tex",
	"golang.org/x/sys/unix":  "internal/atomicfile",
}

func TestImportsFollowTheArrows(t *testing.T) {
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
			allowed, known := arrows[from]
			if !known {
				t.Errorf("package %s has no arrows: say in this test, and in docs/architecture.md, what it may import", from)
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
				if own, ok := strings.CutPrefix(name, module); ok && own != from && !slices.Contains(allowed, own) {
					t.Errorf("%s imports %s, which its arrows don't allow", path, own)
				}
				if owner, ok := owners[name]; ok && owner != from {
					t.Errorf("%s imports %s, which is for %s alone", path, name, owner)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
