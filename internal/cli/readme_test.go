package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadme runs the commands in the "Authors" section of the README. A command must print
// each line that the transcript shows below it, except "...".
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	section, _, _ := strings.Cut(string(readme[strings.Index(string(readme), "## Authors"):]), "\n## ")
	block := func(language string) string {
		found := regexp.MustCompile("(?s)```" + language + "\n(.*?)```").FindStringSubmatch(section)
		if found == nil {
			t.Fatalf("the README has no %s block for authors", language)
		}
		return found[1]
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "demo.json"), []byte(block("json")), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split(block("console"), "$ bin/")[1:] {
		command, lines, _ := strings.Cut(part, "\n")
		got, _ := runInBash(t, dir, command)
		for line := range strings.Lines(lines) {
			if line != "...\n" && !strings.Contains(got, line) {
				t.Errorf("%s does not print %q; it prints\n%s", command, line, got)
			}
		}
	}
}
