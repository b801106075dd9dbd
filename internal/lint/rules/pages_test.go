package rules

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

const pagesDir = "../../../docs/rules"

// TestPages checks the page of each rule: its head matches the rule, and lint
// reports the first example with this rule alone and accepts the second.
// UPDATE_GOLDEN=1 rewrites the heads, the reports and the list of rules.
func TestPages(t *testing.T) {
	want := map[string]bool{"README.md": true, "embed.go": true, "embed_test.go": true}
	for _, rule := range All() {
		want[report.PageName(rule)] = true
		t.Run(rule.Name, func(t *testing.T) { checkPage(t, rule) })
	}
	golden(t, filepath.Join(pagesDir, "README.md"), pageIndex())
	files, _ := filepath.Glob(filepath.Join(pagesDir, "*"))
	for _, file := range files {
		if !want[filepath.Base(file)] {
			t.Errorf("%s belongs to no rule", file)
		}
	}
}

func checkPage(t *testing.T, rule *lint.Rule) {
	file := filepath.Join(pagesDir, report.PageName(rule))
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	page := "\n" + string(data)
	_, body, found := strings.Cut(page, "\n## Why\n")
	if !found {
		t.Fatalf("%s has no section Why", file)
	}
	for _, heading := range []string{"What to do", "Reported", "Accepted", "Sources"} {
		if rulepages.Section(page, heading) == "" {
			t.Errorf("%s has no section %q", file, heading)
		}
	}
	reported := rulepages.Section(page, "Reported")
	result := ruletest.Run(t, All(), exampleFiles(t, reported))
	for _, f := range result.Findings {
		if f.Rule != rule {
			t.Errorf("the example is also reported by %s: %s", f.Rule.Name, f.Message)
		}
	}
	if len(result.Findings) == 0 {
		t.Error("the example is not reported")
	}
	for _, f := range ruletest.Run(t, All(), exampleFiles(t, rulepages.Section(page, "Accepted"))).Findings {
		t.Errorf("the accepted example is reported by %s: %s", f.Rule.Name, f.Message)
	}
	generated := strings.Replace(body, reported, withReport(reported, result), 1)
	golden(t, file, pageHead(rule)+"\n## Why\n"+generated)
}

// withReport returns an example with the report at its end replaced.
func withReport(section string, result *lint.Result) string {
	head, _, _ := strings.Cut(section, "\n```text\n")
	var lines []string
	for _, f := range result.Findings {
		lines = append(
			lines,
			fmt.Sprintf(
				"%s:%d:%d: %s %s %s [%s]",
				f.File,
				f.Start.Line,
				f.Start.Column,
				f.Severity,
				f.Rule.Code,
				escapeHidden(f.Message),
				f.Rule.Name,
			),
		)
	}
	return strings.TrimSpace(head) + "\n\n```text\n" + strings.Join(lines, "\n") + "\n```"
}

var fence = regexp.MustCompile("(?s)(?:`([a-z.]+)`:\n\n)?```(?:json|yaml)\n(.*?)\n```")

// exampleFiles returns the files of an example. A block without a file name contains
// the questions.
func exampleFiles(t *testing.T, section string) ruletest.Files {
	var files ruletest.Files
	for _, m := range fence.FindAllStringSubmatch(section, -1) {
		text := unescapeHidden(m[2]) + "\n"
		switch m[1] {
		case "", "questions.json":
			files.Questions = text
		case "topics.json":
			files.Topics = text
		case "references.json":
			files.References = text
		case "swmmquiz.yaml":
			files.Config = text
		default:
			t.Errorf("unknown file %q in an example", m[1])
		}
	}
	return files
}

// byNumber matches hidden characters and invalid bytes, which pages write as numbers.
var byNumber = regexp.MustCompile(`<(U\+|byte 0x)([0-9A-Fa-f]+)>`)

func unescapeHidden(text string) string {
	return byNumber.ReplaceAllStringFunc(text, func(mark string) string {
		m := byNumber.FindStringSubmatch(mark)
		n, err := strconv.ParseUint(m[2], 16, 32)
		if err != nil {
			return mark
		}
		if m[1] == "U+" {
			return string(rune(n))
		}
		return string([]byte{byte(n)})
	})
}

func escapeHidden(text string) string {
	return strings.NewReplacer("\ufeff", "<U+FEFF>", "\u200b", "<U+200B>", "\u00ad", "<U+00AD>").Replace(text)
}

// golden compares text with a file; UPDATE_GOLDEN=1 writes it.
func golden(t *testing.T, file, text string) {
	t.Helper()
	if os.Getenv("UPDATE_GOLDEN") != "" {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	have, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(have), text); diff != "" {
		t.Errorf("%s is out of date; run UPDATE_GOLDEN=1 go test ./internal/lint/rules (-file +generated):\n%s", file, diff)
	}
}
