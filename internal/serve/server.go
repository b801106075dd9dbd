package serve

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"syscall"
	"time"
)

// Options say what is served and how.
type Options struct {
	// Addr is host:port; port 0 takes a free one.
	Addr string
	// Site is the built site; Panel the built author panel, nil for no live
	// preview.
	Site, Panel fs.FS
	// Source reads the bank on disk.
	Source func() Snapshot
	// Watch are the files whose change makes Source run again; none without
	// live preview.
	Watch []string
	// Ready is called once with the address when the server answers.
	Ready func(addr net.Addr)
	// Warn is told in a line of what is amiss but not the end.
	Warn func(message string)
}

// ListenError says that the address can't be listened on.
type ListenError struct {
	Addr   string
	Reason error
}

func (e *ListenError) Error() string {
	if errors.Is(e.Reason, syscall.EADDRINUSE) {
		return fmt.Sprintf("cannot listen on %s: another program has that port", e.Addr)
	}
	return fmt.Sprintf("cannot listen on %s: %v", e.Addr, e.Reason)
}

func (e *ListenError) Unwrap() error { return e.Reason }

// Hint is the remedy.
func (e *ListenError) Hint() string {
	return "choose another with --addr, such as --addr 127.0.0.1:0 for any free port"
}

// stopLimit is how long open requests may take when the server stops.
const stopLimit = 5 * time.Second

// Run serves until ctx ends. It returns ErrNotBuilt, a *ListenError, or what
// ended the server.
func Run(ctx context.Context, opts Options) error {
	base, err := newSite(opts.Site)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	p := &preview{base: base, current: base, done: ctx.Done(), clients: map[chan int]bool{}}
	if opts.Panel != nil {
		if p.panel, err = newPanel(opts.Panel); err != nil {
			return err
		}
		if p.current, err = base.with(nil, previewHead); err != nil {
			return err
		}
	}
	if err := p.show(opts.Source()); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", opts.Addr)
	if err != nil {
		return &ListenError{opts.Addr, err}
	}
	address, _ := listener.Addr().(*net.TCPAddr)
	loopback := address != nil && address.IP.IsLoopback()
	if !loopback {
		opts.Warn(fmt.Sprintf("%s can be reached from other machines: everyone on the network can open it", listener.Addr()))
	}
	server := &http.Server{
		Handler:           secure(loopback, p),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	if opts.Panel != nil {
		go watch(ctx, opts.Watch, opts.Warn, func() {
			if err := p.show(opts.Source()); err != nil {
				opts.Warn(err.Error())
			}
		})
	}
	opts.Ready(listener.Addr())
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	cancel()
	stopping, end := context.WithTimeout(context.Background(), stopLimit)
	defer end()
	if err := server.Shutdown(stopping); err != nil {
		return server.Close()
	}
	return nil
}

// newPanel reads the author panel, which has no page of its own.
func newPanel(files fs.FS) (*site, error) {
	panel := &site{assets: map[string]*asset{}}
	for name, mediaType := range map[string]string{"preview.js": mediaTypes[".js"], "preview.css": mediaTypes[".css"]} {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, ErrNotBuilt
		}
		panel.assets[name] = packed(mediaType, data)
	}
	return panel, nil
}
