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

// Options say what is served and how.
type Options struct {
	// Addr is host:port; port 0 takes a free one.
	Addr string
	// Site is the built site; Panel the built author panel, nil for no live
	// preview.
	Site, Panel fs.FS
	// Hosts are names under which browsers may ask for the site, beside the
	// name in Addr, localhost and all addresses in numbers.
	Hosts []string
	// Source reads the bank on disk.
	Source func(context.Context) Snapshot
	// Watch are the files whose change makes Source run again, until a
	// Snapshot names others; none without live preview. WatchLimit is how
	// much of each is read.
	Watch      []string
	WatchLimit readfile.Limit
	// Parents are the origins whose pages may show the embedded quiz.
	Parents []string
	// Ready is called once with the address when the server answers.
	Ready func(addr net.Addr)
	// Warn is told in a line of what is amiss but not the end. It may be
	// called from several goroutines, but not after Run has returned.
	Warn func(message string)
}

// ListenError says that the address can't be listened on.
type ListenError struct {
	Addr   string
	Reason error
}

// wsaAddrInUse is what Windows says instead of EADDRINUSE; other systems have
// no such number.
const wsaAddrInUse = syscall.Errno(10048)

func (e *ListenError) Error() string {
	if errors.Is(e.Reason, syscall.EADDRINUSE) || errors.Is(e.Reason, wsaAddrInUse) {
		return fmt.Sprintf("cannot listen on %s: another program has that port", e.Addr)
	}
	reason := e.Reason
	if operation, ok := reason.(*net.OpError); ok {
		reason = operation.Err // without the address once more
	}
	return fmt.Sprintf("cannot listen on %q: %v", e.Addr, reason)
}

func (e *ListenError) Unwrap() error { return e.Reason }

// Hint is the remedy.
func (e *ListenError) Hint() string {
	return "choose another with --addr, such as --addr 127.0.0.1:0 for any free port"
}

// stopLimit is how long open requests may take when the server stops: Ctrl-C
// ends every command within a second.
const stopLimit = 300 * time.Millisecond

// Run serves until ctx ends. It returns ErrNotBuilt, a *ListenError, or what
// ended the server.
func Run(ctx context.Context, opts Options) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	p, err := newSites(opts, ctx.Done())
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
		opts.Warn(fmt.Sprintf("%s can be reached from other machines: everyone on the network can open it", listener.Addr()))
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

// follow shows the bank on disk, and with a panel each change of it until the
// function that it returns is called.
func follow(ctx context.Context, p *preview, opts Options) (stop func(), err error) {
	if opts.Panel == nil {
		return func() {}, p.show(opts.Source(ctx))
	}
	ctx, cancel := context.WithCancel(ctx)
	// Made before the first look, so that no edit goes between.
	w := newWatcher(ctx, opts.Watch, opts.WatchLimit, opts.Warn)
	if err := p.show(opts.Source(ctx)); err != nil {
		cancel()
		w.close()
		return nil, err
	}
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

// newSites reads the site and the author panel.
func newSites(opts Options, done <-chan struct{}) (*preview, error) {
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

// newServer is an HTTP server that no slow or greedy client can hold up. The
// stream of events sets its own limit for writing.
func newServer(handler http.Handler) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
		// "OPTIONS *" gets the answer of any other method.
		DisableGeneralOptionsHandler: true,
	}
}
