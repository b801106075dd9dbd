package lsp

import (
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// diagnostics converts the findings of one file. It never returns nil, because
// an empty list clears the findings in the editor.
func diagnostics(findings []lint.Finding, address func(*lint.Rule) string) []diagnostic {
	list := make([]diagnostic, 0, len(findings))
	ranges := rangersOf(findings)
	for i := range findings {
		list = append(list, diagnosticOf(&findings[i], ranges, address))
	}
	return list
}

func diagnosticOf(f *lint.Finding, ranges rangers, address func(*lint.Rule) string) diagnostic {
	d := diagnostic{
		Range:    ranges.of(f.Doc, f.Span),
		Severity: severities[f.Severity],
		Code:     f.Rule.Code + " " + f.Rule.Name,
		Source:   "swmmquiz",
		Message:  f.Message,
	}
	if f.Hint != "" {
		d.Message += "\n" + f.Hint
	}
	if href := address(f.Rule); href != "" {
		d.CodeDescription = &codeDescription{href}
	}
	for _, other := range f.Related {
		at := location{uriOf(absolute(other.File)), ranges.of(other.Doc, other.Span)}
		d.Related = append(d.Related, relatedInformation{at, other.Message})
	}
	return d
}

var severities = map[lint.Severity]int{lint.Error: 1, lint.Warning: 2, lint.Info: 3}

// rangers convert spans of several documents to ranges.
type rangers map[*bank.Document]ranger

func (r rangers) of(doc *bank.Document, span bank.Span) textRange { return r[doc].of(span) }

// rangersOf returns rangers for every span in the findings: those of their places, related
// places and fixes.
func rangersOf(findings []lint.Finding) rangers {
	spans := map[*bank.Document][]bank.Span{}
	for i := range findings {
		f := &findings[i]
		spans[f.Doc] = append(spans[f.Doc], f.Span)
		for _, other := range f.Related {
			spans[other.Doc] = append(spans[other.Doc], other.Span)
		}
		for _, fix := range f.Fixes {
			for _, edit := range fix.Edits {
				spans[edit.Doc] = append(spans[edit.Doc], edit.Span)
			}
		}
	}
	all := rangers{}
	for doc, list := range spans {
		all[doc] = newRanger(doc.Source, list)
	}
	return all
}
