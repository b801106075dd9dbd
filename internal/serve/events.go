package serve

import (
	"fmt"
	"net/http"
	"time"
)

const (
	// maxClients is the number of pages that may be open at once.
	maxClients = 64
	// heartbeat is how often a silent stream says that it lives; a page that
	// has gone without a word is noticed then.
	heartbeat = 20 * time.Second
	// sendLimit is how long a page may take to receive an event.
	sendLimit = 10 * time.Second
)

// join adds a page to those who hear of changes, and tells the number of the
// last event; false when there are too many.
func (p *preview) join(client chan int) (event int, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.clients) >= maxClients {
		return 0, false
	}
	p.clients[client] = true
	return p.event, true
}

func (p *preview) leave(client chan int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.clients, client)
}

// serveEvents sends an event at once and at each change of the bank, until the
// browser or the server goes.
func (p *preview) serveEvents(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	if r.Method == http.MethodHead {
		w.Header().Set("Content-Type", "text/event-stream")
		return
	}
	client := make(chan int, 1)
	event, ok := p.join(client)
	if !ok {
		http.Error(w, "too many open pages: close some", http.StatusServiceUnavailable)
		return
	}
	defer p.leave(client)
	w.Header().Set("Content-Type", "text/event-stream")
	stream := http.NewResponseController(w)
	send := func(format string, args ...any) bool {
		// The server's own limit is for pages, which end.
		_ = stream.SetWriteDeadline(time.Now().Add(sendLimit))
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
