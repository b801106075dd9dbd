package lsp

import (
	protocol "github.com/tliron/glsp/protocol_3_16"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// diagnostics are findings of one file as the editor shows them. The list is
// never nil: an empty one takes earlier findings away.
func diagnostics(findings []lint.Finding, address func(*lint.Rule) string) []protocol.Diagnostic {
	list := make([]protocol.Diagnostic, 0, len(findings))
	ranges := rangesOf(findings)
	for i := range findings {
		list = append(list, diagnostic(&findings[i], ranges, address))
	}
	return list
}

func diagnostic(f *lint.Finding, ranges ranger, address func(*lint.Rule) string) protocol.Diagnostic {
	source, severity := "swmmquiz", severities[f.Severity]
	d := protocol.Diagnostic{
		Range:    ranges.of(f.Span),
		Severity: &severity,
		Code:     &protocol.IntegerOrString{Value: f.Rule.Code + " " + f.Rule.Name},
		Source:   &source,
		Message:  f.Message,
	}
	if f.Hint != "" {
		d.Message += "\n" + f.Hint
	}
	if href := address(f.Rule); href != "" {
		d.CodeDescription = &protocol.CodeDescription{HRef: href}
	}
	for _, other := range f.Related {
		at := newRanger(other.Doc.Source, []bank.Span{other.Span}).of(other.Span)
		d.RelatedInformation = append(d.RelatedInformation, protocol.DiagnosticRelatedInformation{
			Location: protocol.Location{URI: uriOf(absolute(other.File)), Range: at},
			Message:  other.Message,
		})
	}
	return d
}

var severities = map[lint.Severity]protocol.DiagnosticSeverity{
	lint.Error:   protocol.DiagnosticSeverityError,
	lint.Warning: protocol.DiagnosticSeverityWarning,
	lint.Info:    protocol.DiagnosticSeverityInformation,
}

// rangesOf are the ranges of all spans of findings of one file, those of their
// fixes included.
func rangesOf(findings []lint.Finding) ranger {
	if len(findings) == 0 {
		return nil
	}
	var spans []bank.Span
	for i := range findings {
		spans = append(spans, findings[i].Span)
		for _, fix := range findings[i].Fixes {
			for _, edit := range fix.Edits {
				if edit.Doc == findings[i].Doc {
					spans = append(spans, edit.Span)
				}
			}
		}
	}
	return newRanger(findings[0].Doc.Source, spans)
}
