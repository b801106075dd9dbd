// Package report writes the result of a lint run: as text or an HTML page for authors,
// JSON for scripts, SARIF for code hosts, GitHub annotations, and Markdown for pull
// requests. It also writes the documentation of rules.
package report

import (
	"bufio"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Format is a format of the output, as named on the command line.
type Format string

const (
	Text   Format = "text"
	JSON   Format = "json"
	SARIF  Format = "sarif"
	GitHub Format = "github"
	HTML   Format = "html"
	// Markdown is a comment for a pull request.
	Markdown Format = "markdown"
)

// Formats lists all formats. The first is the default.
var Formats = []Format{Text, JSON, SARIF, GitHub, HTML, Markdown}

// Options configure the output.
type Options struct {
	// Color makes text colored.
	Color bool
	// Dir is a folder. The names of the files in it are shown relative to it; if Dir is
	// empty, the names are not changed.
	Dir string
	// Version is the version of the tool.
	Version string
	// Rules are the rules that SARIF describes.
	Rules []*lint.Rule
	// MinSeverity is the lowest severity that is reported.
	MinSeverity lint.Severity
	// In text, MaxPerRule is the maximum number of findings of a rule, or 0 for no
	// limit, and Summary leaves out the findings and keeps the counts.
	MaxPerRule int
	Summary    bool
	// Banks are the banks that HTML shows. FixCommand is the command that it shows for fixing them;
	// empty if no command can, as for standard input.
	Banks      []Bank
	FixCommand string
	// Baseline, if not nil, is what the result was compared with.
	Baseline *Baseline
}

// Write writes a result in a format.
func Write(w io.Writer, format Format, r *lint.Result, opts Options) error {
	buffered := bufio.NewWriterSize(w, 64<<10)
	write, known := writers[format]
	if !known {
		return fmt.Errorf("unknown format %q", format)
	}
	if err := write(buffered, opts.filter(r), opts); err != nil {
		return err
	}
	return buffered.Flush()
}

var writers = map[Format]func(io.Writer, *lint.Result, Options) error{
	Text: writeText, JSON: writeJSON, SARIF: writeSARIF, GitHub: writeGitHub, HTML: writeHTML, Markdown: writeMarkdown,
}

// filter returns the result without the findings below MinSeverity.
func (o Options) filter(r *lint.Result) *lint.Result {
	kept := *r
	below := func(f lint.Finding) bool { return f.Severity < o.MinSeverity }
	kept.Findings = slices.DeleteFunc(slices.Clone(r.Findings), below)
	return &kept
}

// path is the name of a file as the formats show it: relative to Dir if it is
// in that folder, with slashes on every system.
func (o Options) path(file string) string {
	if o.Dir != "" && filepath.IsAbs(file) {
		if relative, err := filepath.Rel(o.Dir, file); err == nil && filepath.IsLocal(relative) {
			file = relative
		}
	}
	return filepath.ToSlash(file)
}
