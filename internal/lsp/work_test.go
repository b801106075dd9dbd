package lsp

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// TestCloseDuringCheck closes the only open file while it is checked. The findings of
// that check must not stay in the editor.
func TestCloseDuringCheck(t *testing.T) {
	path := filepath.Join(t.TempDir(), "questions.json")
	doc := &bank.Document{Path: path, Source: []byte("[]")}
	started, release := make(chan bool), make(chan bool)
	s := newServer(Options{
		Check: func(context.Context, string, map[string][]byte) (*lint.Result, []string, error) {
			started <- true
			<-release
			finding := lint.Finding{Rule: &lint.Rule{}, Location: lint.Location{File: path, Doc: doc}}
			return &lint.Result{Findings: []lint.Finding{finding}}, []string{path}, nil
		},
		Address: func(*lint.Rule) string { return "" },
	})
	shown := 0
	s.notify = func(_ string, params any) { shown = len(params.(publication).Diagnostics) }
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan bool)
	go func() {
		defer close(done)
		s.work(ctx)
	}()
	s.set(uriOf(path), doc.Source)
	<-started
	if _, err := s.didClose(ctx, &documentParams{document{URI: uriOf(path)}}); err != nil {
		t.Fatal(err)
	}
	close(release)
	if err := s.settle(ctx); err != nil {
		t.Fatal(err)
	}
	cancel()
	s.wake()
	<-done
	if shown > 0 {
		t.Error("the closed file still has findings")
	}
}
