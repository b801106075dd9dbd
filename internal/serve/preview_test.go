package serve

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// author edits the file while a page is open.
type author struct {
	t       *testing.T
	file    string
	address string
	events  chan string
}

// open opens a page's stream of events.
func open(t *testing.T, file, address string) *author {
	t.Helper()
	response, err := http.Get(address + "/__swmmquiz/events")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { response.Body.Close() })
	if mediaType := response.Header.Get("Content-Type"); mediaType != "text/event-stream" {
		t.Errorf("the stream has the media type %q, want text/event-stream", mediaType)
	}
	a := &author{t, file, address, make(chan string, 100)}
	go func() {
		defer close(a.events)
		for lines := bufio.NewScanner(response.Body); lines.Scan(); {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				a.events <- data
			}
		}
	}()
	select {
	case <-a.events:
	case <-time.After(patience):
		t.Fatal("no event at the start")
	}
	return a
}

func (a *author) write(text string) {
	a.t.Helper()
	if err := os.WriteFile(a.file, []byte(text), 0o600); err != nil {
		a.t.Fatal(err)
	}
}

// waitFor waits until the state after an event, which a failure names, is as expected, and returns it.
func (a *author) waitFor(event string, isExpected func(State) bool) State {
	a.t.Helper()
	for {
		var state State
		if err := json.Unmarshal([]byte(body(a.t, a.address+"/__swmmquiz/state")), &state); err != nil {
			a.t.Fatal(err)
		}
		if isExpected(state) {
			return state
		}
		select {
		case <-a.events:
		case <-time.After(patience):
			a.t.Fatalf("no update after %s; the state is %+v", event, state)
		}
	}
}

// waitForCatalog waits until the served catalog contains the text.
func (a *author) waitForCatalog(text string) {
	a.t.Helper()
	state := a.waitFor("writing "+text, func(s State) bool {
		return s.OK && strings.Contains(body(a.t, a.address+"/assets/catalog-abc.js"), `"`+text+`"`)
	})
	if page := body(a.t, a.address+"/"); !strings.Contains(page, previewHead(state.Version)) {
		a.t.Errorf("the page does not load the author panel for version %s: %s", state.Version, page)
	}
}

func TestPreviewFollowsTheFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "questions.json")
	if err := os.WriteFile(file, []byte("one"), 0o600); err != nil {
		t.Fatal(err)
	}
	address, stop := run(t, file, nil)
	a := open(t, file, address)
	a.waitForCatalog("one")

	a.write("two")
	a.waitForCatalog("two")

	a.write("broken")
	state := a.waitFor("a broken edit", func(s State) bool { return !s.OK })
	if state.Message != "it is broken" || state.Shown != "This page shows the last valid bank." || string(state.Report) != `{"findings":[]}` {
		t.Errorf("the state is %+v", state)
	}
	if text := body(t, address+"/assets/catalog-abc.js"); !strings.Contains(text, "two") {
		t.Errorf("the last valid bank should stay, got %s", text)
	}

	// Many editors write a new file and replace the old one with it.
	if err := os.WriteFile(file+"~", []byte("three"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(file+"~", file); err != nil {
		t.Fatal(err)
	}
	a.waitForCatalog("three")

	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	a.waitFor("deleting the file", func(s State) bool { return !s.OK })
	a.write("three")
	a.waitForCatalog("three")

	if err := stop(); err != nil {
		t.Errorf("stopping with an open stream: %v", err)
	}
	for range a.events { // what was sent before the end
	}
}

func TestPreviewWatchesTheInputsOfTheFirstSnapshot(t *testing.T) {
	folder := t.TempDir()
	file, picture := filepath.Join(folder, "questions.json"), filepath.Join(folder, "picture.svg")
	put(t, file, "one")
	put(t, picture, "round")
	address, stop := run(t, file, func(o *Options) {
		o.Source = func(context.Context) Snapshot {
			text, _ := os.ReadFile(picture)
			return Snapshot{Files: map[string][]byte{"catalog.json": text}, Inputs: []string{file, picture}}
		}
	})
	a := open(t, file, address)
	a.waitForCatalog("round")
	put(t, picture, "square")
	a.waitForCatalog("square")
	if err := stop(); err != nil {
		t.Error(err)
	}
}

func TestStartsWithABrokenBank(t *testing.T) {
	file := filepath.Join(t.TempDir(), "questions.json")
	if err := os.WriteFile(file, []byte("broken"), 0o600); err != nil {
		t.Fatal(err)
	}
	address, stop := run(t, file, nil)
	a := open(t, file, address)
	state := a.waitFor("the start", func(s State) bool { return !s.OK })
	if state.Shown != "This page shows the bank that is built into swmmquiz." {
		t.Errorf("the state is %+v", state)
	}
	if page := body(t, address+"/"); !strings.Contains(page, previewHead(state.Version)) {
		t.Errorf("the page does not load the author panel: %s", page)
	}
	if text := body(t, address+"/assets/topics-abc.js"); text != "old topics" {
		t.Errorf("the page should show the built-in bank, got %s", text)
	}
	a.write("one")
	a.waitForCatalog("one")
	if fixed := a.waitFor("the fix", func(s State) bool { return s.OK }); fixed.Version == state.Version {
		t.Error("a page with the built-in bank would not be reloaded: the version is the same")
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}

func TestPreviewPaths(t *testing.T) {
	address, stop := run(t, filepath.Join(t.TempDir(), "q"), nil)
	for path, want := range map[string]struct {
		status           int
		mediaType, cache string
	}{
		"state":       {200, "application/json", "no-store"},
		"events":      {200, "text/event-stream", "no-store"},
		"preview.js":  {200, "text/javascript; charset=utf-8", "no-cache"},
		"preview.css": {200, "text/css; charset=utf-8", "no-cache"},
		"other":       {404, "text/plain; charset=utf-8", "no-cache"},
		"":            {404, "text/plain; charset=utf-8", "no-cache"},
	} {
		response, err := http.Head(address + previewPrefix + path)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		got := response.Header
		if response.StatusCode != want.status || got.Get("Content-Type") != want.mediaType || got.Get("Cache-Control") != want.cache {
			t.Errorf("%s: got %d %v, want %v", path, response.StatusCode, got, want)
		}
		if got.Get("Content-Security-Policy") == "" {
			t.Errorf("%s: no security headers", path)
		}
	}
	if err := stop(); err != nil {
		t.Error(err)
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
			t.Errorf("%s: got %d, want 404", path, response.StatusCode)
		}
	}
	// The client accepts gzip, but this page has no gzip form.
	if text := body(t, address+"/"); text != page {
		t.Errorf("got %s, want the page as built", text)
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}

func TestTooManyOpenPages(t *testing.T) {
	address, stop := run(t, filepath.Join(t.TempDir(), "q"), nil)
	var streams []io.Closer
	status := 0
	for range maxClients + 1 {
		response, err := http.Get(address + "/__swmmquiz/events")
		if err != nil {
			t.Fatal(err)
		}
		streams, status = append(streams, response.Body), response.StatusCode
	}
	if status != http.StatusServiceUnavailable {
		t.Errorf("the page beyond the limit got status %d, want 503", status)
	}
	for _, stream := range streams {
		stream.Close()
	}
	for end := time.Now().Add(patience); ; time.Sleep(10 * time.Millisecond) {
		response, err := http.Get(address + "/__swmmquiz/events")
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode == http.StatusOK {
			break
		}
		if time.Now().After(end) {
			t.Fatal("closed pages still count")
		}
	}
	if err := stop(); err != nil {
		t.Error(err)
	}
}
