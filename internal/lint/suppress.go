package lint

import (
	"fmt"
	"slices"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// suppress removes each finding whose rule is suppressible and in the ignore list of the item,
// and reports entries that name no rule or suppress nothing.
func (r *run) suppress() {
	type ignored struct {
		item int
		rule *Rule
	}
	first := map[ignored]*bank.Ignore{} // the first entry of an item that names the rule
	for item := range r.bank.Questions {
		ignore := r.bank.Questions[item].Ignore
		for i := range ignore {
			if key := (ignored{item, Find(r.rules, ignore[i].Rule)}); first[key] == nil {
				first[key] = &ignore[i]
			}
		}
	}
	used := map[*bank.Ignore]bool{}
	r.findings = slices.DeleteFunc(r.findings, func(f Finding) bool {
		entry := first[ignored{f.item, f.Rule}]
		if entry == nil || !f.Rule.Suppressible() {
			return false
		}
		used[entry] = true
		return true
	})
	for item := range r.bank.Questions {
		ignore := r.bank.Questions[item].Ignore
		for i := range ignore {
			if !used[&ignore[i]] {
				r.reportIgnore(item, i, ignore[i].Rule)
			}
		}
	}
}

// reportIgnore reports an entry that suppressed nothing, unless it names a suppressible rule that is off or failed.
func (r *run) reportIgnore(item, entry int, name string) {
	report := &Report{At: At(fmt.Sprintf("%s/ignore/%d/rule", r.bank.Pointer(item), entry))}
	kind := KindUnusedIgnore
	switch rule := Find(r.rules, name); {
	case rule == nil && Retired(name):
		report.Severity = Info
		report.Message = fmt.Sprintf("rule %q no longer exists", name)
		report.Hint = "delete the entry"
	case rule == nil:
		kind = KindUnknownIgnore
		report.Message = fmt.Sprintf("unknown rule %q", name)
		report.Hint = ruleHint(r.rules, name, false)
	case !rule.Suppressible():
		report.Message = fmt.Sprintf("rule %q cannot be ignored for one question", name)
		report.Hint = "delete the entry"
		if !rule.Always {
			report.Hint += ", or set the rule's level in swmmquiz.yaml"
		}
	case r.level[rule] == Off, r.failed(rule):
		return
	default:
		report.Message = fmt.Sprintf("the entry for rule %q suppresses nothing", name)
		report.Hint = "delete the entry"
	}
	if report.rule = r.ruleOf(kind); report.rule != nil {
		r.findings = append(r.findings, r.finding(report))
	}
}
