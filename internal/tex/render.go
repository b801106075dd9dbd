package tex

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"runtime"
	"sync"
)

// Limits on a formula. They have the same effect on every machine.
const (
	// maxLength is the maximum length of a formula, in bytes. The longest one of the
	// SWMM bank has about 170.
	maxLength = 4096
	// A formula may take baseSteps plus stepsPerByte for each of its bytes, but at
	// most maxSteps. Plain formulas take up to 110 steps per byte, chemistry takes
	// up to 400. A step takes about a microsecond.
	baseSteps    = 5_000
	stepsPerByte = 500
	maxSteps     = 100_000
	// maxOutput is the maximum size of the MathML of a formula, in bytes.
	maxOutput = 1 << 20
)

// ErrUnavailable is the error of a binary built without the renderer.
var ErrUnavailable = errors.New("this binary was built without the TeX renderer")

// Available reports whether this binary includes the renderer.
func Available() bool {
	for _, script := range scripts {
		if _, err := fs.Stat(files, script); err != nil {
			return false
		}
	}
	return true
}

// Error is the error for TeX that cannot be typeset.
type Error struct{ Message string }

func (e *Error) Error() string { return e.Message }

// maxCached is the maximum number of results that a Renderer caches.
const maxCached = 100_000

// Renderer converts TeX to MathML. It has up to one JavaScript engine per processor.
// An engine starts when it is first used, which takes about 25 ms. A Renderer is
// safe for concurrent use.
type Renderer struct {
	engines chan *engine // idle engines; nil is an engine that has not started
	mu      sync.Mutex
	cache   map[Formula]result
}

type result struct {
	node  Node
	err   error
	steps int
}

// New returns a Renderer.
func New() *Renderer {
	n := runtime.GOMAXPROCS(0)
	r := &Renderer{engines: make(chan *engine, n), cache: map[Formula]result{}}
	for range n {
		r.engines <- nil
	}
	return r
}

// Render converts TeX, without dollar signs, to MathML in display or inline
// style. The error is an *Error if the TeX is invalid, is not supported or exceeds a limit.
// Otherwise it is ErrUnavailable, that of ctx, or a failure of the renderer.
func (r *Renderer) Render(ctx context.Context, tex string, display bool) (Node, error) {
	res := r.result(ctx, Formula{tex, display})
	return res.node, res.err
}

// result returns the cached result of a formula, or typesets it.
func (r *Renderer) result(ctx context.Context, f Formula) result {
	r.mu.Lock()
	known, ok := r.cache[f]
	r.mu.Unlock()
	if ok {
		return known
	}
	res := r.typeset(ctx, f)
	var wrong *Error
	if res.err == nil || errors.As(res.err, &wrong) {
		r.mu.Lock()
		if len(r.cache) >= maxCached {
			clear(r.cache)
		}
		r.cache[f] = res
		r.mu.Unlock()
	}
	return res
}

// typeset typesets a formula on an idle engine.
func (r *Renderer) typeset(ctx context.Context, f Formula) (res result) {
	if res.err = check(f.TeX); res.err != nil {
		return res
	}
	var e *engine
	select {
	case e = <-r.engines:
	case <-ctx.Done():
		res.err = ctx.Err()
		return res
	}
	defer func() {
		if e != nil && e.broken {
			e = nil // the next formula starts another
		}
		r.engines <- e
	}()
	if e == nil {
		if e, res.err = start(); res.err != nil {
			return res
		}
	}
	var mathml string
	if mathml, res.steps, res.err = e.typeset(ctx, f.TeX, f.Display); res.err != nil {
		return res
	}
	if len(mathml) > maxOutput {
		res.err = &Error{fmt.Sprintf("the MathML of the formula has %d bytes, expected at most %d", len(mathml), maxOutput)}
		return res
	}
	res.node, res.err = parse(mathml)
	return res
}

// costly matches commands that are refused before rendering. With macro definitions, a
// formula of 23 bytes can run until its steps are used up. The renderer processes the
// arguments of the overlap and equilibrium commands twice, so that each level of nesting
// doubles the time. The site does not support those commands anyway: \llap requires
// overlays, and \equilibriumLeft is internal to the renderer.
var costly = regexp.MustCompile(`(?:^|[^\\])(?:\\\\)*\\([egx]?def|let|futurelet|(?:re)?newcommand|providecommand|` +
	`(?:math)?llap|equilibrium(?:Left|Right))(?:[^a-zA-Z@]|$)`)

// check returns an error for TeX that is refused before rendering.
func check(tex string) error {
	if len(tex) > maxLength {
		return &Error{fmt.Sprintf("the formula has %d bytes, expected at most %d", len(tex), maxLength)}
	}
	if found := costly.FindStringSubmatch(tex); found != nil {
		return &Error{fmt.Sprintf(`the site does not support \%s: it does not allow macros, overlays or internal commands`, found[1])}
	}
	return nil
}
