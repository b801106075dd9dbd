package lint

import (
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

// Failure is a panic of a rule: a bug in the rule, not a flaw of the bank.
type Failure struct {
	Rule *Rule
	// Pointer is the item that the rule checked; empty for the whole bank.
	Pointer string
	// Reason is the value of the panic; Stack is where it happened.
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

// Hint says what to do.
func (f *Failure) Hint() string {
	return fmt.Sprintf("this is a bug in swmmquiz: report it, and run with --ignore %s until it is fixed", f.Rule.Name)
}

// Run runs the rules on a bank and the problems found while reading it. Unknown
// names in the options are skipped: Options.Validate reports them. An error is
// that of ctx.
func Run(ctx context.Context, b *bank.Bank, problems []bank.Problem, rules []*Rule, opts Options) (*Result, error) {
	p, _ := newPlan(rules, opts)
	r := &run{ctx: ctx, plan: p, bank: b, chosen: map[Scope][]*Rule{}, values: map[*Rule][]any{}}
	for i := range b.Topics {
		r.topics = append(r.topics, sync.OnceValue(func() []Field { return topicFields(&b.Topics[i]) }))
	}
	for _, rule := range rules {
		if rule.Check != nil && r.level[rule] != Off {
			r.chosen[rule.Scope] = append(r.chosen[rule.Scope], rule)
		}
	}
	for _, step := range []func(){
		func() { r.problems(problems) },
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
	chosen   map[Scope][]*Rule // those that have a check and are not off
	values   map[*Rule][]any   // what PerItem returned, by item
	topics   []func() []Field  // the texts of each topic, analyzed at the first call
	findings []Finding
	failures []Failure

	at    withinCache
	texts map[bank.Span]string // digests of long texts
}

// input is what one call of a rule's check works on.
type input struct {
	item   int // index in Bank.Questions; -1 for none
	texts  *itemtext.Item
	fields []Field
}

// outcome is the result of one call of a rule's check.
type outcome struct {
	rule    *Rule
	item    int
	reports []*Report
	failure *Failure
}

// appendTo adds the outcome to a list if it is not empty.
func (o outcome) appendTo(list []outcome) []outcome {
	if len(o.reports) > 0 || o.failure != nil {
		list = append(list, o)
	}
	return list
}

// parts runs the rules of ScopeItem and ScopeText on each item and topic, and
// collects what the rules of ScopeBank need of each item. The order of the
// findings does not depend on the number of workers.
func (r *run) parts(workers int) {
	items := len(r.bank.Questions)
	for _, rule := range r.chosen[ScopeBank] {
		if rule.PerItem != nil {
			r.values[rule] = make([]any, items)
		}
	}
	outcomes := make([][]outcome, items+len(r.bank.Topics))
	each(r.ctx, workers, len(outcomes), func(part int) {
		if part < items {
			outcomes[part] = r.item(part)
		} else {
			outcomes[part] = r.topic(part - items)
		}
	})
	for _, list := range outcomes {
		for _, o := range list {
			r.keep(o)
		}
	}
}

// item runs the rules on one item.
func (r *run) item(item int) (list []outcome) {
	in := input{item: item, texts: itemtext.Of(&r.bank.Questions[item])}
	list = r.checkAll(r.chosen[ScopeItem], in, list)
	if len(r.chosen[ScopeText]) > 0 {
		in.fields = ItemFields(r.bank, item, in.texts)
	}
	list = r.checkAll(r.chosen[ScopeText], in, list)
	for _, rule := range r.chosen[ScopeBank] {
		if rule.PerItem != nil {
			remember := func() { r.values[rule][item] = rule.PerItem(in.texts) }
			list = r.call(rule, item, remember).appendTo(list)
		}
	}
	return list
}

// topic runs the rules on the texts of one topic.
func (r *run) topic(topic int) (list []outcome) {
	if len(r.chosen[ScopeText]) == 0 {
		return nil
	}
	in := input{item: -1, fields: r.topics[topic]()}
	list = r.checkAll(r.chosen[ScopeText], in, list)
	return list
}

// checkAll adds what rules report of one item or topic to a list.
func (r *run) checkAll(rules []*Rule, in input, list []outcome) []outcome {
	var pass Pass
	for _, rule := range rules {
		skip := rule.NeedsOptions && in.item >= 0 && !r.bank.Questions[in.item].Type().Chosen
		if !skip && r.ctx.Err() == nil {
			list = r.check(&pass, rule, in).appendTo(list)
		}
	}
	return list
}

// wholeBank runs the rules of ScopeBank, several at once. A rule that failed on an
// item is left out, because it lacks the value of that item.
func (r *run) wholeBank(workers int) {
	failed := func(rule *Rule) bool {
		return slices.ContainsFunc(r.failures, func(f Failure) bool { return f.Rule == rule })
	}
	rules := slices.DeleteFunc(slices.Clone(r.chosen[ScopeBank]), failed)
	outcomes := make([]outcome, len(rules))
	each(r.ctx, workers, len(rules), func(i int) { outcomes[i] = r.check(&Pass{}, rules[i], input{item: -1}) })
	for _, o := range outcomes {
		r.keep(o)
	}
}

// each does n jobs on several workers until ctx ends; 0 workers means one per
// processor.
func each(ctx context.Context, workers, n int, do func(job int)) {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(workers, n) {
		group.Go(func() {
			for job := int(next.Add(1)) - 1; job < n && ctx.Err() == nil; job = int(next.Add(1)) - 1 {
				do(job)
			}
		})
	}
	group.Wait()
}

// check calls the check of one rule with a pass of its own in this memory. What the
// rule reports before a panic is kept.
func (r *run) check(pass *Pass, rule *Rule, in input) outcome {
	item := in.item
	*pass = Pass{
		Bank: r.bank, Config: r.config, Item: item, Fields: in.fields,
		ctx: r.ctx, rule: rule, setting: r.settings[rule], item: in.texts, values: r.values[rule], topics: r.topics,
	}
	o := r.call(rule, item, func() { rule.Check(pass) })
	o.reports = pass.reports
	return o
}

// call calls a function of a rule. A panic becomes a Failure.
func (r *run) call(rule *Rule, item int, function func()) (o outcome) {
	o = outcome{rule: rule, item: item}
	defer func() {
		if fault := recover(); fault != nil {
			o.failure = &Failure{Rule: rule, Reason: fmt.Sprint(fault), Stack: string(debug.Stack())}
			if item >= 0 {
				o.failure.Pointer = r.bank.Pointer(item)
			}
		}
	}()
	function()
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

// problems turns the problems found while reading the bank into findings.
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
