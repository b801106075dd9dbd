package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestConformanceNamesWhatIsThere looks up every file that the table of
// requirements names.
func TestConformanceNamesWhatIsThere(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "docs", "conformance.md"))
	if err != nil {
		t.Fatal(err)
	}
	folders := []string{"", "web/src", "web", "internal/cli/testdata", "web/src/quiz/components", "web/src/quiz/model"}
	rows := 0
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "| ") {
			continue
		}
		rows++
	files:
		for _, match := range regexp.MustCompile("`([^` ]+\\.(?:tsx?|go|txtar|yaml|md))`").FindAllStringSubmatch(line, -1) {
			for _, folder := range folders {
				if _, err := os.Stat(filepath.Join(root, folder, match[1])); err == nil {
					continue files
				}
			}
			t.Errorf("%s is not there: %s", match[1], line)
		}
	}
	if rows < 50 {
		t.Errorf("%d rows were read, expected the whole table", rows)
	}
}
