package lsp

import (
	"context"
	"maps"
	"slices"
	"sync"

	"github.com/tliron/glsp"
	protocol "github.com/tliron/glsp/protocol_3_16"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// server keeps the open texts and what lint last said of them.
type server struct {
	opts   Options
	notify func(method string, params any)

	mu      sync.Mutex
	changed *sync.Cond        // open or checked is another, or the end has come
	open    map[string][]byte // texts by path
	stale   map[string]bool   // open files that wait for a check
	busy    bool              // a check is under way
	ended   bool              // no check will come any more
	// findings are those of the last check, by path.
	findings map[string][]lint.Finding
	// shown are the files whose findings the editor has.
	shown map[string]bool
}

func newServer(opts Options) *server {
	s := &server{opts: opts, open: map[string][]byte{}, stale: map[string]bool{}, findings: map[string][]lint.Finding{}, shown: map[string]bool{}}
	s.changed = sync.NewCond(&s.mu)
	return s
}

func (s *server) didOpen(_ *glsp.Context, p *protocol.DidOpenTextDocumentParams) error {
	s.set(p.TextDocument.URI, []byte(p.TextDocument.Text))
	return nil
}

func (s *server) didChange(_ *glsp.Context, p *protocol.DidChangeTextDocumentParams) error {
	for _, change := range p.ContentChanges {
		if whole, ok := change.(protocol.TextDocumentContentChangeEventWhole); ok {
			s.set(p.TextDocument.URI, []byte(whole.Text))
		}
	}
	return nil
}

// didSave checks again: a file that isn't open may have changed on disk.
func (s *server) didSave(_ *glsp.Context, p *protocol.DidSaveTextDocumentParams) error {
	s.set(p.TextDocument.URI, nil)
	return nil
}

// didClose forgets the text, and takes the findings away when no other open
// file shows them.
func (s *server) didClose(_ *glsp.Context, p *protocol.DidCloseTextDocumentParams) error {
	path, ok := pathOf(p.TextDocument.URI)
	if !ok {
		return nil
	}
	s.mu.Lock()
	delete(s.open, path)
	delete(s.stale, path)
	rest := slices.Sorted(maps.Keys(s.open))
	for _, other := range rest {
		s.stale[other] = true
	}
	s.mu.Unlock()
	if len(rest) == 0 {
		s.show(nil, nil)
	}
	s.wake()
	return nil
}

// set takes a text of an open file, nil for the one it has, and orders a check.
func (s *server) set(uri protocol.DocumentUri, text []byte) {
	path, ok := pathOf(uri)
	if !ok {
		return
	}
	s.mu.Lock()
	if text != nil {
		s.open[path] = text
	}
	s.stale[path] = true
	s.changed.Broadcast()
	s.mu.Unlock()
}

// wake holds the lock, so that nobody misses it between looking and waiting.
func (s *server) wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed.Broadcast()
}

// work checks stale files one after the other. What changes during a check is
// checked afterwards, once, however many keys were pressed.
func (s *server) work(ctx context.Context) {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer func() {
		s.ended = true
		s.changed.Broadcast()
	}()
	for {
		for len(s.stale) == 0 && ctx.Err() == nil {
			s.changed.Wait()
		}
		if ctx.Err() != nil {
			return
		}
		path := slices.Min(slices.Collect(maps.Keys(s.stale)))
		delete(s.stale, path)
		open := maps.Clone(s.open)
		s.busy = true
		s.mu.Unlock()
		s.check(path, open)
		s.mu.Lock()
		s.busy = false
		s.changed.Broadcast()
	}
}

// settle waits until every change is checked, so that an answer fits the text.
func (s *server) settle() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for (s.busy || len(s.stale) > 0) && !s.ended {
		s.changed.Wait()
	}
}

// check lints the bank of a file and shows what was found.
func (s *server) check(path string, open map[string][]byte) {
	result, files, err := s.opts.Check(path, open)
	if err != nil {
		s.notify(protocol.ServerWindowLogMessage, protocol.LogMessageParams{Type: protocol.MessageTypeError, Message: err.Error()})
		return
	}
	byFile := map[string][]lint.Finding{}
	if result != nil {
		for _, f := range result.Findings {
			byFile[absolute(f.File)] = append(byFile[absolute(f.File)], f)
		}
	}
	s.show(files, byFile)
}

// show gives the editor the findings of a bank's files; no files take all
// findings away.
func (s *server) show(files []string, byFile map[string][]lint.Finding) {
	s.mu.Lock()
	if files == nil {
		files = slices.Sorted(maps.Keys(s.shown))
		clear(s.shown)
	}
	type publication struct {
		path     string
		findings []lint.Finding
	}
	var list []publication
	for _, path := range files {
		found := byFile[path]
		if len(found) == 0 && len(s.findings[path]) == 0 && s.shown[path] {
			continue
		}
		s.findings[path] = found
		if byFile != nil {
			s.shown[path] = true
		}
		list = append(list, publication{path, found})
	}
	s.mu.Unlock()
	for _, p := range list {
		s.notify(protocol.ServerTextDocumentPublishDiagnostics, protocol.PublishDiagnosticsParams{URI: uriOf(p.path), Diagnostics: diagnostics(p.findings, s.opts.Address)})
	}
}
