package serve

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

var panel = fstest.MapFS{"preview.js": {Data: []byte("panel")}, "preview.css": {Data: []byte("css")}}

// run serves what the file says: "broken" is a bank with findings, anything
// else a catalog of that text. It returns the address and a way to end it.
func run(t *testing.T, file string, options func(*Options)) (address string, stop func() error) {
	t.Helper()
	ready := make(chan net.Addr, 1)
	opts := Options{
		Addr: "127.0.0.1:0", Site: built(), Panel: panel, Watch: []string{file},
		Source: func() Snapshot {
			text, err := os.ReadFile(file)
			if err != nil || string(text) == "broken" {
				return Snapshot{State: State{Message: "it is broken", Report: json.RawMessage(`{"findings": []}`)}}
			}
			return Snapshot{Files: map[string][]byte{"catalog.json": text}, State: State{OK: true, Version: string(text)}}
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

func TestPreviewFollowsTheFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "questions.json")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("one")
	address, stop := run(t, file, nil)
	response, err := http.Get(address + "/__swmmquiz/events")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	events := make(chan string, 100)
	go func() {
		defer close(events)
		for lines := bufio.NewScanner(response.Body); lines.Scan(); {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				events <- data
			}
		}
	}()
	// next waits for an event after which the state fits.
	next := func(what string, fits func(State) bool) {
		t.Helper()
		for {
			var state State
			if err := json.Unmarshal([]byte(body(t, address+"/__swmmquiz/state")), &state); err != nil {
				t.Fatal(err)
			}
			if fits(state) {
				return
			}
			select {
			case <-events:
			case <-time.After(10 * time.Second):
				t.Fatalf("no event after %s; the state is %+v", what, state)
			}
		}
	}
	<-events
	next("the start", func(s State) bool { return s.OK && s.Version == "one" })
	if text := body(t, address+"/"); !strings.Contains(text, previewHead) {
		t.Error("the page does not load the author panel")
	}

	write("two")
	next("an edit", func(s State) bool { return s.OK && s.Version == "two" })
	write("broken")
	next("a broken edit", func(s State) bool { return !s.OK && s.Message == "it is broken" })
	if text := body(t, address+"/assets/catalog-abc.js"); !strings.Contains(text, "two") {
		t.Errorf("the last good bank should stay up, got %s", text)
	}
	// Many editors write a new file and put it in the old one's place.
	if err := os.WriteFile(file+"~", []byte("three"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(file+"~", file); err != nil {
		t.Fatal(err)
	}
	next("a repair", func(s State) bool { return s.OK && s.Version == "three" })
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	next("the file is gone", func(s State) bool { return !s.OK })

	if err := stop(); err != nil {
		t.Errorf("the open stream should not hold up the end: %v", err)
	}
	if _, open := <-events; open {
		for range events { // what was sent before the end
		}
	}
}

func TestWithoutPreview(t *testing.T) {
	file := filepath.Join(t.TempDir(), "q")
	address, stop := run(t, file, func(o *Options) { o.Panel = nil; o.Watch = nil })
	for _, path := range []string{"state", "events", "preview.js"} {
		response, err := http.Get(address + previewPrefix + path)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %d", path, response.StatusCode)
		}
	}
	if text := body(t, address+"/"); text != page {
		t.Error(text)
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}

func TestTooManyOpenPages(t *testing.T) {
	address, stop := run(t, filepath.Join(t.TempDir(), "q"), nil)
	var open []io.Closer
	status := 0
	for range maxClients + 1 {
		response, err := http.Get(address + "/__swmmquiz/events")
		if err != nil {
			t.Fatal(err)
		}
		open, status = append(open, response.Body), response.StatusCode
	}
	if status != http.StatusServiceUnavailable {
		t.Errorf("the page beyond the limit got %d", status)
	}
	for _, body := range open {
		body.Close()
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}

func TestPortInUse(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	err = Run(t.Context(), Options{Addr: listener.Addr().String(), Site: built(), Source: func() Snapshot { return Snapshot{} }})
	var listen *ListenError
	if !errors.As(err, &listen) || !strings.Contains(err.Error(), "another program has that port") {
		t.Errorf("got %v", err)
	}
}

func TestWarnsWhenOthersCanReachIt(t *testing.T) {
	warned := ""
	_, stop := run(t, filepath.Join(t.TempDir(), "q"), func(o *Options) {
		o.Addr = "0.0.0.0:0"
		o.Warn = func(message string) { warned = message }
	})
	if err := stop(); err != nil {
		t.Error(err)
	}
	if !strings.Contains(warned, "can be reached from other machines") {
		t.Errorf("warned %q", warned)
	}
}
