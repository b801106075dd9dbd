package report

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// Rules writes the table of rules: as text, aligned or with tabs, or as JSON.
// level returns the severity with which a rule runs.
func Rules(w io.Writer, format Format, rules []*lint.Rule, level func(*lint.Rule) lint.Severity, aligned bool) error {
	if format == JSON {
		return rulesJSON(w, rules, level)
	}
	if format != Text {
		return fmt.Errorf("the table of rules has no format %q", format)
	}
	var text bytes.Buffer
	text.WriteString("CODE\tRULE\tLEVEL\tSCOPE\tFIX\tSUMMARY\n")
	for _, rule := range rules {
		fix := cmp.Or(string(rule.Fix), "by hand")
		fmt.Fprintf(&text, "%s\t%s\t%s\t%s\t%s\t%s\n", rule.Code, rule.Name, level(rule), rule.Scope, fix, rule.Summary)
	}
	if !aligned {
		_, err := text.WriteTo(w)
		return err
	}
	table := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	_, err := text.WriteTo(table)
	return errors.Join(err, table.Flush())
}

type jsonRule struct {
	Code     string        `json:"code"`
	Name     string        `json:"name"`
	Summary  string        `json:"summary"`
	Severity string        `json:"severity"`
	Level    string        `json:"level"`
	Scope    string        `json:"scope"`
	Fix      string        `json:"fix"`
	Since    string        `json:"since"`
	Always   bool          `json:"always"`
	Options  []lint.Option `json:"options"`
}

// rulesJSON writes the rules as JSON. Severity is the rule's own; level is the one
// with which it runs.
func rulesJSON(w io.Writer, rules []*lint.Rule, level func(*lint.Rule) lint.Severity) error {
	list := make([]jsonRule, len(rules))
	for i, rule := range rules {
		list[i] = jsonRule{
			Code: rule.Code, Name: rule.Name, Summary: rule.Summary, Severity: rule.Severity.String(), Level: level(rule).String(),
			Scope: string(rule.Scope), Fix: string(rule.Fix), Since: cmp.Or(rule.Since, "0.1.0"), Always: rule.Always,
			Options: append([]lint.Option{}, rule.Options...), // an empty list, not null
		}
	}
	return safetext.WriteJSON(w, list)
}
