package cli

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"github.com/sourcegraph/jsonrpc2"
)

// editor is a client of "swmmquiz lsp" that collects what the server publishes.
type editor struct {
	t         *testing.T
	conn      *jsonrpc2.Conn
	published chan publication
	exit      chan int
}

type publication struct {
	URI         string
	Diagnostics []struct {
		Range    span
		Severity int
		Code     string
		Message  string
		Related  []struct{ Message string } `json:"relatedInformation"`
	}
}

type span struct{ Start, End struct{ Line, Character int } }

// openEditor starts the server in a folder.
func openEditor(t *testing.T, dir string) *editor {
	t.Helper()
	t.Chdir(dir)
	fromClient, toServer := io.Pipe()
	fromServer, toClient := io.Pipe()
	ctx, cancel := context.WithCancel(context.Background())
	e := &editor{t: t, published: make(chan publication, 100), exit: make(chan int, 1)}
	go func() {
		e.exit <- Run(&App{In: fromClient, Out: toClient, Err: io.Discard, Context: ctx}, []string{"lsp"})
		_ = toClient.Close()
	}()
	stream := jsonrpc2.NewBufferedStream(struct {
		io.Reader
		io.WriteCloser
	}{fromServer, toServer}, jsonrpc2.VSCodeObjectCodec{})
	e.conn = jsonrpc2.NewConn(
		ctx,
		stream,
		jsonrpc2.HandlerWithError(func(_ context.Context, _ *jsonrpc2.Conn, r *jsonrpc2.Request) (any, error) {
			if r.Method == "textDocument/publishDiagnostics" {
				var p publication
				if err := json.Unmarshal(*r.Params, &p); err != nil {
					t.Error(err)
				}
				e.published <- p
			}
			return nil, nil
		}),
	)
	t.Cleanup(func() {
		_ = e.conn.Close()
		_ = toServer.Close()
		cancel()
	})
	e.call("initialize", map[string]any{"capabilities": map[string]any{}}, nil)
	e.notify("initialized", map[string]any{})
	return e
}

func (e *editor) call(method string, params, result any) {
	e.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if err := e.conn.Call(ctx, method, params, result); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

func (e *editor) notify(method string, params any) {
	e.t.Helper()
	if err := e.conn.Notify(context.Background(), method, params); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

// next waits for the next publication for a file and returns it.
func (e *editor) next(uri string) publication {
	e.t.Helper()
	for {
		select {
		case p := <-e.published:
			if p.URI == uri {
				return p
			}
		case <-time.After(time.Minute):
			e.t.Fatalf("nothing was published for %s", uri)
		}
	}
}

func (e *editor) open(uri, text string) {
	e.notify(
		"textDocument/didOpen",
		map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": "json", "version": 1, "text": text}},
	)
}

func (e *editor) change(uri, text string) {
	e.notify(
		"textDocument/didChange",
		map[string]any{"textDocument": map[string]any{"uri": uri, "version": 2}, "contentChanges": []any{map[string]any{"text": text}}},
	)
}

type textEdit struct {
	Range   span
	NewText string
}

// apply applies edits as an editor does, starting with the last one in the text.
func apply(text string, edits []textEdit) string {
	slices.SortFunc(edits, func(a, b textEdit) int {
		return cmp.Or(cmp.Compare(b.Range.Start.Line, a.Range.Start.Line), cmp.Compare(b.Range.Start.Character, a.Range.Start.Character))
	})
	offset := func(line, unit int) int {
		at := 0
		for ; line > 0; line-- {
			at += strings.Index(text[at:], "\n") + 1
		}
		return at + len(string(utf16.Decode(utf16.Encode([]rune(text[at:]))[:unit])))
	}
	for _, edit := range edits {
		start, end := edit.Range.Start, edit.Range.End
		text = text[:offset(start.Line, start.Character)] + edit.NewText + text[offset(end.Line, end.Character):]
	}
	return text
}

const valid = `[
  {
    "q": "Which quantity 😀 divides area?",
    "options": ["Wetted perimeter", "Friction slope", "Manning roughness", "Conduit length"],
    "answer": "A",
    "explanation": "The hydraulic radius is the flow area divided by the wetted perimeter of the section."
  }
]
`

func TestLanguageServer(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "questions.json")
	if err := os.WriteFile(filepath.Join(dir, "swmmquiz.yaml"),
		[]byte("bank: questions.json\nlint: {ignore: [key-letter-balance]}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(valid), 0o600); err != nil {
		t.Fatal(err)
	}
	uri := "file://" + filepath.ToSlash(file)
	flawed := strings.Replace(valid, `"Friction slope"`, `"friction  slope."`, 1)
	e := openEditor(t, dir)

	e.open(uri, flawed)
	found := e.next(uri).Diagnostics
	if len(found) == 0 {
		t.Fatal("the flaw in the open text is not reported")
	}
	for _, d := range found {
		if !strings.HasPrefix(d.Code, "QB") || d.Message == "" {
			t.Errorf("%+v: no code or message", d)
		}
	}

	// The edits of a fix put the options in order and adjust the answer.
	var actions []struct {
		Title, Kind string
		Edit        struct{ Changes map[string][]textEdit }
	}
	unordered := strings.Replace(
		valid,
		`"Wetted perimeter", "Friction slope", "Manning roughness", "Conduit length"`,
		`"30 ft", "10 ft", "40 ft", "20 ft"`,
		1,
	)
	e.change(uri, unordered)
	d := e.next(uri).Diagnostics
	at := d[0].Range
	for _, only := range []string{"quickfix", "source.fixAll"} {
		e.call(
			"textDocument/codeAction",
			map[string]any{
				"textDocument": map[string]any{"uri": uri},
				"range":        at,
				"context":      map[string]any{"diagnostics": []any{}, "only": []string{only}},
			},
			&actions,
		)
		if len(actions) != 1 || !strings.HasPrefix(actions[0].Kind, only) {
			t.Fatalf("actions for %s: %+v", only, actions)
		}
		fixed := apply(unordered, actions[0].Edit.Changes[uri])
		if !strings.Contains(fixed, `"10 ft", "20 ft", "30 ft", "40 ft"`) && !strings.Contains(fixed, "\"10 ft\",\n      \"20 ft\"") ||
			!strings.Contains(fixed, `"answer": "C"`) {
			t.Errorf("%s gives %s", actions[0].Title, fixed)
		}
	}

	// Hover explains the rule.
	var hover struct {
		Contents struct{ Kind, Value string }
	}
	e.call("textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": uri}, "position": at.Start}, &hover)
	if hover.Contents.Kind != "markdown" || !strings.Contains(hover.Contents.Value, "## Why") {
		t.Errorf("the hover text is %q, want the page of the rule", hover.Contents.Value)
	}

	// Formatting gives the canonical form.
	var edits []struct{ NewText string }
	e.change(uri, strings.ReplaceAll(valid, "\n    ", " "))
	e.call(
		"textDocument/formatting",
		map[string]any{"textDocument": map[string]any{"uri": uri}, "options": map[string]any{"tabSize": 2, "insertSpaces": true}},
		&edits,
	)
	if len(edits) != 1 || !strings.Contains(edits[0].NewText, "\n    \"options\": [\n      \"Wetted perimeter\",") {
		t.Errorf("formatting gives %+v", edits)
	}

	// When the text is valid again, there are no findings.
	e.change(uri, flawed)
	e.change(uri, valid)
	for len(e.next(uri).Diagnostics) > 0 {
	}

	e.call("shutdown", nil, nil)
	e.notify("exit", nil)
	if code := <-e.exit; code != exitOK {
		t.Errorf("exit code %d", code)
	}
}

// TestLanguageServerChecksDrafts opens a draft without options, and a file that is not a bank.
func TestLanguageServerChecksDrafts(t *testing.T) {
	e := openEditor(t, t.TempDir())
	draft, other := "file:///nowhere/draft.json", "file:///nowhere/notes.json"
	e.open(draft, `[{"q": "", "answer": 1.5, "explanation": ""}]`)
	if len(e.next(draft).Diagnostics) == 0 {
		t.Error("a draft with a numeric question has no findings")
	}
	e.open(other, `{"q": [1]}`)
	format := func(uri string) (edits []textEdit) {
		e.call("textDocument/formatting", map[string]any{"textDocument": map[string]any{"uri": uri}}, &edits)
		return edits
	}
	if len(format(draft)) != 1 {
		t.Error("a draft is not formatted")
	}
	if edits := format(other); len(edits) > 0 {
		t.Errorf("a file that is not a bank is formatted: %v", edits)
	}
}

func TestLanguageServerDoesNotFormatReferences(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "swmmquiz.yaml"), []byte("references: references.json\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	e := openEditor(t, dir)
	uri := "file://" + filepath.ToSlash(filepath.Join(dir, "references.json"))
	e.open(uri, `{"sources": [{"id": "RM1"}]}`)
	var edits []textEdit
	e.call("textDocument/formatting", map[string]any{"textDocument": map[string]any{"uri": uri}}, &edits)
	if len(edits) > 0 {
		t.Errorf("the references are formatted: %v", edits)
	}
}

// TestLanguageServerKeepsRunning sends messages that the server must survive: about files
// that are not banks or were never opened, and an unknown request.
func TestLanguageServerKeepsRunning(t *testing.T) {
	dir := t.TempDir()
	e := openEditor(t, dir)
	e.open("untitled:1", "[")
	e.open("file:///nowhere/notes.json", `{"a": 1}`)
	e.change("file:///nowhere/draft.json", `[{"q": "?", "options": [], "answer": "A"}]`)
	e.notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": "file:///never/opened.json"}})
	if err := e.conn.Call(context.Background(), "textDocument/rename", map[string]any{}, nil); err == nil {
		t.Error("an unknown request got no error")
	}
	var hover any
	e.call(
		"textDocument/hover",
		map[string]any{
			"textDocument": map[string]any{"uri": "file:///nowhere/notes.json"},
			"position":     map[string]any{"line": 99, "character": 99},
		},
		&hover,
	)
	if hover != nil {
		t.Errorf("hovering beyond the text: got %v, want nothing", hover)
	}
}

// runServer runs the server on the input, and returns its output and exit code.
func runServer(t *testing.T, in string) (out string, code int) {
	t.Helper()
	t.Chdir(t.TempDir())
	var stdout, stderr bytes.Buffer
	code = Run(&App{In: strings.NewReader(in), Out: &stdout, Err: &stderr, Context: t.Context()}, []string{"lsp"})
	return stdout.String(), code
}

func frame(text string) string { return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(text), text) }

const (
	initialize = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}`
	shutdown   = `{"jsonrpc":"2.0","id":2,"method":"shutdown"}`
	exitNow    = `{"jsonrpc":"2.0","method":"exit"}`
)

// TestMalformedFrames checks the responses and the exit code after bad messages and after
// messages in the wrong order. After a bad message, the server continues if it knows where the
// next one starts.
func TestMalformedFrames(t *testing.T) {
	for name, test := range map[string]struct {
		in, want string
		code     int
	}{
		"no header":                       {"hello\r\n\r\n", `"code":-32700`, exitFailure},
		"no length":                       {"Content-Type: x\r\n\r\n{}", `"code":-32700`, exitFailure},
		"negative length":                 {"Content-Length: -1\r\n\r\n", `"code":-32700`, exitFailure},
		"invalid length":                  {"Content-Length: ten\r\n\r\n{}", `"code":-32700`, exitFailure},
		"huge length":                     {"Content-Length: 4000000000\r\n\r\n{}", `"code":-32700`, exitFailure},
		"cut off":                         {"Content-Length: 99\r\n\r\n{}", `"code":-32700`, exitFailure},
		"header cut off":                  {"Content-Len", `"code":-32700`, exitFailure},
		"endless header":                  {strings.Repeat("x", 1<<20), `"code":-32700`, exitFailure},
		"not JSON":                        {frame("{bad}"), `"code":-32700`, exitFailure},
		"no method":                       {frame("{}"), `"code":-32600`, exitFailure},
		"a list":                          {frame("[1]"), `"code":-32600`, exitFailure},
		"a valid message after a bad one": {frame("{bad}") + frame(initialize) + frame(shutdown) + frame(exitNow), `"capabilities"`, exitOK},
		"nothing":                         {"", "", exitOK},
		"initialized twice": {
			frame(initialize) + frame(strings.Replace(initialize, `"id":1`, `"id":7`, 1)) + frame(shutdown) + frame(exitNow),
			`"id":7,"error":{"code":-32600,"message":"the server is already initialized"`, exitOK,
		},
		"before initialize": {frame(`{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{}}`), `"code":-32002`, exitOK},
		"after shutdown": {
			frame(initialize) + frame(shutdown) + frame(strings.Replace(shutdown, `"id":2`, `"id":3`, 1)) + frame(exitNow),
			`"code":-32600,"message":"the server is shut down"`, exitOK,
		},
		"no shutdown": {frame(initialize) + frame(exitNow), `"capabilities"`, exitFindings},
		"bad parameters": {frame(initialize) + frame(`{"jsonrpc":"2.0","id":3,"method":"textDocument/didSave",`+
			`"params":[1]}`) + frame(shutdown), `"code":-32602`, exitOK},
	} {
		t.Run(name, func(t *testing.T) {
			out, code := runServer(t, test.in)
			if code != test.code || strings.Count(out, "Content-Length: ") == 0 && test.want != "" {
				t.Errorf("exit code %d, want %d: %s", code, test.code, out)
			}
			// Members of an error may come in any order.
			for _, part := range strings.Split(test.want, ",") {
				if !strings.Contains(out, strings.TrimPrefix(part, `"error":{`)) {
					t.Errorf("the output lacks %s: %s", part, out)
				}
			}
		})
	}
}
