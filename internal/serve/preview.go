package serve

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// Snapshot is the bank as it is on disk.
type Snapshot struct {
	// Files is the bundle by file name; nil when the bank can't be shown.
	Files map[string][]byte
	// Message says in one sentence what is wrong, when Files is nil.
	Message string
	// Report is the findings as `swmmquiz lint --format json` prints them;
	// nil when the files can't be read.
	Report json.RawMessage
	// Hints are the remedies of the report's findings, in their order, each
	// empty for none.
	Hints []string
	// Inputs are the files that the snapshot was made from, which are watched
	// from then on; nil for those watched before.
	Inputs []string
}

// State tells the author panel how the bank on disk is.
type State struct {
	// OK says that the bank on disk is the one being served.
	OK bool `json:"ok"`
	// Version is that of the page and bank being served, which the page holds
	// in a meta element.
	Version string `json:"version"`
	// Message says what is wrong, when not OK, and Shown what is served
	// instead.
	Message string `json:"message"`
	Shown   string `json:"shown"`
	// Report and Hints are those of the Snapshot.
	Report json.RawMessage `json:"report"`
	Hints  []string        `json:"hints"`
}

// Paths of the live preview.
const (
	previewPrefix = "/__swmmquiz/"
	versionMeta   = "swmmquiz-version"
)

// previewHead loads the author panel, and tells it what the page shows.
func previewHead(version string) string {
	return `<meta name="` + versionMeta + `" content="` + version + `">` +
		`<link rel="stylesheet" href="/__swmmquiz/preview.css"><script type="module" src="/__swmmquiz/preview.js"></script>`
}

// preview is the current site and those who want to hear of changes.
type preview struct {
	base  *site // as built
	panel *site // the author panel; nil without live preview
	done  <-chan struct{}

	mu      sync.Mutex
	current *site
	version string // of current
	good    bool   // current holds a bank from disk
	state   []byte
	event   int
	clients map[chan int]bool
}

func newPreview(base, panel *site, done <-chan struct{}) (*preview, error) {
	p := &preview{base: base, panel: panel, done: done, clients: map[chan int]bool{}}
	return p, p.replace(nil)
}

// replace puts a bundle in the place of the one being served.
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

// show puts a snapshot up, and tells the open pages. The last good bank stays
// when the new one is broken.
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
		p.good = true
	case p.good:
		state.Shown = "The last good one is shown."
	default:
		state.Shown = "The one that this program was built with is shown."
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
		default: // it has one waiting, and will ask for the newest state
		}
	}
	return nil
}

// ServeHTTP answers for the site as it is now and, with a panel, for the
// preview's own paths.
func (p *preview) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, own := strings.CutPrefix(r.URL.Path, previewPrefix)
	switch {
	case !own:
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
		_, _ = w.Write(state) // the browser has gone: nothing to do
	}
}
