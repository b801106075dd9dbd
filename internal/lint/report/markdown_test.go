package report

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestMarkdownEscapes(t *testing.T) {
	for text, want := range map[string]string{
		"plain, text.":          "plain, text.",
		"<b>*a* | `x` [l](u)":   "\\<b\\>\\*a\\* \\| \\`x\\` \\[l\\]\\(u\\)",
		"@octocat and #12":      "@<!-- -->octocat and #<!-- -->12",
		"line\n## break":        "line␊#<!-- -->#<!-- --> break",
		"$x_1$ &amp; ~~y~~ 1-2": "\\$x\\_1\\$ \\&amp; \\~\\~y\\~\\~ 1\\-2",
	} {
		if got := markdown(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// TestMarkdownIsBounded checks that a comment with many findings is not too long for GitHub, and that
// its folded part is closed.
func TestMarkdownIsBounded(t *testing.T) {
	r := sample(t)
	finding := r.Findings[1]
	finding.Message = strings.Repeat("水@", 5000)
	for range 3000 {
		r.Findings = append(r.Findings, finding)
	}
	text := string(write(t, Markdown, r, options))
	if n := utf8.RuneCountInString(text); n > 65_536 || n < 60_000 {
		t.Errorf("got %d characters, want 60000 to 65536", n)
	}
	if !strings.Contains(text, "\nNot shown: ") || strings.Count(text, "<details>") != 1 || !strings.HasSuffix(text, "\n</details>\n") {
		t.Errorf("the comment ends with %q", text[len(text)-200:])
	}
	few := string(write(t, Markdown, &lint.Result{Questions: 1}, options))
	if few != "### Questions: no findings in 1 question\n\n" {
		t.Errorf("without findings: %q", few)
	}
}

// TestMarkdownWithoutRoomForFoldedFindings fills the comment with exactly the findings that are not
// folded.
func TestMarkdownWithoutRoomForFoldedFindings(t *testing.T) {
	r := sample(t)
	finding := r.Findings[1]
	finding.Message, finding.Hint = strings.Repeat("@", longestText), strings.Repeat("@", 270)
	r.Findings = nil
	for range firstFindings + 1 {
		r.Findings = append(r.Findings, finding)
	}
	text := string(write(t, Markdown, r, options))
	const ending = "\nNot shown: 1 more finding. Run `swmmquiz lint --max-per-rule 0` to see all.\n"
	if !strings.HasSuffix(text, ending) || strings.Contains(text, "details>") {
		t.Errorf("the comment ends with %q", text[len(text)-200:])
	}
}

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "a b": "A b", "écart": "Écart", "水": "水", "\"a\"": "\"a\""} {
		if got := capital(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
