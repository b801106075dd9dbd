package serve

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"
)

// patience is how long the tests wait for an event that should come immediately.
const patience = 20 * time.Second

var panel = fstest.MapFS{
	"preview.js":    {Data: []byte("panel")},
	"preview.js.br": {Data: []byte("br")},
	"preview.css":   {Data: []byte("css")},
}

// run serves the content of a file: "broken" or a missing file means a bank with errors. Any
// other text is the catalog. It returns the address and a function that stops the server.
func run(t *testing.T, file string, options func(*Options)) (address string, stop func() error) {
	t.Helper()
	ready := make(chan net.Addr, 1)
	opts := Options{
		Addr: "127.0.0.1:0", Site: built(), Panel: panel, Watch: []string{file},
		Source: func(context.Context) Snapshot {
			text, err := os.ReadFile(file)
			if err != nil || string(text) == "broken" {
				return Snapshot{Message: "it is broken", Report: json.RawMessage(`{"findings":[]}`)}
			}
			return Snapshot{Files: map[string][]byte{"catalog.json": text}}
		},
		Ready: func(addr net.Addr) { ready <- addr },
		Warn:  func(message string) { t.Log(message) },
	}
	if options != nil {
		options(&opts)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- Run(ctx, opts) }()
	select {
	case addr := <-ready:
		return "http://" + addr.String(), func() error { cancel(); return <-ended }
	case err := <-ended:
		cancel()
		t.Fatal(err)
		return "", nil
	}
}

func body(t *testing.T, address string) string {
	t.Helper()
	response, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, _ := io.ReadAll(response.Body)
	return string(text)
}

// sendRaw sends a request verbatim, and returns the response without its body.
func sendRaw(t *testing.T, address, request string) *http.Response {
	t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(address, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	_ = conn.SetDeadline(time.Now().Add(patience))
	fmt.Fprint(conn, request)
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	return response
}

func TestRequestsThatNoBrowserSends(t *testing.T) {
	address, stop := run(t, filepath.Join(t.TempDir(), "q"), nil)
	for request, want := range map[string]int{
		"GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n":                                404,
		"GET /assets/%2e%2e/%2e%2e/go.mod HTTP/1.1\r\nHost: localhost\r\n\r\n":                     404,
		"GET //etc/passwd.txt HTTP/1.1\r\nHost: localhost\r\n\r\n":                                 404,
		`GET /..\..\go.mod HTTP/1.1` + "\r\nHost: localhost\r\n\r\n":                               404,
		"GET /assets/main-abc.js%00.css HTTP/1.1\r\nHost: localhost\r\n\r\n":                       404,
		"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n":                                            405,
		"GET / HTTP/1.0\r\n\r\n":                                                                   421,
		"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n":                             421,
		"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + strings.Repeat("a", 64<<10) + "\r\n\r\n": 431,
	} {
		name := request[:min(len(request), 60)]
		response := sendRaw(t, address, request)
		if response.StatusCode != want {
			t.Errorf("%q: got %d, want %d", name, response.StatusCode, want)
		}
		if want < 430 && response.Header.Get("Content-Security-Policy") == "" {
			t.Errorf("%q: no security headers", name)
		}
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}

func TestHasTimeLimits(t *testing.T) {
	s := newServer(http.NotFoundHandler())
	if s.ReadHeaderTimeout <= 0 || s.ReadTimeout <= 0 || s.WriteTimeout <= 0 || s.IdleTimeout <= 0 || s.MaxHeaderBytes <= 0 {
		t.Errorf("a limit is missing: %+v", s)
	}
}

func TestEndsWithIdleConnections(t *testing.T) {
	address, stop := run(t, filepath.Join(t.TempDir(), "q"), nil)
	body(t, address) // the client keeps the connection
	began := time.Now()
	if err := stop(); err != nil {
		t.Error(err)
	}
	if took := time.Since(began); took > patience {
		t.Errorf("stopping took %s", took)
	}
	if _, err := http.Get(address); err == nil {
		t.Error("the server still answers after it has stopped")
	}
}

func TestPortInUse(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	err = Run(
		t.Context(),
		Options{Addr: listener.Addr().String(), Site: built(), Source: func(context.Context) Snapshot { return Snapshot{} }},
	)
	var listen *ListenError
	if !errors.As(err, &listen) || !strings.Contains(err.Error(), "the port is already in use") ||
		!strings.Contains(listen.Hint(), "--addr") {
		t.Errorf("got %v", err)
	}
	onWindows := &ListenError{"127.0.0.1:80", &net.OpError{Op: "listen", Err: os.NewSyscallError("bind", syscall.Errno(10048))}}
	if !strings.Contains(onWindows.Error(), "the port is already in use") {
		t.Errorf("on Windows: got %v", onWindows)
	}
}

func TestInvalidAddresses(t *testing.T) {
	for addr, want := range map[string]string{
		"8250":               `cannot listen on "8250": address 8250: missing port in address`,
		"127.0.0.1:99999":    `cannot listen on "127.0.0.1:99999": address 99999: invalid port`,
		"203.0.113.255:8250": `cannot listen on "203.0.113.255:8250": `,
	} {
		err := Run(t.Context(), Options{Addr: addr, Site: built()})
		if err == nil || !strings.HasPrefix(err.Error(), want) || strings.Count(err.Error(), "listen") > 1 {
			t.Errorf("%s: got %v, want %s", addr, err, want)
		}
	}
}

func TestWarnsWhenOthersCanReachIt(t *testing.T) {
	warned := ""
	address, stop := run(t, filepath.Join(t.TempDir(), "q"), func(o *Options) {
		o.Addr, o.Hosts = "0.0.0.0:0", []string{"quiz.example"}
		o.Warn = func(message string) { warned = message }
	})
	port := address[strings.LastIndex(address, ":"):]
	response := sendRaw(t, "127.0.0.1"+port, "GET / HTTP/1.1\r\nHost: quiz.example\r\n\r\n")
	if response.StatusCode != 200 {
		t.Errorf("an allowed name: got %d, want 200", response.StatusCode)
	}
	if response := sendRaw(t, "127.0.0.1"+port, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"); response.StatusCode != 421 {
		t.Errorf("another name: got %d, want 421", response.StatusCode)
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
	if !strings.Contains(warned, "other machines on the network can reach") {
		t.Errorf("warned %q", warned)
	}
}

func TestBundleThatCannotBeShownAtTheStart(t *testing.T) {
	for name, panel := range map[string]fstest.MapFS{"with a panel": panel, "without": nil} {
		opts := Options{
			Addr: "127.0.0.1:0", Site: built(), Warn: func(string) {},
			Source: func(context.Context) Snapshot { return Snapshot{Files: map[string][]byte{"other.json": nil}} },
		}
		if panel != nil {
			opts.Panel = panel
		}
		if err := Run(t.Context(), opts); err == nil || !strings.Contains(err.Error(), "other.json") {
			t.Errorf("%s: got %v, want an error about other.json", name, err)
		}
	}
}
