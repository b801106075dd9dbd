package lint

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// Failure is a rule that could not do its work: a fault of the rule, not of
// the bank.
type Failure struct {
	Rule *Rule
	// Pointer is the item it worked on; empty for the whole bank.
	Pointer string
	// Reason is what went wrong; Stack is where.
	Reason string
	Stack  string
}

func (f *Failure) Error() string {
	at := "the bank"
	if f.Pointer != "" {
		at = f.Pointer
	}
	return fmt.Sprintf("rule %s failed at %s: %s", f.Rule.Name, at, f.Reason)
}

// Hint is the remedy.
func (f *Failure) Hint() string {
	return fmt.Sprintf("this is a fault of swmmquiz: report it, and leave the rule out with --ignore %s until then", f.Rule.Name)
}

// Run runs the rules on a bank and the problems found while reading it. Names
// in the options that no rule has are ignored: Options.Validate reports them.
// An error is that of ctx.
func Run(ctx context.Context, b *bank.Bank, problems []bank.Problem, rules []*Rule, opts Options) (*Result, error) {
	p, _ := newPlan(rules, opts)
	r := &run{ctx: ctx, plan: p, bank: b, facts: make([]Facts, len(b.Questions)), prepared: map[*Rule]any{}}
	for _, step := range []func(){
		func() { r.problems(problems) },
		r.prepare,
		func() { r.parts(opts.Workers) },
		func() { r.wholeBank(opts.Workers) },
		r.suppress,
		r.fingerprint,
	} {
		if step(); ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return &Result{Questions: b.Total, Findings: arrange(r.findings), Failures: r.failures}, nil
}

// run is one run in progress.
type run struct {
	*plan
	ctx      context.Context
	bank     *bank.Bank
	facts    []Facts
	prepared map[*Rule]any
	findings []Finding
	failures []Failure

	at    withinCache
	texts map[bank.Span]string // digests of long texts
}

// outcome is what one call of a rule's check gave.
type outcome struct {
	rule    *Rule
	item    int
	reports []Report
	failure *Failure
}

// appendTo adds the outcome to a list if it says something.
func (o outcome) appendTo(list []outcome) []outcome {
	if len(o.reports) > 0 || o.failure != nil {
		list = append(list, o)
	}
	return list
}

// chosen are the rules of a scope that have a check and are not off.
func (r *run) chosen(scope Scope) []*Rule {
	var chosen []*Rule
	for _, rule := range r.rules {
		if rule.Scope == scope && rule.Check != nil && r.level[rule] != Off {
			chosen = append(chosen, rule)
		}
	}
	return chosen
}

// prepare does the work that rules want done once for the whole bank.
func (r *run) prepare() {
	for _, rule := range r.rules {
		if rule.Prepare != nil && r.level[rule] != Off && r.ctx.Err() == nil {
			r.prepared[rule] = rule.Prepare(r.ctx, r.bank, r.config)
		}
	}
}

// parts runs the rules that look at an item, and those of texts on items and
// topics. Each worker takes one item or topic after the other; findings come in
// the order of the files, whatever the number of workers.
func (r *run) parts(workers int) {
	rules, textRules := r.chosen(ScopeItem), r.chosen(ScopeText)
	items := len(r.facts)
	outcomes := make([][]outcome, items+len(r.bank.Topics))
	each(r.ctx, workers, len(outcomes), func() func(int) {
		var texts passages
		return func(part int) {
			item := part
			if part < items {
				r.facts[item] = NewFacts(&r.bank.Questions[item])
				for _, rule := range rules {
					if r.ctx.Err() != nil {
						return
					}
					outcomes[part] = r.check(rule, item, nil).appendTo(outcomes[part])
				}
				texts.ofItem(r.bank, item, &r.facts[item])
			} else {
				item = -1
				texts.ofTopic(&r.bank.Topics[part-items])
			}
			for _, rule := range textRules {
				if r.ctx.Err() != nil {
					return
				}
				outcomes[part] = r.check(rule, item, texts.list).appendTo(outcomes[part])
			}
			if part < items {
				r.facts[item].shed()
			}
		}
	})
	for _, list := range outcomes {
		for _, o := range list {
			r.keep(o)
		}
	}
}

// wholeBank runs the rules that look at all items together, several at once.
// They read facts that no one writes any more.
func (r *run) wholeBank(workers int) {
	rules := r.chosen(ScopeBank)
	outcomes := make([]outcome, len(rules))
	each(r.ctx, workers, len(rules), func() func(int) {
		return func(i int) { outcomes[i] = r.check(rules[i], -1, nil) }
	})
	for _, o := range outcomes {
		r.keep(o)
	}
}

// each does n jobs, one after the other on each of some workers, until ctx ends.
// Workers that are not given are as many as there are processors. A worker is
// made for each.
func each(ctx context.Context, workers, n int, worker func() func(job int)) {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(workers, n) {
		group.Go(func() {
			do := worker()
			for job := int(next.Add(1)) - 1; job < n && ctx.Err() == nil; job = int(next.Add(1)) - 1 {
				do(job)
			}
		})
	}
	group.Wait()
}

// check calls one rule. A panic of the rule becomes a failure with its name;
// what it reported before still counts.
func (r *run) check(rule *Rule, item int, texts []Passage) (o outcome) {
	pass := &Pass{
		Bank: r.bank, Config: r.config, Item: item, Passages: texts,
		ctx: r.ctx, rule: rule, setting: r.settings[rule], facts: r.facts, prepared: r.prepared[rule],
	}
	o = outcome{rule: rule, item: item}
	defer func() {
		if fault := recover(); fault != nil {
			o.failure = &Failure{Rule: rule, Reason: fmt.Sprint(fault), Stack: string(debug.Stack())}
			if item >= 0 {
				o.failure.Pointer = r.bank.Pointer(item)
			}
		}
		o.reports = pass.reports
	}()
	rule.Check(pass)
	return o
}

// keep turns an outcome's reports into findings.
func (r *run) keep(o outcome) {
	for _, report := range o.reports {
		r.findings = append(r.findings, r.finding(o.rule, report))
	}
	if o.failure != nil {
		r.failures = append(r.failures, *o.failure)
	}
}

// problems turns what the reading of the bank found into findings.
func (r *run) problems(problems []bank.Problem) {
	byKind := map[bank.Kind]*Rule{}
	for _, rule := range r.rules {
		if rule.Kind != "" {
			byKind[rule.Kind] = rule
		}
	}
	for _, problem := range problems {
		rule := byKind[problem.Kind]
		if rule == nil || r.level[rule] == Off {
			continue
		}
		f := Finding{
			Rule: rule, Severity: r.level[rule], Message: problem.Message, Hint: problem.Hint,
			Location: spot(problem.Doc, problem.Span, problem.Pointer),
		}
		for _, related := range problem.Related {
			f.Related = append(f.Related, Related{spot(related.Doc, related.Span, related.Pointer), related.Message})
		}
		f.Question, f.item = r.question(f.Location)
		r.findings = append(r.findings, f)
	}
}
