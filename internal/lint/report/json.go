package report

import (
	"io"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// jsonVersion changes when a member of the format is removed or changes its meaning.
const jsonVersion = 1

type jsonReport struct {
	Version  int           `json:"version"`
	Summary  jsonSummary   `json:"summary"`
	Findings []jsonFinding `json:"findings"`
}

type jsonSummary struct {
	Questions int `json:"questions"`
	Errors    int `json:"errors"`
	Warnings  int `json:"warnings"`
	Infos     int `json:"infos"`
	// Rules are the rules with findings, the most important first.
	Rules []jsonTally `json:"rules"`
}

type jsonTally struct {
	Code string `json:"code"`
	Rule string `json:"rule"`
	lint.Counts
}

// jsonFinding is one finding. Lines and columns start at 1, columns count
// characters, and the end is just after the place. Path is a JSON pointer into
// File. Question is null for a finding that is not about a single question; its
// Index starts at 0. Fixable is also true if --fix needs --unsafe-fixes to fix the finding;
// Fixable in a jsonTally counts only the findings that --fix alone fixes.
type jsonFinding struct {
	Code      string            `json:"code"`
	Rule      string            `json:"rule"`
	Severity  string            `json:"severity"`
	Message   string            `json:"message"`
	File      string            `json:"file"`
	Line      int               `json:"line"`
	Column    int               `json:"column"`
	EndLine   int               `json:"endLine"`
	EndColumn int               `json:"endColumn"`
	Path      string            `json:"path"`
	Question  *lint.QuestionRef `json:"question"`
	Fixable   bool              `json:"fixable"`
}

func writeJSON(w io.Writer, r *lint.Result, opts Options) error {
	c := r.Counts()
	report := jsonReport{
		Version:  jsonVersion,
		Summary:  jsonSummary{r.Questions, c.Errors, c.Warnings, c.Infos, []jsonTally{}},
		Findings: make([]jsonFinding, len(r.Findings)),
	}
	for _, t := range tallies(r.Findings) {
		report.Summary.Rules = append(report.Summary.Rules, jsonTally{t.Rule.Code, t.Rule.Name, t.Counts})
	}
	for i := range r.Findings {
		f := &r.Findings[i]
		report.Findings[i] = jsonFinding{
			Code: f.Rule.Code, Rule: f.Rule.Name, Severity: f.Severity.String(), Message: f.Message,
			File: opts.path(f.File), Line: f.Start.Line, Column: f.Start.Column, EndLine: f.End.Line, EndColumn: f.End.Column,
			Path: f.Pointer, Question: f.Question, Fixable: f.Fixable(),
		}
	}
	return safetext.WriteJSON(w, report)
}
