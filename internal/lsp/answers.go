package lsp

import (
	"bytes"
	"fmt"
	"maps"
	"strings"

	"github.com/tliron/glsp"
	protocol "github.com/tliron/glsp/protocol_3_16"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// fixAll is the action that an editor can run when a file is saved.
const fixAll protocol.CodeActionKind = protocol.CodeActionKindSource + ".fixAll.swmmquiz"

// current are the findings of a file that fit its open text.
func (s *server) current(uri string) (path string, text []byte, findings []lint.Finding) {
	path, ok := pathOf(uri)
	if !ok {
		return "", nil, nil
	}
	s.settle()
	s.mu.Lock()
	defer s.mu.Unlock()
	text, findings = s.open[path], s.findings[path]
	if len(findings) > 0 && !bytes.Equal(text, findings[0].Doc.Source) {
		findings = nil
	}
	return path, text, findings
}

// hover explains the findings under the pointer: what is wrong, and the rule's
// page.
func (s *server) hover(_ *glsp.Context, p *protocol.HoverParams) (*protocol.Hover, error) {
	_, _, findings := s.current(p.TextDocument.URI)
	ranges := rangesOf(findings)
	pointer := protocol.Range{Start: p.Position, End: p.Position}
	var parts []string
	var around *protocol.Range
	for i := range findings {
		f := &findings[i]
		if at := ranges.of(f.Span); overlaps(at, pointer) {
			around = &at
			parts = append(parts, fmt.Sprintf("**%s**\n\n%s", f.Message, s.opts.Page(f.Rule)))
		}
	}
	if len(parts) == 0 {
		return nil, nil
	}
	return &protocol.Hover{
		Contents: protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: strings.Join(parts, "\n\n---\n\n")},
		Range:    around,
	}, nil
}

// codeAction offers the fixes of findings in a range, and all safe ones of the
// file at once.
func (s *server) codeAction(_ *glsp.Context, p *protocol.CodeActionParams) (any, error) {
	path, text, findings := s.current(p.TextDocument.URI)
	actions := []protocol.CodeAction{}
	safe := false
	ranges := rangesOf(findings)
	for i := range findings {
		f := &findings[i]
		for n, fix := range f.Fixes {
			safe = safe || fix.Kind == lint.FixSafe
			if wanted(p, protocol.CodeActionKindQuickFix) && overlaps(ranges.of(f.Span), p.Range) {
				actions = append(actions, s.quickFix(f, fix, n == 0 && fix.Kind == lint.FixSafe, ranges))
			}
		}
	}
	if safe && wanted(p, fixAll) {
		mended, err := s.opts.Mend(path, s.texts())
		if err == nil && !bytes.Equal(mended, text) {
			kind := fixAll
			actions = append(actions, protocol.CodeAction{Title: "Mend all that swmmquiz can mend", Kind: &kind, Edit: replace(p.TextDocument.URI, text, mended)})
		}
	}
	return actions, nil
}

// wanted says whether the editor asks for a kind of action; none named means
// all.
func wanted(p *protocol.CodeActionParams, kind protocol.CodeActionKind) bool {
	if len(p.Context.Only) == 0 {
		return true
	}
	for _, only := range p.Context.Only {
		if kind == only || strings.HasPrefix(kind, only+".") {
			return true
		}
	}
	return false
}

func (s *server) quickFix(f *lint.Finding, fix lint.Fix, preferred bool, ranges ranger) protocol.CodeAction {
	edits := map[protocol.DocumentUri][]protocol.TextEdit{}
	for _, edit := range fix.Edits {
		around := ranges.of(edit.Span)
		if edit.Doc != f.Doc {
			around = newRanger(edit.Doc.Source, []bank.Span{edit.Span}).of(edit.Span)
		}
		uri := uriOf(absolute(edit.Doc.Path))
		edits[uri] = append(edits[uri], protocol.TextEdit{Range: around, NewText: edit.New})
	}
	kind := protocol.CodeActionKindQuickFix
	return protocol.CodeAction{
		Title:       fmt.Sprintf("%s: %s", f.Rule.Name, fix.Message),
		Kind:        &kind,
		IsPreferred: &preferred,
		Diagnostics: []protocol.Diagnostic{diagnostic(f, ranges, s.opts.Address)},
		Edit:        &protocol.WorkspaceEdit{Changes: edits},
	}
}

// formatting gives the canonical form.
func (s *server) formatting(_ *glsp.Context, p *protocol.DocumentFormattingParams) ([]protocol.TextEdit, error) {
	path, ok := pathOf(p.TextDocument.URI)
	if !ok {
		return nil, nil
	}
	text := s.texts()[path]
	formatted, err := s.opts.Format(path, text)
	if err != nil || bytes.Equal(text, formatted) {
		return nil, err
	}
	return replace(p.TextDocument.URI, text, formatted).Changes[p.TextDocument.URI], nil
}

func (s *server) texts() map[string][]byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.open)
}

// replace is the edit that gives a file a new text.
func replace(uri string, before, after []byte) *protocol.WorkspaceEdit {
	whole := bank.Span{Start: 0, End: len(before)}
	edit := protocol.TextEdit{Range: newRanger(before, []bank.Span{whole}).of(whole), NewText: string(after)}
	return &protocol.WorkspaceEdit{Changes: map[protocol.DocumentUri][]protocol.TextEdit{uri: {edit}}}
}
