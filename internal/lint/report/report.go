// Package report turns the result of a lint run into bytes: text for people,
// JSON for scripts, SARIF for code hosts, and GitHub annotations. It also
// renders a rule's documentation. It decides nothing and counts nothing.
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

// Formats are all formats; the first is the default.
var Formats = []Format{Text, JSON, SARIF, GitHub}

// Options say how to write.
type Options struct {
	// Color makes text colored.
	Color bool
	// Dir is the folder that file names are shown relative to, when they are
	// in it; empty leaves them as they are.
	Dir string
	// Version is that of the tool; Repository is the address of its source.
	Version, Repository string
	// Rules are the rules that SARIF describes; nil means those that found
	// something.
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

// path is a file's name as the formats show it: relative to Dir when it is in
// there, with slashes on every system.
func (o Options) path(file string) string {
	if o.Dir != "" && filepath.IsAbs(file) {
		if relative, err := filepath.Rel(o.Dir, file); err == nil && filepath.IsLocal(relative) {
			file = relative
		}
	}
	return filepath.ToSlash(file)
}

// summary says in words how many findings there are.
func summary(r *lint.Result) string {
	c := r.Counts()
	var parts []string
	for _, part := range []struct {
		n    int
		name string
	}{{c.Errors, "error"}, {c.Warnings, "warning"}, {c.Infos, "info"}} {
		if part.n > 0 {
			parts = append(parts, count(part.n, part.name))
		}
	}
	found := "no findings"
	if len(parts) > 0 {
		found = strings.Join(parts, ", ")
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
