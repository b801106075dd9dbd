package tex

import (
	"context"
	"runtime"
	"sync"
)

// Formula is TeX that a bank wants set.
type Formula struct {
	TeX     string
	Display bool
}

// Batch is what setting the formulas of a bank gave.
type Batch struct {
	results map[Formula]result
}

// tooMuch is the error of formulas after the steps of a batch are used up.
var tooMuch = &Error{"the formulas before it have used up the work that a bank may take"}

// TooMuch reports whether an error means that a formula was not looked at,
// because a bank's formulas take too much work together.
func TooMuch(err error) bool { return err == error(tooMuch) }

// Allowance is how many steps the formulas of a bank may take together: so many
// millions, and four for each byte of the bank, so that a large bank may have
// more of them.
func Allowance(millions, bytes int) int { return millions*1_000_000 + 4*bytes }

// All sets the formulas of a bank in their order, each of them once, until they
// have taken so many steps together. What is set does not depend on the
// machine, nor on what was set before. An error is that of ctx.
func (r *Renderer) All(ctx context.Context, formulas []Formula, steps int) (*Batch, error) {
	b := &Batch{results: map[Formula]result{}}
	var list []Formula // without repetitions
	for _, f := range formulas {
		if _, known := b.results[f]; !known {
			b.results[f] = result{err: tooMuch}
			list = append(list, f)
		}
	}
	// Formulas are set some at a time; what the last of them had too much of
	// is work lost.
	ahead := 4 * runtime.GOMAXPROCS(0)
	for len(list) > 0 && steps > 0 {
		n := min(len(list), ahead)
		results := make([]result, n)
		var group sync.WaitGroup
		for i, f := range list[:n] {
			group.Go(func() { results[i] = r.result(ctx, key{f.TeX, f.Display}) })
		}
		group.Wait()
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		for i, f := range list[:n] {
			if steps <= 0 {
				break
			}
			b.results[f] = results[i]
			steps -= results[i].steps
		}
		list = list[n:]
	}
	return b, nil
}

// Get is the outcome for one of the formulas, as Render gives it.
func (b *Batch) Get(tex string, display bool) (Node, error) {
	set, ok := b.results[Formula{tex, display}]
	if !ok {
		return Node{}, tooMuch
	}
	return set.node, set.err
}
