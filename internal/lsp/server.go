package lsp

import (
	"context"
	"io"
	"sync"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/tliron/glsp"
	protocol "github.com/tliron/glsp/protocol_3_16"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// Options are what the server needs of its caller.
type Options struct {
	// Version is this build's, for the editor's log.
	Version string
	// Check lints the bank that a file belongs to, with the texts of open
	// files, by path, in the place of those on disk. Files are the paths of
	// all files of the bank. A file that is no part of a bank has none.
	Check func(file string, open map[string][]byte) (result *lint.Result, files []string, err error)
	// Mend gives the text of a file after every safe fix.
	Mend func(file string, open map[string][]byte) ([]byte, error)
	// Format gives a file's text in its canonical form.
	Format func(file string, text []byte) ([]byte, error)
	// Page is a rule's documentation as Markdown, Address where it stands on
	// the web, which may be empty.
	Page    func(rule *lint.Rule) []byte
	Address func(rule *lint.Rule) string
}

// Serve speaks with one editor until it leaves, the stream ends or the context
// is done.
func Serve(ctx context.Context, stream io.ReadWriteCloser, opts Options) error {
	s := newServer(opts)
	handler := s.handler()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	conn := jsonrpc2.NewConn(ctx, jsonrpc2.NewBufferedStream(stream, jsonrpc2.VSCodeObjectCodec{}),
		jsonrpc2.HandlerWithError(func(ctx context.Context, conn *jsonrpc2.Conn, request *jsonrpc2.Request) (any, error) {
			return handle(ctx, handler, conn, request)
		}))
	s.notify = func(method string, params any) { _ = conn.Notify(ctx, method, params) }
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
	return nil
}

// handle passes a message to the protocol's handler.
func handle(ctx context.Context, handler *protocol.Handler, conn *jsonrpc2.Conn, request *jsonrpc2.Request) (any, error) {
	if request.Method == protocol.MethodExit {
		return nil, conn.Close()
	}
	message := &glsp.Context{Method: request.Method, Notify: func(method string, params any) { _ = conn.Notify(ctx, method, params) }}
	if request.Params != nil {
		message.Params = *request.Params
	}
	result, known, valid, err := handler.Handle(message)
	switch {
	case !known:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: "this server doesn't know " + request.Method}
	case !valid && err != nil:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: err.Error()}
	case err != nil:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: err.Error()}
	}
	return result, nil
}

// handler lists what the server answers.
func (s *server) handler() *protocol.Handler {
	return &protocol.Handler{
		Initialize:             s.initialize,
		Initialized:            func(*glsp.Context, *protocol.InitializedParams) error { return nil },
		Shutdown:               func(*glsp.Context) error { return nil },
		SetTrace:               func(*glsp.Context, *protocol.SetTraceParams) error { return nil },
		CancelRequest:          func(*glsp.Context, *protocol.CancelParams) error { return nil },
		TextDocumentDidOpen:    s.didOpen,
		TextDocumentDidChange:  s.didChange,
		TextDocumentDidSave:    s.didSave,
		TextDocumentDidClose:   s.didClose,
		TextDocumentHover:      s.hover,
		TextDocumentCodeAction: s.codeAction,
		TextDocumentFormatting: s.formatting,
	}
}

func (s *server) initialize(*glsp.Context, *protocol.InitializeParams) (any, error) {
	yes, full := true, protocol.TextDocumentSyncKindFull
	return protocol.InitializeResult{
		ServerInfo: &protocol.InitializeResultServerInfo{Name: "swmmquiz", Version: &s.opts.Version},
		Capabilities: protocol.ServerCapabilities{
			TextDocumentSync:           protocol.TextDocumentSyncOptions{OpenClose: &yes, Change: &full, Save: &yes},
			HoverProvider:              true,
			DocumentFormattingProvider: true,
			CodeActionProvider: protocol.CodeActionOptions{
				CodeActionKinds: []protocol.CodeActionKind{protocol.CodeActionKindQuickFix, fixAll},
			},
		},
	}, nil
}
