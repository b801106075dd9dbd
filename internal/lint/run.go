package lint

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/itemtext"
)

// Failure is a panic in a rule: a bug in the rule, not a flaw in the bank.
type Failure struct {
	Rule *Rule
	// Pointer is the JSON pointer of the item that the rule checked. It is empty for a topic
	// or the whole bank.
	Pointer string
	// Reason is the value of the panic; Stack is the stack trace.
	Reason string
	Stack  string
}

func (f *Failure) Error() string {
	checked := cmp.Or(f.Pointer, "the bank")
	if f.Pointer == "" && f.Rule.Scope == ScopeText {
		checked = "a topic"
	}
	return fmt.Sprintf("rule %s failed on %s: %s", f.Rule.Name, checked, f.Reason)
}

// Hint returns the remedy.
func (f *Failure) Hint() string {
	return fmt.Sprintf("report this bug in swmmquiz, and run with --ignore %s until it is fixed", f.Rule.Name)
}

// Run runs the rules on a bank and on the problems found while reading it. It skips
// unknown names in the options, which Options.Validate reports. The error is that of
// ctx.
func Run(ctx context.Context, b *bank.Bank, problems []bank.Problem, rules []*Rule, opts Options) (*Result, error) {
	p, _ := newPlan(rules, opts)
	r := &run{ctx: ctx, workers: opts.Workers, plan: p, bank: b, chosen: map[Scope][]*Rule{}, values: map[*Rule][]any{}}
	for i := range b.Topics {
		r.topics = append(r.topics, sync.OnceValue(func() []Field { return topicFields(&b.Topics[i]) }))
	}
	for _, rule := range rules {
		if rule.Check != nil && r.level[rule] != Off {
			r.chosen[rule.Scope] = append(r.chosen[rule.Scope], rule)
		}
	}
	r.addProblems(problems)
	r.checkParts()
	r.checkBank()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	r.suppress()
	r.fingerprint()
	return &Result{Questions: b.Total, Findings: arrange(r.findings), Failures: r.failures}, nil
}

// run is the state of a call to Run.
type run struct {
	*plan
	ctx      context.Context
	workers  int
	bank     *bank.Bank
	chosen   map[Scope][]*Rule // rules that have a check and are not off
	values   map[*Rule][]any   // what PerItem returned, by item
	topics   []func() []Field  // the texts of each topic, analyzed at the first call
	findings []Finding
	failures []Failure

	offsets withinCache
	digests map[bank.Span]string // of long texts
}

// checkParts runs the rules of ScopeItem and ScopeText on each item and topic, and collects
// what the rules of ScopeBank need from each item.
func (r *run) checkParts() {
	items := len(r.bank.Questions)
	for _, rule := range r.chosen[ScopeBank] {
		if rule.PerItem != nil {
			r.values[rule] = make([]any, items)
		}
	}
	r.runJobs(items+len(r.bank.Topics), func(part int) outcome {
		if part < items {
			return r.checkItem(part)
		}
		return r.checkTopic(part - items)
	})
}

// checkItem runs the rules on one item.
func (r *run) checkItem(item int) outcome {
	p := r.pass(item)
	p.texts = itemtext.Of(p.Question())
	p.Fields = ItemFields(r.bank, item, p.texts)
	p.check(r.chosen[ScopeItem])
	p.check(r.chosen[ScopeText])
	for _, rule := range r.chosen[ScopeBank] {
		if rule.PerItem != nil {
			p.call(rule, func() { r.values[rule][item] = rule.PerItem(p.texts) })
		}
	}
	return p.outcome
}

// checkTopic runs the rules on the texts of one topic.
func (r *run) checkTopic(topic int) outcome {
	if len(r.chosen[ScopeText]) == 0 {
		return outcome{}
	}
	p := r.pass(-1)
	p.Fields = r.topics[topic]()
	p.check(r.chosen[ScopeText])
	return p.outcome
}

// failed reports whether a rule failed on an item, a topic or the bank.
func (r *run) failed(rule *Rule) bool {
	return slices.ContainsFunc(r.failures, func(f Failure) bool { return f.Rule == rule })
}

// checkBank runs the rules of ScopeBank, several at once. A rule that failed on an
// item is left out, because it lacks the value of that item.
func (r *run) checkBank() {
	rules := slices.DeleteFunc(slices.Clone(r.chosen[ScopeBank]), r.failed)
	r.runJobs(len(rules), func(i int) outcome {
		p := r.pass(-1)
		p.check(rules[i : i+1])
		return p.outcome
	})
}

// runJobs does n jobs on several workers until the context is canceled, and collects their
// outcomes. The order of the findings does not depend on the number of workers.
func (r *run) runJobs(n int, do func(job int) outcome) {
	workers := r.workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	outcomes := make([]outcome, n)
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(workers, n) {
		group.Go(func() {
			for job := int(next.Add(1)) - 1; job < n && r.ctx.Err() == nil; job = int(next.Add(1)) - 1 {
				outcomes[job] = do(job)
			}
		})
	}
	group.Wait()
	for _, o := range outcomes {
		for _, report := range o.reports {
			r.findings = append(r.findings, r.finding(report))
		}
		r.failures = append(r.failures, o.failures...)
	}
}

// outcome contains what rules reported, and how they failed.
type outcome struct {
	reports  []*Report
	failures []Failure
}

// pass returns a Pass for an item, or for none if item is -1.
func (r *run) pass(item int) *Pass { return &Pass{Bank: r.bank, Config: r.config, Item: item, run: r} }

// check runs the checks of rules. What a rule reports before a panic is kept.
func (p *Pass) check(rules []*Rule) {
	for _, rule := range rules {
		skip := rule.NeedsOptions && p.Item >= 0 && !p.Question().Type().HasChoice
		if !skip && p.run.ctx.Err() == nil {
			p.call(rule, func() { rule.Check(p) })
		}
	}
}

// call calls a function of a rule. A panic becomes a Failure.
func (p *Pass) call(rule *Rule, function func()) {
	p.rule, p.kept = rule, 0
	defer func() {
		if fault := recover(); fault != nil {
			failure := Failure{Rule: rule, Reason: fmt.Sprint(fault), Stack: string(debug.Stack())}
			if p.Item >= 0 {
				failure.Pointer = p.Bank.Pointer(p.Item)
			}
			p.failures = append(p.failures, failure)
		}
	}()
	function()
}

// addProblems turns the problems found while reading the bank into findings.
func (r *run) addProblems(problems []bank.Problem) {
	for _, problem := range problems {
		rule := r.ruleOf(problem.Kind)
		if rule == nil {
			continue
		}
		f := Finding{
			Rule: rule, Severity: r.level[rule], Message: problem.Message, Hint: problem.Hint,
			Location: newLocation(problem.Doc, problem.Span, problem.Pointer),
		}
		for _, related := range problem.Related {
			f.Related = append(f.Related, Related{newLocation(related.Doc, related.Span, related.Pointer), related.Message})
		}
		f.Question, f.item = r.question(f.Location)
		r.findings = append(r.findings, f)
	}
}

// ruleOf returns the rule that reports a kind of problem, or nil if there is none or it is off.
func (r *run) ruleOf(kind bank.Kind) *Rule {
	for _, rule := range r.rules {
		if rule.Kind == kind && r.level[rule] != Off {
			return rule
		}
	}
	return nil
}
