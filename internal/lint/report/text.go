package report

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// paint colors a text, or returns it unchanged.
type paint func(string) string

// palette contains the colors of the text format.
type palette struct {
	severity                map[lint.Severity]paint
	place, code, bar, caret paint
}

func newPalette(on bool) palette {
	style := func(colors ...text.Color) paint {
		if !on {
			return func(s string) string { return s }
		}
		// Colors.Sprint reads the environment, but the caller has already decided.
		start := text.Colors(colors).EscapeSeq()
		return func(s string) string { return start + s + text.EscapeReset }
	}
	return palette{
		severity: map[lint.Severity]paint{
			lint.Error:   style(text.FgRed, text.Bold),
			lint.Warning: style(text.FgYellow, text.Bold),
			lint.Info:    style(text.FgCyan, text.Bold),
		},
		place: style(text.Bold), code: style(text.Faint), bar: style(text.Faint), caret: style(text.FgGreen, text.Bold),
	}
}

// writeText writes the findings by item, unless only a summary is wanted. A line per
// rule follows, the most important first: how much it found and what to do about it. The
// last line counts all findings.
func writeText(w io.Writer, r *lint.Result, opts Options) error {
	p := newPalette(opts.Color)
	if !opts.Summary {
		if hidden := len(r.Findings) - writeFindings(w, r, opts, p); hidden > 0 {
			fmt.Fprintf(w, "not shown: %s (at most %d per rule; --max-per-rule 0 shows all)\n\n",
				count(hidden, "more finding"), opts.MaxPerRule)
		}
	}
	if len(r.Findings) > 0 {
		fmt.Fprintln(w, p.place("By rule, most important first:"))
		table := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
		for _, t := range tallies(r.Findings) {
			fmt.Fprintf(table, "%s\t%s\t%s\n", inWords(t.Counts), t.Rule.Name, t.Advice())
		}
		table.Flush()
		fmt.Fprintln(w)
	}
	_, err := fmt.Fprintln(w, summary(r))
	return err
}

// writeFindings writes the findings under the names of their items, and returns how many it wrote.
func writeFindings(w io.Writer, r *lint.Result, opts Options, p palette) (shown int) {
	seen := map[*lint.Rule]int{}
	var last *lint.Finding
	for i := range r.Findings {
		f := &r.Findings[i]
		if seen[f.Rule]++; opts.MaxPerRule > 0 && seen[f.Rule] > opts.MaxPerRule {
			continue
		}
		if last == nil || !sameItem(f, last) {
			fmt.Fprintf(w, "%s\n\n", p.place("== "+safetext.Line(heading(f, opts))))
		}
		last = f
		writeFinding(w, f, opts, p)
		shown++
	}
	return shown
}

// writeFinding writes the line of a finding, the source line with a caret under
// the place, related places and the hint.
func writeFinding(w io.Writer, f *lint.Finding, opts Options, p palette) {
	fmt.Fprintf(w, "%s: %s %s %s %s\n",
		p.place(safetext.Line(opts.Position(f.Location))), p.severity[f.Severity](f.Severity.String()),
		f.Rule.Code, safetext.Line(f.Message), p.code("["+f.Rule.Name+"]"))
	if line, marks, ok := snippet(f.Location); ok {
		number := fmt.Sprintf("%5d", f.Start.Line)
		fmt.Fprintf(w, "%s %s %s\n", p.bar(number), p.bar("|"), line)
		fmt.Fprintf(w, "%s %s %s\n", strings.Repeat(" ", len(number)), p.bar("|"), p.caret(marks))
	}
	for _, related := range f.Related {
		fmt.Fprintf(w, "also: %s: %s\n", safetext.Line(opts.Position(related.Location)), safetext.Line(related.Message))
	}
	if f.Hint != "" {
		fmt.Fprintf(w, "hint: %s\n", safetext.Line(f.Hint))
	}
	fmt.Fprintln(w)
}

// sameItem reports whether two findings are about the same item, or about the same
// file if they are about no item.
func sameItem(a, b *lint.Finding) bool {
	if a.Question == nil || b.Question == nil {
		return a.Question == b.Question && a.File == b.File
	}
	return *a.Question == *b.Question && a.File == b.File
}

// maxStem is the maximum number of characters of a stem that a heading repeats.
const maxStem = 60

// heading names what a finding is about: an item by number, ID and stem, or a file.
func heading(f *lint.Finding, opts Options) string {
	if f.Question == nil {
		return opts.path(f.File)
	}
	name := fmt.Sprintf("%s, question %d", opts.path(f.File), f.Question.Index+1)
	if f.Question.ID != "" {
		name += fmt.Sprintf(", %q", f.Question.ID)
	}
	span, _ := f.Doc.Value(fmt.Sprintf("/%d/q", f.Question.Index))
	stem := ""
	if json.Unmarshal(f.Doc.Source[span.Start:span.End], &stem) != nil || strings.TrimSpace(stem) == "" {
		return name // a missing or broken stem
	}
	return name + ": " + safetext.Clip(strings.Join(strings.Fields(stem), " "), maxStem)
}

// Position is the place of a finding as the formats show it: file:line:column.
func (o Options) Position(l lint.Location) string {
	return fmt.Sprintf("%s:%d:%d", o.path(l.File), l.Start.Line, l.Start.Column)
}
