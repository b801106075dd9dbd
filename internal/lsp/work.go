package lsp

import (
	"context"
	"maps"
	"slices"
	"sync"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// server contains the open texts and the findings of their last checks.
type server struct {
	opts      Options
	supported map[string]method
	notify    func(method string, params any)
	ready     chan struct{} // closed once notify is set
	requests  sync.WaitGroup

	mu      sync.Mutex
	running map[jsonrpc2.ID]context.CancelFunc // requests in progress
	// The state of the session.
	initialized, stopped, exited bool
	exitErr                      error

	changed *sync.Cond         // signals a change of stale, busy or ended, and canceled waits
	open    map[string][]byte  // texts by path
	stale   map[string]bool    // files to check
	busy    bool               // whether a check is in progress
	cancel  context.CancelFunc // cancels the check in progress
	ended   bool               // whether no more checks will start
	// publishing is held while findings are sent, so that they are sent in order.
	publishing sync.Mutex
	// findings are the findings last sent to the editor, by path.
	findings map[string][]lint.Finding
}

func newServer(opts Options) *server {
	s := &server{
		opts: opts, ready: make(chan struct{}), running: map[jsonrpc2.ID]context.CancelFunc{}, cancel: func() {},
		open: map[string][]byte{}, stale: map[string]bool{}, findings: map[string][]lint.Finding{},
	}
	s.changed = sync.NewCond(&s.mu)
	s.supported = s.methods()
	return s
}

func (s *server) didOpen(_ context.Context, p *documentParams) (any, error) {
	s.set(p.TextDocument.URI, []byte(p.TextDocument.Text))
	return nil, nil
}

func (s *server) didChange(_ context.Context, p *changeParams) (any, error) {
	for _, change := range p.ContentChanges {
		if change.Range == nil { // the full text, as requested in initialize
			s.set(p.TextDocument.URI, []byte(change.Text))
		}
	}
	return nil, nil
}

// didSave requests a check, because a file that is not open may have changed.
func (s *server) didSave(_ context.Context, p *documentParams) (any, error) {
	s.set(p.TextDocument.URI, nil)
	return nil, nil
}

// didClose drops the text and clears the findings of all files that are not open. The
// checks of the other open files then show the findings of their banks again.
func (s *server) didClose(_ context.Context, p *documentParams) (any, error) {
	path, ok := pathOf(p.TextDocument.URI)
	if !ok {
		return nil, nil
	}
	s.mu.Lock()
	delete(s.open, path)
	delete(s.stale, path)
	s.cancel() // the check in progress would show the findings of the closed file again
	closed := slices.DeleteFunc(slices.Sorted(maps.Keys(s.findings)), func(path string) bool { return s.open[path] != nil })
	s.mu.Unlock()
	s.show(context.Background(), closed, nil)
	s.mu.Lock()
	defer s.mu.Unlock()
	for other := range s.open {
		s.stale[other] = true
	}
	s.changed.Broadcast()
	return nil, nil
}

// set sets the text of an open file and requests a check. A nil text keeps the
// current one.
func (s *server) set(uri string, text []byte) {
	path, ok := pathOf(uri)
	if !ok {
		return
	}
	s.mu.Lock()
	if text != nil {
		s.open[path] = text
	}
	s.stale[path] = true
	s.cancel() // the findings of the check in progress would be out of date
	s.changed.Broadcast()
	s.mu.Unlock()
}

// wake wakes all goroutines that wait. It needs the lock, because otherwise a goroutine
// could miss the signal between its check and its wait.
func (s *server) wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed.Broadcast()
}

// work checks stale files one after the other. All changes to a file during a check
// lead to one further check.
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
		checking, cancel := context.WithCancel(ctx)
		s.busy, s.cancel = true, cancel
		s.mu.Unlock()
		done := s.check(checking, path, open)
		cancel()
		s.mu.Lock()
		s.busy = false
		if _, stillOpen := s.open[path]; !done && stillOpen {
			s.stale[path] = true
		}
		s.changed.Broadcast()
	}
}

// settle waits until all changes are checked or no more checks will start. It returns the error of ctx.
func (s *server) settle(ctx context.Context) error {
	defer context.AfterFunc(ctx, s.wake)()
	s.mu.Lock()
	defer s.mu.Unlock()
	for (s.busy || len(s.stale) > 0) && !s.ended && ctx.Err() == nil {
		s.changed.Wait()
	}
	return ctx.Err()
}

// check lints the bank of a file and sends the findings, or the error, to the editor. It
// reports false if it was canceled.
func (s *server) check(ctx context.Context, path string, open map[string][]byte) bool {
	result, files, err := s.opts.Check(ctx, path, open)
	if ctx.Err() != nil {
		return false
	}
	if err != nil {
		s.notify("window/logMessage", logMessage{1, err.Error()})
		return true
	}
	if files == nil { // the file belongs to no bank, or no longer does
		files = []string{path}
	}
	byFile := map[string][]lint.Finding{}
	if result != nil {
		for _, f := range result.Findings {
			byFile[absolute(f.File)] = append(byFile[absolute(f.File)], f)
		}
	}
	return s.show(ctx, files, byFile)
}

// show sends the findings of files to the editor, and clears those of files without
// any. It reports false if ctx is canceled.
func (s *server) show(ctx context.Context, files []string, byFile map[string][]lint.Finding) bool {
	s.publishing.Lock()
	defer s.publishing.Unlock()
	s.mu.Lock()
	if ctx.Err() != nil {
		s.mu.Unlock()
		return false
	}
	type file struct {
		path     string
		findings []lint.Finding
	}
	var list []file
	for _, path := range files {
		found := byFile[path]
		old, wasSent := s.findings[path]
		if wasSent && len(found) == 0 && len(old) == 0 {
			continue
		}
		s.findings[path] = found
		list = append(list, file{path, found})
	}
	s.mu.Unlock()
	for _, f := range list {
		s.notify("textDocument/publishDiagnostics", publishParams{uriOf(f.path), diagnostics(f.findings, s.opts.Address)})
	}
	return true
}
