package tex

import (
	"context"
	"runtime"
	"sync"
)

// Formula is a formula to typeset, in display or inline style.
type Formula struct {
	TeX     string // without dollar signs
	Display bool
}

// Batch contains the results for the formulas of a bank.
type Batch struct {
	results map[Formula]result
}

// errSkipped is the error of formulas for which a batch has no steps left.
var errSkipped = &Error{"the formulas before it have used up the steps allowed for a bank"}

// Skipped reports whether a formula with the error err was skipped, because the formulas
// before it have used up the allowed steps.
func Skipped(err error) bool { return err == error(errSkipped) }

// Allowance returns the number of steps allowed for the formulas of a bank: the given
// millions, and three for each byte of the bank.
func Allowance(millions, bytes int) int { return millions*1_000_000 + 3*bytes }

// All typesets the formulas of a bank in order, each once, until the given steps
// are used up. The result depends neither on the machine, unless a formula reaches maxTime, nor on earlier calls. The
// error is that of ctx.
func (r *Renderer) All(ctx context.Context, formulas []Formula, steps int) (*Batch, error) {
	b := &Batch{results: map[Formula]result{}}
	var list []Formula // without repetitions
	for _, f := range formulas {
		if _, known := b.results[f]; !known {
			b.results[f] = result{err: errSkipped}
			list = append(list, f)
		}
	}
	// The formulas of a group are typeset concurrently. In the last group, the
	// results after the limit are discarded.
	groupSize := 4 * runtime.GOMAXPROCS(0)
	for len(list) > 0 && steps > 0 {
		n := min(len(list), groupSize)
		results := make([]result, n)
		var group sync.WaitGroup
		for i, f := range list[:n] {
			group.Go(func() { results[i] = r.result(ctx, f) })
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

// Get returns the result for a formula, like Render. A formula that is not in the batch
// counts as skipped.
func (b *Batch) Get(tex string, display bool) (Node, error) {
	res, ok := b.results[Formula{tex, display}]
	if !ok {
		return Node{}, errSkipped
	}
	return res.node, res.err
}
