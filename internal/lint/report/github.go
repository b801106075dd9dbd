package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// annotationLimit is the number of annotations of each type that GitHub shows for a
// step. GitHub drops the rest silently.
const annotationLimit = 10

// annotationTypes are GitHub's names for the severities.
var annotationTypes = []struct {
	severity lint.Severity
	name     string
}{{lint.Error, "error"}, {lint.Warning, "warning"}, {lint.Info, "notice"}}

var (
	escapeData     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	escapeProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// writeGitHub writes workflow commands, which GitHub shows at the lines of the files. If a
// severity has more findings than GitHub shows, its last command says how many are not shown,
// and those findings follow as plain lines of the log.
func writeGitHub(w io.Writer, r *lint.Result, opts Options) error {
	for _, kind := range annotationTypes {
		var list []*lint.Finding
		for i := range r.Findings {
			if r.Findings[i].Severity == kind.severity {
				list = append(list, &r.Findings[i])
			}
		}
		shown := list
		if len(list) > annotationLimit {
			shown = list[:annotationLimit-1]
		}
		for _, f := range shown {
			writeAnnotation(w, kind.name, f, opts)
		}
		rest := list[len(shown):]
		if len(rest) == 0 {
			continue
		}
		fmt.Fprintf(w, "::%s title=swmmquiz lint::%s\n", kind.name,
			escapeData.Replace(fmt.Sprintf("%d more findings of severity %s are in the log of this step", len(rest), kind.severity)))
		for _, f := range rest {
			line := fmt.Sprintf("%s: %s %s %s [%s]", opts.Position(f.Location), f.Severity, f.Rule.Code, f.Message, f.Rule.Name)
			fmt.Fprintln(w, safetext.Line(line))
		}
	}
	_, err := fmt.Fprintln(w, summary(r))
	return err
}

func writeAnnotation(w io.Writer, kind string, f *lint.Finding, opts Options) {
	property := escapeProperty.Replace
	place := fmt.Sprintf("file=%s,line=%d,endLine=%d", property(safetext.Line(opts.path(f.File))), f.Start.Line, f.End.Line)
	if f.Start.Line == f.End.Line { // GitHub accepts columns only within one line
		place += fmt.Sprintf(",col=%d,endColumn=%d", f.Start.Column, f.End.Column)
	}
	message := safetext.Line(f.Message)
	if f.Hint != "" {
		message += "\nhint: " + safetext.Line(f.Hint)
	}
	fmt.Fprintf(w, "::%s %s,title=%s::%s\n", kind, place, property(f.Rule.Code+" "+f.Rule.Name), escapeData.Replace(message))
}
