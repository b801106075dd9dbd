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

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// Options configure the server.
type Options struct {
	// Addr is host:port. Port 0 means any free port.
	Addr string
	// Site is the built site. Panel is the built author panel, or nil for no
	// live preview.
	Site, Panel fs.FS
	// Hosts are additional hosts that requests may name; see allowedHosts.
	Hosts []string
	// Source reads the bank on disk.
	Source func(context.Context) Snapshot
	// Watch are the files that are watched until a Snapshot names others. When
	// a watched file changes, Source runs again. Without live preview, none is
	// watched. WatchLimit is the limit for reading watched files.
	Watch      []string
	WatchLimit readfile.Limit
	// Parents are the origins whose pages may embed the quiz.
	Parents []string
	// Ready is called once, with the actual address, when the server is ready.
	Ready func(addr net.Addr)
	// Warn is called with a one-line warning. It may be called from several
	// goroutines, but not after Run has returned.
	Warn func(message string)
}

// ListenError is the error for an address on which the server cannot listen.
type ListenError struct {
	Addr   string
	Reason error
}

// wsaAddrInUse is WSAEADDRINUSE, the Windows error code for an address in use. Other
// systems do not use this number.
const wsaAddrInUse = syscall.Errno(10048)

func (e *ListenError) Error() string {
	if errors.Is(e.Reason, syscall.EADDRINUSE) || errors.Is(e.Reason, wsaAddrInUse) {
		return fmt.Sprintf("cannot listen on %q: the port is already in use", e.Addr)
	}
	reason := e.Reason
	if operation, ok := reason.(*net.OpError); ok {
		reason = operation.Err // without the address, which the message contains
	}
	return fmt.Sprintf("cannot listen on %q: %v", e.Addr, reason)
}

func (e *ListenError) Unwrap() error { return e.Reason }

// Hint returns the remedy.
func (e *ListenError) Hint() string {
	return "choose another address with --addr, such as --addr 127.0.0.1:0 for any free port"
}

// stopLimit is how long open requests may take after Ctrl-C, which must end every
// command within a second.
const stopLimit = 300 * time.Millisecond

// Run serves until ctx ends. Its errors include ErrNotBuilt and *ListenError.
func Run(ctx context.Context, opts Options) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	p, err := loadPreview(opts, ctx.Done())
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", opts.Addr)
	if err != nil {
		return &ListenError{opts.Addr, err}
	}
	defer listener.Close()
	address, _ := listener.Addr().(*net.TCPAddr)
	loopback := address != nil && address.IP.IsLoopback()
	if !loopback {
		opts.Warn(fmt.Sprintf("other machines on the network can reach %s", listener.Addr()))
	}
	stopFollowing, err := follow(ctx, p, opts)
	if err != nil {
		return err
	}
	defer stopFollowing()
	server := newServer(secure(allowedHosts(opts, loopback), p))
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	opts.Ready(listener.Addr())
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	stopping, end := context.WithTimeout(context.Background(), stopLimit)
	defer end()
	if err := server.Shutdown(stopping); err != nil {
		return server.Close()
	}
	return nil
}

// follow shows the bank on disk. With a panel it also shows each change, until
// stop is called.
func follow(ctx context.Context, p *preview, opts Options) (stop func(), err error) {
	if opts.Panel == nil {
		return func() {}, p.show(opts.Source(ctx))
	}
	ctx, cancel := context.WithCancel(ctx)
	// The watcher starts before the first read, so that it misses no change.
	w := newWatcher(ctx, opts.Watch, opts.WatchLimit, opts.Warn)
	snapshot := opts.Source(ctx)
	if err := p.show(snapshot); err != nil {
		cancel()
		w.close()
		return nil, err
	}
	w.setFiles(snapshot.Inputs)
	done := make(chan struct{})
	go func() {
		defer close(done)
		w.run(ctx, func() []string {
			snapshot := opts.Source(ctx)
			if ctx.Err() != nil {
				return nil
			}
			if err := p.show(snapshot); err != nil {
				opts.Warn(err.Error())
			}
			return snapshot.Inputs
		})
	}()
	return func() {
		cancel()
		<-done
		w.close()
	}, nil
}

// loadPreview reads the site and the author panel, and returns the preview that serves them.
func loadPreview(opts Options, done <-chan struct{}) (*preview, error) {
	base, err := newSite(opts.Site)
	if err != nil {
		return nil, err
	}
	base.parents = opts.Parents
	var panel *site
	if opts.Panel != nil {
		panel = &site{assets: map[string]*asset{}}
		for _, name := range []string{"preview.js", "preview.css"} {
			if panel.assets[name], err = readAsset(opts.Panel, name); err != nil {
				return nil, ErrNotBuilt
			}
		}
	}
	return newPreview(base, panel, done)
}

// newServer returns an HTTP server with limits against slow and excessive
// requests. The event stream sets its own write timeout.
func newServer(handler http.Handler) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
		// The handler refuses "OPTIONS *", as it does all methods except GET and HEAD.
		DisableGeneralOptionsHandler: true,
	}
}
