package serve

import (
	"fmt"
	"net/http"
	"time"
)

const (
	// maxClients is the maximum number of pages with an open event stream.
	maxClients = 64
	// heartbeat is the interval between comments on a stream, which detect closed
	// connections.
	heartbeat = 20 * time.Second
	// sendLimit is the timeout for sending an event.
	sendLimit = 10 * time.Second
)

// join subscribes a page to events, and returns the number of the last event. It
// reports false if maxClients pages are subscribed.
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

// serveEvents sends an event immediately and at each change of the bank, until
// the browser disconnects or the server stops.
func (p *preview) serveEvents(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	if r.Method == http.MethodHead {
		w.Header().Set("Content-Type", "text/event-stream")
		return
	}
	client := make(chan int, 1)
	event, ok := p.join(client)
	if !ok {
		http.Error(w, fmt.Sprintf("more than %d open pages: close some", maxClients), http.StatusServiceUnavailable)
		return
	}
	defer p.leave(client)
	w.Header().Set("Content-Type", "text/event-stream")
	stream := http.NewResponseController(w)
	send := func(format string, args ...any) bool {
		// The server's write timeout is for responses that end.
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
			ok = send(": heartbeat\n\n")
		case <-r.Context().Done():
			return
		case <-p.done:
			return
		}
	}
}
