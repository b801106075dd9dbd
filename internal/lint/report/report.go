// Package report writes the result of a lint run: as text for authors, JSON for
// scripts, SARIF for code hosts, and GitHub annotations. It also writes the
// documentation of rules. It does not filter or count findings.
package report

import (
	"bufio"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Format is an output format.
type Format string

// The formats.
const (
	Text   Format = "text"
	JSON   Format = "json"
	SARIF  Format = "sarif"
	GitHub Format = "github"
)

// Formats lists all formats. The first is the default.
var Formats = []Format{Text, JSON, SARIF, GitHub}

// Options configure the output.
type Options struct {
	// Color makes text colored.
	Color bool
	// Dir is the folder to which the names of files in it are shown relative;
	// empty shows them as they are.
	Dir string
	// Version is the version of the tool, Repository the address of its source.
	Version, Repository string
	// Rules are the rules that SARIF describes; nil means those with findings.
	Rules []*lint.Rule
}

// Write writes a result in a format.
func Write(w io.Writer, format Format, r *lint.Result, opts Options) error {
	buffered := bufio.NewWriterSize(w, 64<<10)
	var err error
	switch format {
	case Text:
		err = writeText(buffered, r, opts)
	case JSON:
		err = writeJSON(buffered, r, opts)
	case SARIF:
		err = writeSARIF(buffered, r, opts)
	case GitHub:
		err = writeGitHub(buffered, r, opts)
	default:
		return fmt.Errorf("unknown format %q", format)
	}
	if err != nil {
		return err
	}
	return buffered.Flush()
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

// summary is the number of findings in words.
func summary(r *lint.Result) string {
	c := r.Counts()
	var counts []string
	for _, part := range []struct {
		n    int
		name string
	}{{c.Errors, "error"}, {c.Warnings, "warning"}, {c.Infos, "info"}} {
		if part.n > 0 {
			counts = append(counts, count(part.n, part.name))
		}
	}
	found := "no findings"
	if len(counts) > 0 {
		found = strings.Join(counts, ", ")
	}
	text := fmt.Sprintf("%s in %s", found, count(r.Questions, "question"))
	if c.Fixable > 0 {
		text += fmt.Sprintf("; %d can be fixed with --fix", c.Fixable)
	}
	return text
}

func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
