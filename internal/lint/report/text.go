package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/fatih/color"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// paint colors a text, or returns it as it is.
type paint func(string) string

// palette are the colors of the text format.
type palette struct {
	severity                map[lint.Severity]paint
	place, code, bar, caret paint
}

func newPalette(on bool) palette {
	style := func(attributes ...color.Attribute) paint {
		if !on {
			return func(s string) string { return s }
		}
		c := color.New(attributes...)
		c.EnableColor() // the caller has checked the terminal
		return func(s string) string { return c.Sprint(s) }
	}
	return palette{
		severity: map[lint.Severity]paint{
			lint.Error:   style(color.FgRed, color.Bold),
			lint.Warning: style(color.FgYellow, color.Bold),
			lint.Info:    style(color.FgCyan, color.Bold),
		},
		place: style(color.Bold), code: style(color.Faint), bar: style(color.Faint), caret: style(color.FgGreen, color.Bold),
	}
}

// writeText writes for each finding a line, the source line with a caret under
// the place, related places and the hint. The summary comes last.
func writeText(w io.Writer, r *lint.Result, opts Options) error {
	p := newPalette(opts.Color)
	for i := range r.Findings {
		f := &r.Findings[i]
		fmt.Fprintf(w, "%s: %s %s %s %s\n",
			p.place(safetext.Line(position(opts, f.Location))), p.severity[f.Severity](f.Severity.String()),
			f.Rule.Code, safetext.Line(f.Message), p.code("["+f.Rule.Name+"]"))
		if line, marks, ok := snippet(f.Location); ok {
			number := fmt.Sprintf("%5d", f.Start.Line)
			fmt.Fprintf(w, "%s %s %s\n", p.bar(number), p.bar("|"), line)
			fmt.Fprintf(w, "%s %s %s\n", strings.Repeat(" ", len(number)), p.bar("|"), p.caret(marks))
		}
		for _, related := range f.Related {
			fmt.Fprintf(w, "also: %s: %s\n", safetext.Line(position(opts, related.Location)), safetext.Line(related.Message))
		}
		if f.Hint != "" {
			fmt.Fprintf(w, "hint: %s\n", safetext.Line(f.Hint))
		}
		fmt.Fprintln(w)
	}
	_, err := fmt.Fprintln(w, summary(r))
	return err
}

// position is file:line:column.
func position(opts Options, l lint.Location) string {
	return fmt.Sprintf("%s:%d:%d", opts.path(l.File), l.Start.Line, l.Start.Column)
}
