package tex

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"runtime"
	"sync"
)

// What a formula may cost, counted in ways that give the same answer on every
// machine.
const (
	// maxLength bounds a formula, in bytes. The longest of the bank has some 150.
	maxLength = 4096
	// A formula may take baseSteps and stepsPerByte for each of its bytes, but
	// never more than maxSteps. Plain formulas take 20 to 110 steps a byte,
	// chemistry up to 400; a step takes about a microsecond.
	baseSteps    = 5_000
	stepsPerByte = 500
	maxSteps     = 100_000
	// maxOutput bounds the MathML of a formula, in bytes.
	maxOutput = 1 << 20
)

// ErrUnavailable says that this binary was built without the renderer.
var ErrUnavailable = errors.New("this binary was built without the TeX renderer")

// Available reports whether this binary includes the renderer.
func Available() bool {
	for _, script := range scripts {
		if _, err := files.ReadFile(script); err != nil {
			return false
		}
	}
	return true
}

// Error says what the renderer can't set.
type Error struct{ Message string }

func (e *Error) Error() string { return e.Message }

// maxKept bounds the formulas that a Renderer remembers.
const maxKept = 100_000

// Renderer turns TeX into MathML. It runs as many JavaScript engines as there
// are processors, each started at its first use, which takes some 25 ms. It is
// safe for use by several goroutines.
type Renderer struct {
	engines chan *engine // those that are free; nil for one that is not started
	mu      sync.Mutex
	done    map[key]result
}

type key struct {
	tex     string
	display bool
}

type result struct {
	node  Node
	err   error
	steps int
}

// New makes a Renderer.
func New() *Renderer {
	n := runtime.GOMAXPROCS(0)
	r := &Renderer{engines: make(chan *engine, n), done: map[key]result{}}
	for range n {
		r.engines <- nil
	}
	return r
}

// Render sets TeX, without dollar signs, as MathML: as a displayed formula or
// within a line. The error is ErrUnavailable, that of ctx, or an *Error when
// the TeX is wrong or takes too much work.
func (r *Renderer) Render(ctx context.Context, tex string, display bool) (Node, error) {
	set := r.result(ctx, key{tex, display})
	return set.node, set.err
}

// result is what is known of a formula, or what setting it gives.
func (r *Renderer) result(ctx context.Context, k key) result {
	r.mu.Lock()
	known, ok := r.done[k]
	r.mu.Unlock()
	if ok {
		return known
	}
	set := r.set(ctx, k)
	var wrong *Error
	if set.err == nil || errors.As(set.err, &wrong) {
		r.mu.Lock()
		if len(r.done) >= maxKept {
			clear(r.done)
		}
		r.done[k] = set
		r.mu.Unlock()
	}
	return set
}

// set sets a formula on a free engine.
func (r *Renderer) set(ctx context.Context, k key) (set result) {
	if set.err = refused(k.tex); set.err != nil {
		return set
	}
	var e *engine
	select {
	case e = <-r.engines:
	case <-ctx.Done():
		set.err = ctx.Err()
		return set
	}
	defer func() {
		if e != nil && e.broken {
			e = nil // the next formula starts another
		}
		r.engines <- e
	}()
	if e == nil {
		if e, set.err = start(); set.err != nil {
			return set
		}
	}
	var mathml string
	if mathml, set.steps, set.err = e.set(ctx, k.tex, k.display); set.err != nil {
		return set
	}
	if len(mathml) > maxOutput {
		set.err = &Error{fmt.Sprintf("its MathML has %d bytes, expected %d at most", len(mathml), maxOutput)}
		return set
	}
	set.node, set.err = parse(mathml)
	return set
}

// costly finds the commands that are refused before the renderer sees them.
// Those that define macros can make a formula of 23 bytes that never ends. The
// others are drawn twice by the renderer at each level of nesting, and the site
// draws neither: \llap needs overlays, \equilibriumLeft is the renderer's own.
var costly = regexp.MustCompile(`\\([egx]?def|let|futurelet|(?:re)?newcommand|providecommand|` +
	`(?:math)?llap|equilibrium(?:Left|Right))(?:[^a-zA-Z@]|$)`)

// refused is what is wrong with TeX before the renderer sees it; nil for
// nothing.
func refused(tex string) error {
	if len(tex) > maxLength {
		return &Error{fmt.Sprintf("it has %d bytes, expected %d at most", len(tex), maxLength)}
	}
	if found := costly.FindStringSubmatch(tex); found != nil {
		return &Error{`\` + found[1] + " is not set by the site: it has no macros and no overlays"}
	}
	return nil
}
