package serve

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// Snapshot is the bank as it is on disk.
type Snapshot struct {
	// Files is the bundle by file name; nil when the bank can't be exported.
	Files map[string][]byte
	// State is what the author panel is told.
	State State
}

// State tells the author panel how the bank on disk is.
type State struct {
	// OK says that the bank on disk is the one being served.
	OK bool `json:"ok"`
	// Version is the bundle's, when OK.
	Version string `json:"version"`
	// Message says in one line what is wrong, when not OK.
	Message string `json:"message"`
	// Report is the findings as `swmmquiz lint --format json` prints them;
	// null when the files can't be read.
	Report json.RawMessage `json:"report"`
}

// Paths of the live preview.
const (
	previewPrefix = "/__swmmquiz/"
	// previewHead loads the author panel.
	previewHead = `<link rel="stylesheet" href="/__swmmquiz/preview.css"><script type="module" src="/__swmmquiz/preview.js"></script>`
	maxClients  = 64
	heartbeat   = 20 * time.Second
)

// preview is the current site and those who want to hear of changes.
type preview struct {
	base  *site // as built
	panel *site // the author panel; nil without live preview
	done  <-chan struct{}

	mu      sync.Mutex
	current *site
	state   []byte
	event   int
	clients map[chan int]bool
}

// show puts a snapshot up. The last good bank stays when the new one is broken.
func (p *preview) show(snapshot Snapshot) error {
	state, err := json.Marshal(snapshot.State)
	if err != nil {
		return err
	}
	var next *site
	if snapshot.Files != nil {
		head := ""
		if p.panel != nil {
			head = previewHead
		}
		if next, err = p.base.with(snapshot.Files, head); err != nil {
			return err
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if next != nil {
		p.current = next
	}
	p.state = state
	p.event++
	for client := range p.clients {
		select {
		case client <- p.event:
		default: // it has one waiting, and will ask for the newest state
		}
	}
	return nil
}

func (p *preview) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case previewPrefix + "state", previewPrefix + "events", previewPrefix + "preview.js", previewPrefix + "preview.css":
		if p.panel == nil {
			http.NotFound(w, r)
			return
		}
	}
	switch r.URL.Path {
	case previewPrefix + "state":
		p.serveState(w)
	case previewPrefix + "events":
		p.serveEvents(w, r)
	case previewPrefix + "preview.js", previewPrefix + "preview.css":
		if a, ok := p.panel.assets[r.URL.Path[len(previewPrefix):]]; ok {
			a.send(w, r, http.StatusOK)
			return
		}
		http.NotFound(w, r)
	default:
		p.mu.Lock()
		current := p.current
		p.mu.Unlock()
		current.ServeHTTP(w, r)
	}
}

func (p *preview) serveState(w http.ResponseWriter) {
	p.mu.Lock()
	state := p.state
	p.mu.Unlock()
	w.Header().Set("Content-Type", mediaTypes[".json"])
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(state)
}

// serveEvents sends an event at each change of the bank, until the browser or
// the server goes.
func (p *preview) serveEvents(w http.ResponseWriter, r *http.Request) {
	client := make(chan int, 1)
	p.mu.Lock()
	full := len(p.clients) >= maxClients
	if !full {
		p.clients[client] = true
	}
	event := p.event
	p.mu.Unlock()
	if full {
		http.Error(w, "too many open pages: close some", http.StatusServiceUnavailable)
		return
	}
	defer func() {
		p.mu.Lock()
		delete(p.clients, client)
		p.mu.Unlock()
	}()
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	stream := http.NewResponseController(w)
	_ = stream.SetWriteDeadline(time.Time{}) // the server's limit is for pages
	send := func(format string, args ...any) bool {
		_, err := fmt.Fprintf(w, format, args...)
		return err == nil && stream.Flush() == nil
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for ok := send("retry: 500\nid: %d\ndata: %d\n\n", event, event); ok; {
		select {
		case event := <-client:
			ok = send("id: %d\ndata: %d\n\n", event, event)
		case <-beat.C:
			ok = send(": still here\n\n")
		case <-r.Context().Done():
			return
		case <-p.done:
			return
		}
	}
}
