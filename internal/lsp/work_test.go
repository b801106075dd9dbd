package lsp

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

type checkFunc = func(ctx context.Context, file string, open map[string][]byte) (*lint.Result, []string, error)

// start runs a server until the test ends. shown is the number of findings that the editor
// shows, by URI.
func start(t *testing.T, check checkFunc) (s *server, shown map[string]int) {
	t.Helper()
	opts := stub()
	opts.Check = check
	s, shown = newServer(opts), map[string]int{}
	s.notify = func(_ string, params any) {
		p := params.(publishParams)
		shown[p.URI] = len(p.Diagnostics)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan bool)
	go func() {
		defer close(done)
		s.work(ctx)
	}()
	t.Cleanup(func() {
		cancel()
		s.wake()
		<-done
	})
	return s, shown
}

func settle(t *testing.T, s *server) {
	t.Helper()
	if err := s.settle(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func closeFile(t *testing.T, s *server, path string) {
	t.Helper()
	if _, err := s.didClose(t.Context(), &documentParams{document{URI: uriOf(path)}}); err != nil {
		t.Fatal(err)
	}
}

// finding is a finding at the start of a file.
func finding(path, message string) lint.Finding {
	doc := &bank.Document{Path: path, Source: []byte("[]")}
	return lint.Finding{Rule: &lint.Rule{}, Message: message, Location: lint.Location{File: path, Doc: doc}}
}

// TestCloseDuringCheck closes the only open file while it is checked. The findings of
// that check must not stay in the editor.
func TestCloseDuringCheck(t *testing.T) {
	path := filepath.Join(t.TempDir(), "questions.json")
	started, release := make(chan bool), make(chan bool)
	s, shown := start(t, func(context.Context, string, map[string][]byte) (*lint.Result, []string, error) {
		started <- true
		<-release
		return &lint.Result{Findings: []lint.Finding{finding(path, "")}}, []string{path}, nil
	})
	s.set(uriOf(path), []byte("[]"))
	<-started
	closeFile(t, s, path)
	close(release)
	settle(t, s)
	if shown[uriOf(path)] > 0 {
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
	s, shown := start(t, func(_ context.Context, file string, _ map[string][]byte) (*lint.Result, []string, error) {
		result := &lint.Result{}
		for _, path := range banks[file] {
			result.Findings = append(result.Findings, finding(path, ""))
		}
		return result, banks[file], nil
	})
	expect := func(after string, want ...string) {
		t.Helper()
		settle(t, s)
		for _, path := range []string{questions, topics, draft, other} {
			if got := shown[uriOf(path)] > 0; got != slices.Contains(want, path) {
				t.Errorf("after %s: %s has findings: %v", after, filepath.Base(path), got)
			}
		}
	}
	for _, path := range []string{questions, draft, other} {
		s.set(uriOf(path), []byte("[]"))
	}
	expect("opening all", questions, topics, draft)
	s.set(uriOf(other), []byte("{}"))
	expect("a change of the other file", questions, topics, draft)
	closeFile(t, s, draft)
	expect("closing the draft", questions, topics)
	closeFile(t, s, questions)
	expect("closing the bank")
	s.set(uriOf(draft), []byte("[]"))
	expect("opening the draft again", draft)
	banks[draft] = nil
	s.set(uriOf(draft), []byte("{}"))
	expect("turning the draft into another kind of file")
}

// TestHoverShowsMarkupAsWritten reports a message that quotes markup.
func TestHoverShowsMarkupAsWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "questions.json")
	s, _ := start(t, func(context.Context, string, map[string][]byte) (*lint.Result, []string, error) {
		return &lint.Result{Findings: []lint.Finding{finding(path, `option A has "**" and "<b>"`)}}, []string{path}, nil
	})
	s.set(uriOf(path), []byte("[]"))
	answer, err := s.hover(t.Context(), &hoverParams{TextDocument: document{URI: uriOf(path)}})
	if err != nil {
		t.Fatal(err)
	}
	const want = `**option A has "\*\*" and "\<b\>"**`
	if got := answer.(hover).Contents.Value; !strings.HasPrefix(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
