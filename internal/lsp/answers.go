package lsp

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/safetext"
)

// currentFindings waits until all changes are checked. It then returns the path of a file and the
// findings for its open text. It returns no findings if the last check read an earlier text.
func (s *server) currentFindings(ctx context.Context, uri string) (path string, findings []lint.Finding, err error) {
	path, ok := pathOf(uri)
	if !ok {
		return "", nil, nil
	}
	if err := s.settle(ctx); err != nil {
		return "", nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	findings = s.findings[path]
	if len(findings) > 0 && !bytes.Equal(s.open[path], findings[0].Doc.Source) {
		findings = nil
	}
	return path, findings, nil
}

// hover shows the findings under the pointer with the pages of their rules.
func (s *server) hover(ctx context.Context, p *hoverParams) (any, error) {
	_, findings, err := s.currentFindings(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	ranges := rangersOf(findings)
	pointer := textRange{Start: p.Position, End: p.Position}
	var parts []string
	var around *textRange
	for i := range findings {
		f := &findings[i]
		if found := ranges.of(f.Doc, f.Span); overlaps(found, pointer) {
			around = &found
			parts = append(parts, fmt.Sprintf("**%s**\n\n%s", safetext.Markdown(safetext.Line(f.Message)), s.opts.Page(f.Rule)))
		}
	}
	if len(parts) == 0 {
		return nil, nil
	}
	return hover{markupContent{"markdown", strings.Join(parts, "\n\n---\n\n")}, around}, nil
}

// codeAction offers the fixes of the findings in a range, and one action that
// applies all safe fixes of the file.
func (s *server) codeAction(ctx context.Context, p *codeActionParams) (any, error) {
	path, findings, err := s.currentFindings(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	actions := []codeAction{}
	hasSafeFix := false
	ranges := rangersOf(findings)
	for i := range findings {
		f := &findings[i]
		for n, fix := range f.Fixes {
			hasSafeFix = hasSafeFix || fix.Kind == lint.FixSafe
			if wanted(p, quickFix) && overlaps(ranges.of(f.Doc, f.Span), p.Range) {
				actions = append(actions, s.quickFix(f, fix, n == 0 && fix.Kind == lint.FixSafe, ranges))
			}
		}
	}
	if hasSafeFix && wanted(p, fixAll) {
		open := s.texts() // may be newer than the findings
		fixed, err := s.opts.Fix(ctx, path, open)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err == nil && !bytes.Equal(fixed, open[path]) {
			edit := replace(p.TextDocument.URI, open[path], fixed)
			actions = append(actions, codeAction{Title: "Fix all swmmquiz findings that are safe to fix", Kind: fixAll, Edit: edit})
		}
	}
	return actions, nil
}

// wanted reports whether the editor asks for a kind of action. If it names no
// kinds, it asks for all.
func wanted(p *codeActionParams, kind string) bool {
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

func (s *server) quickFix(f *lint.Finding, fix lint.Fix, preferred bool, ranges rangers) codeAction {
	edits := map[string][]textEdit{}
	for _, edit := range fix.Edits {
		uri := uriOf(absolute(edit.Doc.Path))
		edits[uri] = append(edits[uri], textEdit{ranges.of(edit.Doc, edit.Span), edit.New})
	}
	return codeAction{
		Title:       fmt.Sprintf("%s: %s", f.Rule.Name, fix.Message),
		Kind:        quickFix,
		IsPreferred: preferred,
		Diagnostics: []diagnostic{diagnosticOf(f, ranges, s.opts.Address)},
		Edit:        &workspaceEdit{edits},
	}
}

// formatting formats a file.
func (s *server) formatting(ctx context.Context, p *documentParams) (any, error) {
	path, ok := pathOf(p.TextDocument.URI)
	if !ok {
		return nil, nil
	}
	text := s.texts()[path]
	formatted, err := s.opts.Format(ctx, path, text)
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

// replace returns the edit that replaces the text of a file.
func replace(uri string, before, after []byte) *workspaceEdit {
	all := bank.Span{Start: 0, End: len(before)}
	edit := textEdit{newRanger(before, []bank.Span{all}).of(all), string(after)}
	return &workspaceEdit{map[string][]textEdit{uri: {edit}}}
}
