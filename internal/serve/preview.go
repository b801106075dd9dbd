package serve

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// Snapshot is the bank on disk at one moment.
type Snapshot struct {
	// Files are the files of the bundle by name, or nil if the bank has errors.
	Files map[string][]byte
	// Message describes the error if Files is nil.
	Message string
	// Report contains the findings in the format of `swmmquiz lint --format
	// json`, or nil if the files cannot be read.
	Report json.RawMessage
	// Hints are the hints of the findings in order. A hint may be empty.
	Hints []string
	// Inputs are the files to watch from now on, or nil to keep the current ones.
	Inputs []string
}

// State is the state of the bank that the author panel shows.
type State struct {
	// OK reports whether the served bank is the one on disk.
	OK bool `json:"ok"`
	// Version is the version of the served app and bank. A page contains its
	// version in a meta element.
	Version string `json:"version"`
	// Message describes the error if OK is false. Shown is a sentence that names
	// the bank that is served instead.
	Message string `json:"message"`
	Shown   string `json:"shown"`
	// Report and Hints are those of the Snapshot.
	Report json.RawMessage `json:"report"`
	Hints  []string        `json:"hints"`
}

// The paths of the live preview and the name of its meta element.
const (
	previewPrefix = "/__swmmquiz/"
	versionMeta   = "swmmquiz-version"
)

// previewHead returns the elements that load the author panel and contain the
// version of the page.
func previewHead(version string) string {
	return `<meta name="` + versionMeta + `" content="` + version + `">` +
		`<link rel="stylesheet" href="` + previewPrefix + `preview.css">` +
		`<script type="module" src="` + previewPrefix + `preview.js"></script>`
}

// preview serves the current site and notifies pages of changes.
type preview struct {
	base  *site // as built
	panel *site // the author panel, or nil without live preview
	done  <-chan struct{}

	mu      sync.Mutex
	current *site
	version string // of current
	onDisk  bool   // whether current contains a bank from disk
	state   []byte
	event   int
	clients map[chan int]bool
}

func newPreview(base, panel *site, done <-chan struct{}) (*preview, error) {
	p := &preview{base: base, panel: panel, done: done, clients: map[chan int]bool{}}
	return p, p.replace(nil)
}

// replace replaces the served bundle.
func (p *preview) replace(bundle map[string][]byte) error {
	version, head := p.base.version(bundle), ""
	if p.panel != nil {
		head = previewHead(version)
	}
	next, err := p.base.with(bundle, head)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.current, p.version = next, version
	return nil
}

// show serves a snapshot and notifies the open pages. If the bank has errors, the
// last valid bank stays.
func (p *preview) show(snapshot Snapshot) error {
	if snapshot.Files != nil {
		if err := p.replace(snapshot.Files); err != nil {
			return err
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	state := State{
		OK: snapshot.Files != nil, Version: p.version, Message: snapshot.Message,
		Report: snapshot.Report, Hints: snapshot.Hints,
	}
	switch {
	case state.OK:
		p.onDisk = true
	case p.onDisk:
		state.Shown = "This page shows the last valid bank."
	default:
		state.Shown = "This page shows the bank that is built into swmmquiz."
	}
	data, err := json.Marshal(state)
	if err != nil {
		return err
	}
	p.state = data
	p.event++
	for client := range p.clients {
		select {
		case client <- p.event:
		default: // an event is pending, and the page will get the newest state
		}
	}
	return nil
}

// ServeHTTP serves the current site and, with a panel, the paths of the preview.
func (p *preview) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, isPreview := strings.CutPrefix(r.URL.Path, previewPrefix)
	switch {
	case !isPreview:
		p.mu.Lock()
		current := p.current
		p.mu.Unlock()
		current.ServeHTTP(w, r)
	case p.panel == nil:
		notFound(w, r)
	case name == "state":
		p.serveState(w, r)
	case name == "events":
		p.serveEvents(w, r)
	default:
		a, ok := p.panel.assets[name]
		if !ok {
			notFound(w, r)
			return
		}
		a.send(w, r, http.StatusOK)
	}
}

func (p *preview) serveState(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	state := p.state
	p.mu.Unlock()
	w.Header().Set("Content-Type", mediaTypes[".json"])
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Content-Length", strconv.Itoa(len(state)))
	if r.Method != http.MethodHead {
		_, _ = w.Write(state) // an error means that the browser disconnected
	}
}
