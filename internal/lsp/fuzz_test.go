package lsp

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"testing"
	"time"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// FuzzServe checks that no message crashes or hangs the server. Each line of
// the input is a message.
func FuzzServe(f *testing.F) {
	document := `"params":{"textDocument":{"uri":"file:///a.json"}`
	f.Add([]byte(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}
{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.json","text":"[]"}}}
{"jsonrpc":"2.0","id":2,"method":"textDocument/hover",` + document + `,"position":{"line":0,"character":9}}}
{"jsonrpc":"2.0","id":3,"method":"textDocument/codeAction",` + document + `,"range":{},"context":{"only":["source"]}}}
{"jsonrpc":"2.0","id":4,"method":"textDocument/formatting",` + document + `}}
{"jsonrpc":"2.0","method":"textDocument/didClose",` + document + `}}
{"jsonrpc":"2.0","method":"exit"}`))
	f.Add([]byte(`{"jsonrpc":"2.0","id":"x","method":"initialize","params":[1]}
{"id":{}}
[]
{"jsonrpc":"2.0","method":"textDocument/didChange",` +
		`"params":{"textDocument":{"uri":"%"},"contentChanges":[{"range":{},"text":"x"},{"text":"y"}]}}`))
	f.Fuzz(func(t *testing.T, lines []byte) {
		var in bytes.Buffer
		for _, line := range bytes.Split(lines, []byte("\n")) {
			fmt.Fprintf(&in, "Content-Length: %d\r\n\r\n%s", len(line), line)
		}
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		_ = Serve(ctx, pipe{&in}, stub()) // the error describes the faults of the messages
		if ctx.Err() != nil {
			t.Error("the server hangs")
		}
	})
}

// FuzzFrames checks that no input crashes or hangs the server.
func FuzzFrames(f *testing.F) {
	f.Add([]byte("Content-Length: 2\r\n\r\n{}"))
	f.Add([]byte("Content-Length: 99\r\n\r\n{"))
	f.Add([]byte("content-length:5\n\n{bad}\n\nX: y\r\nContent-Length: -1\r\n\r\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		_ = Serve(ctx, pipe{bytes.NewReader(data)}, stub())
		if ctx.Err() != nil {
			t.Error("the server hangs")
		}
	})
}

type pipe struct{ io.Reader }

func (pipe) Write(p []byte) (int, error) { return len(p), nil }
func (pipe) Close() error                { return nil }

func stub() Options {
	same := func(_ context.Context, _ string, text []byte) ([]byte, error) { return text, nil }
	return Options{
		Check: func(_ context.Context, file string, _ map[string][]byte) (*lint.Result, []string, error) {
			return &lint.Result{}, []string{file}, nil
		},
		Fix:     func(_ context.Context, file string, open map[string][]byte) ([]byte, error) { return open[file], nil },
		Format:  same,
		Page:    func(*lint.Rule) []byte { return nil },
		Address: func(*lint.Rule) string { return "" },
	}
}
