package cli

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestBankMeetsItsBlueprint checks the project's own questions against the configured blueprint.
func TestBankMeetsItsBlueprint(t *testing.T) {
	r := runCommand(t, filepath.Join("..", ".."), exec.Command(buildTool(t), "stats", "--format", "json"))
	var stats struct {
		Blueprint []struct {
			What, Target, Actual string
			Met                  bool
		}
	}
	if err := json.Unmarshal([]byte(r.stdout), &stats); err != nil {
		t.Fatal(err)
	}
	if len(stats.Blueprint) < 10 {
		t.Fatalf("got %d requirements, want at least 10", len(stats.Blueprint))
	}
	for _, one := range stats.Blueprint {
		if !one.Met {
			t.Errorf("%s: got %s, want %s", one.What, one.Actual, one.Target)
		}
	}
}

// TestConformanceNamesExistingFiles looks up every file that the table of requirements names.
func TestConformanceNamesExistingFiles(t *testing.T) {
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
			t.Errorf("%s does not exist: %s", match[1], line)
		}
	}
	if rows < 50 {
		t.Errorf("%d rows were read, want the complete table", rows)
	}
}
