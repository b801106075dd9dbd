package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"sync"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Options are what the caller of the server provides.
type Options struct {
	// Version is the version of this build, for the editor's log.
	Version string
	// Check lints the bank to which a file belongs. The texts of open files, by
	// path, replace those on disk. files are the paths of all files of the bank,
	// and nil for a file that does not belong to a bank.
	Check func(ctx context.Context, file string, open map[string][]byte) (result *lint.Result, files []string, err error)
	// Fix returns the text of a file after all safe fixes.
	Fix func(ctx context.Context, file string, open map[string][]byte) ([]byte, error)
	// Format returns the formatted text of a file.
	Format func(ctx context.Context, file string, text []byte) ([]byte, error)
	// Page returns the documentation of a rule as Markdown. Address returns its
	// web address, which may be empty.
	Page    func(rule *lint.Rule) []byte
	Address func(rule *lint.Rule) string
}

// ErrNoShutdown is the error for an editor that sends exit without shutdown. The
// protocol requires exit code 1 in this case.
var ErrNoShutdown = errors.New("the editor sent exit without shutdown")

// Serve serves one editor until the editor exits, the stream ends or ctx ends.
// The error is a protocol error of the editor or a read error.
func Serve(ctx context.Context, rw io.ReadWriteCloser, opts Options) error {
	frames := newStream(rw)
	s := newServer(opts)
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	conn := jsonrpc2.NewConn(ctx, frames, s, jsonrpc2.SetLogger(log.New(io.Discard, "", 0)))
	s.notify = func(method string, params any) { _ = conn.Notify(ctx, method, params) }
	close(s.ready)
	var worker sync.WaitGroup
	worker.Go(func() { s.work(ctx) })
	select {
	case <-conn.DisconnectNotify():
	case <-ctx.Done():
		_ = conn.Close()
	}
	cancel()
	s.wake()
	worker.Wait()
	s.requests.Wait()
	exited, err := s.exitStatus()
	if fault := frames.firstFault(); fault != nil && !exited {
		return fmt.Errorf("cannot read the editor's messages: %w", fault)
	}
	return err
}

// method handles a message. Its result is the response to a request. For a notification,
// it is ignored.
type method func(ctx context.Context, params json.RawMessage) (any, error)

// methods returns the supported methods by name.
func (s *server) methods() map[string]method {
	return map[string]method{
		"initialized":             doNothing,
		"$/setTrace":              doNothing,
		"shutdown":                s.shutdown,
		"$/cancelRequest":         withParams(s.cancelRequest),
		"textDocument/didOpen":    withParams(s.didOpen),
		"textDocument/didChange":  withParams(s.didChange),
		"textDocument/didSave":    withParams(s.didSave),
		"textDocument/didClose":   withParams(s.didClose),
		"textDocument/hover":      withParams(s.hover),
		"textDocument/codeAction": withParams(s.codeAction),
		"textDocument/formatting": withParams(s.formatting),
	}
}

func doNothing(context.Context, json.RawMessage) (any, error) { return nil, nil }

// withParams returns a method that decodes its parameters and calls do.
func withParams[P any](do func(context.Context, *P) (any, error)) method {
	return func(ctx context.Context, raw json.RawMessage) (any, error) {
		var params P
		if err := json.Unmarshal(raw, &params); err != nil {
			return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: err.Error()}
		}
		return do(ctx, &params)
	}
}

// Handle handles one message. The connection calls it for one message at a time.
func (s *server) Handle(ctx context.Context, conn *jsonrpc2.Conn, request *jsonrpc2.Request) {
	<-s.ready
	if request.Method == "exit" {
		s.exit()
		_ = conn.Close()
		return
	}
	do, err := s.find(request.Method)
	if request.Notif {
		if do != nil {
			_, _ = do(ctx, params(request))
		}
		return
	}
	if err != nil {
		_ = conn.ReplyWithError(ctx, request.ID, err)
		return
	}
	ctx, cancel := context.WithCancel(ctx)
	s.begin(request.ID, cancel)
	answer := func() {
		defer s.finish(request.ID, cancel)
		result, err := do(ctx, params(request))
		if err == nil {
			_ = conn.Reply(ctx, request.ID, result) // an error means that the editor disconnected
			return
		}
		var fault *jsonrpc2.Error
		switch {
		case errors.As(err, &fault):
		case ctx.Err() != nil:
			fault = &jsonrpc2.Error{Code: codeCanceled, Message: "canceled"}
		default:
			fault = &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: err.Error()}
		}
		_ = conn.ReplyWithError(ctx, request.ID, fault)
	}
	if isSlow[request.Method] {
		s.requests.Go(answer)
	} else {
		answer()
	}
}

// isSlow lists the methods that may take a long time: hover and code actions wait for lint, and
// formatting handles the whole text. They run concurrently, so that they can be canceled.
var isSlow = map[string]bool{
	"textDocument/hover": true, "textDocument/codeAction": true, "textDocument/formatting": true,
}

func params(request *jsonrpc2.Request) json.RawMessage {
	if request.Params == nil {
		return json.RawMessage("{}")
	}
	return *request.Params
}

// find returns the method with the given name. For initialize, it also sets s.initialized. It returns an
// error if the method is unknown or the state of the server does not allow it: a session is initialized
// once and ends with shutdown.
func (s *server) find(name string) (method, *jsonrpc2.Error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	do, known := s.supported[name]
	switch {
	case s.stopped:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "the server is shut down"}
	case name == "initialize" && s.initialized:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "the server is already initialized"}
	case name == "initialize":
		s.initialized = true
		return s.initialize, nil
	case !s.initialized:
		return nil, &jsonrpc2.Error{Code: codeNotInitialized, Message: "the server is not initialized"}
	case !known:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: fmt.Sprintf("unknown method %q", name)}
	}
	return do, nil
}

func (s *server) initialize(context.Context, json.RawMessage) (any, error) {
	var result initializeResult
	result.ServerInfo.Name, result.ServerInfo.Version = "swmmquiz", s.opts.Version
	c := &result.Capabilities
	c.TextDocumentSync.OpenClose, c.TextDocumentSync.Change, c.TextDocumentSync.Save = true, 1, true
	c.Hover, c.Formatting, c.CodeAction.Kinds = true, true, []string{quickFix, fixAll}
	return result, nil
}

func (s *server) shutdown(context.Context, json.RawMessage) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.stopped = true
	return nil, nil
}

// exit records that the editor has ended the server.
func (s *server) exit() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.exited = true
	if !s.stopped {
		s.exitErr = ErrNoShutdown
	}
}

// exitStatus reports whether the editor ended the server, and returns ErrNoShutdown if
// it did so without shutdown.
func (s *server) exitStatus() (exited bool, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.exited, s.exitErr
}

// begin records a request, so that it can be canceled.
func (s *server) begin(id jsonrpc2.ID, cancel context.CancelFunc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.running[id] = cancel
}

func (s *server) finish(id jsonrpc2.ID, cancel context.CancelFunc) {
	cancel()
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.running, id)
}

// cancelParams identify the request to cancel.
type cancelParams struct {
	ID jsonrpc2.ID `json:"id"`
}

func (s *server) cancelRequest(_ context.Context, p *cancelParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if cancel := s.running[p.ID]; cancel != nil {
		cancel()
	}
	return nil, nil
}
