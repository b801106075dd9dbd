package lsp

import (
	"context"
	"path/filepath"
	"slices"
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

// TestFilesOfOtherBanks opens a bank, a draft and a file that belongs to no bank. Each
// keeps its findings while it is open, whatever happens to the others.
func TestFilesOfOtherBanks(t *testing.T) {
	dir := t.TempDir()
	questions, topics := filepath.Join(dir, "questions.json"), filepath.Join(dir, "topics.json")
	draft, other := filepath.Join(dir, "draft.json"), filepath.Join(dir, "package.json")
	banks := map[string][]string{questions: {questions, topics}, draft: {draft}}
	s := newServer(Options{
		Check: func(_ context.Context, file string, _ map[string][]byte) (*lint.Result, []string, error) {
			result := &lint.Result{}
			for _, path := range banks[file] {
				location := lint.Location{File: path, Doc: &bank.Document{Path: path, Source: []byte("[]")}}
				result.Findings = append(result.Findings, lint.Finding{Rule: &lint.Rule{}, Location: location})
			}
			return result, banks[file], nil
		},
		Address: func(*lint.Rule) string { return "" },
	})
	shown := map[string]int{}
	s.notify = func(_ string, params any) {
		p := params.(publication)
		shown[p.URI] = len(p.Diagnostics)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan bool)
	go func() {
		defer close(done)
		s.work(ctx)
	}()
	expect := func(after string, want ...string) {
		t.Helper()
		if err := s.settle(ctx); err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{questions, topics, draft, other} {
			if got := shown[uriOf(path)] > 0; got != slices.Contains(want, path) {
				t.Errorf("after %s: %s has findings: %v", after, filepath.Base(path), got)
			}
		}
	}
	closeFile := func(path string) {
		t.Helper()
		if _, err := s.didClose(ctx, &documentParams{document{URI: uriOf(path)}}); err != nil {
			t.Fatal(err)
		}
	}
	for _, path := range []string{questions, draft, other} {
		s.set(uriOf(path), []byte("[]"))
	}
	expect("opening all", questions, topics, draft)
	s.set(uriOf(other), []byte("{}"))
	expect("a change of the other file", questions, topics, draft)
	closeFile(draft)
	expect("closing the draft", questions, topics)
	closeFile(questions)
	expect("closing the bank")
	s.set(uriOf(draft), []byte("[]"))
	expect("opening the draft again", draft)
	banks[draft] = nil
	s.set(uriOf(draft), []byte("{}"))
	expect("the draft became another file")
	cancel()
	s.wake()
	<-done
}
