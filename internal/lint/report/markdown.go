package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

const (
	// maxMarkdown bounds a comment, in characters. GitHub rejects one that has more
	// than 65,536.
	maxMarkdown = 65_000
	// firstFindings is the number of findings that are not folded.
	firstFindings = 10
	// longestText bounds each text that a comment quotes, in characters.
	longestText = 400
)

// Baseline summarizes the comparison with a baseline, whose findings are left out of the result.
type Baseline struct {
	// File is the path of the baseline.
	File string
	// Known is the number of findings left out because the baseline has them. Gone is the number of
	// findings in the baseline that lint no longer reports, or 0 if only some rules ran.
	Known, Gone int
}

// writeMarkdown writes a comment for a pull request: how many findings each rule has, then
// the findings, the most severe first.
func writeMarkdown(w io.Writer, r *lint.Result, opts Options) error {
	var b strings.Builder
	fmt.Fprintf(&b, "### Questions: %s\n\n", summary(r))
	if base := opts.Baseline; base != nil {
		fmt.Fprintf(&b, "Compared with %s: %s, %d known, %d gone.\n\n",
			markdown(base.File), count(len(r.Findings), "new finding"), base.Known, base.Gone)
	}
	if len(r.Findings) > 0 {
		b.WriteString("| found | rule | what to do |\n|---|---|---|\n")
	}
	for _, t := range tallies(r.Findings) {
		fmt.Fprintf(&b, "| %s | [%s](%s) | %s |\n",
			inWords(t.Counts), markdown(t.Rule.Name), safetext.Line(PageAddress(t.Rule)), strings.ReplaceAll(t.Advice(), "|", `\|`))
	}
	room := maxMarkdown - utf8.RuneCountInString(b.String())
	folded := false
	worstFirst := slices.Clone(r.Findings)
	slices.SortStableFunc(worstFirst, func(a, b lint.Finding) int { return cmp.Compare(b.Severity, a.Severity) })
	for i := range worstFirst {
		f := &worstFirst[i]
		line := fmt.Sprintf("- **%s** %s, line %d: %s\n", f.Severity, markdown(heading(f, opts)), f.Start.Line, markdown(f.Message))
		if f.Hint != "" {
			line += "  " + markdown(capital(f.Hint)) + "\n"
		}
		switch {
		case i == 0:
			line = "\n" + line
		case i == firstFindings:
			line = fmt.Sprintf("\n<details><summary>%s</summary>\n\n", count(len(r.Findings)-i, "more finding")) + line
		}
		// The line that says how many are not shown needs room as well, and so does the ending.
		if room -= utf8.RuneCountInString(line); room < 100 {
			fmt.Fprintf(&b, "\nNot shown: %s. Run `swmmquiz lint --max-per-rule 0` to see all.\n", count(len(r.Findings)-i, "more finding"))
			break
		}
		b.WriteString(line)
		folded = i >= firstFindings
	}
	if folded {
		b.WriteString("\n</details>\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// markdown clips a text, puts it on one line and escapes it for Markdown. An empty comment
// after @ and # keeps GitHub from linking to users and issues.
func markdown(text string) string {
	text = safetext.Markdown(safetext.Clip(safetext.Line(text), longestText))
	return strings.NewReplacer(`\@`, `@<!-- -->`, `\#`, `#<!-- -->`).Replace(text)
}
