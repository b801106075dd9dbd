package lint

import (
	"fmt"

	"github.com/swmmquiz/swmmquiz/internal/bank"
)

// suppress removes the findings that their item's ignore list names, and
// reports entries that name no rule or suppress nothing.
func (r *run) suppress() {
	used := map[*bank.Ignore]bool{}
	entries := map[int]map[*Rule]*bank.Ignore{} // of items, once they are needed
	kept := r.findings[:0]
	for _, f := range r.findings {
		if entry := r.ignoredBy(&f, entries); entry != nil {
			used[entry] = true
			continue
		}
		kept = append(kept, f)
	}
	r.findings = kept
	for item := range r.bank.Questions {
		ignore := r.bank.Questions[item].Ignore
		for i := range ignore {
			if !used[&ignore[i]] {
				r.reportIgnore(item, i, ignore[i].Rule)
			}
		}
	}
}

// ignoredBy returns the first entry of the item's ignore list that names the
// finding's rule, or nil.
func (r *run) ignoredBy(f *Finding, entries map[int]map[*Rule]*bank.Ignore) *bank.Ignore {
	if f.item < 0 || !f.Rule.Suppressible() {
		return nil
	}
	ignore := r.bank.Questions[f.item].Ignore
	if len(ignore) > 0 && entries[f.item] == nil {
		first := map[*Rule]*bank.Ignore{}
		for i := range ignore {
			if rule := Find(r.rules, ignore[i].Rule); first[rule] == nil {
				first[rule] = &ignore[i]
			}
		}
		entries[f.item] = first
	}
	return entries[f.item][f.Rule]
}

// reportIgnore reports an entry that suppressed nothing, unless its rule did not
// run.
func (r *run) reportIgnore(item, entry int, name string) {
	report := &Report{At: At(fmt.Sprintf("%s/ignore/%d/rule", r.bank.Pointer(item), entry))}
	kind := KindUnusedIgnore
	switch rule := Find(r.rules, name); {
	case rule == nil && Retired(name):
		report.Severity = Info
		report.Message = fmt.Sprintf("there is no longer a rule %q", name)
		report.Hint = "delete the entry"
	case rule == nil:
		kind = KindUnknownIgnore
		report.Message = fmt.Sprintf("unknown rule %q", name)
		report.Hint = ruleHint(r.rules, name, false)
	case !rule.Suppressible():
		report.Message = fmt.Sprintf("rule %q cannot be ignored for one question", name)
		report.Hint = "fix what it found, or set its level in swmmquiz.yaml"
	case r.level[rule] == Off:
		return
	default:
		report.Message = fmt.Sprintf("rule %q finds nothing here to ignore", name)
		report.Hint = "delete the entry"
	}
	if report.rule = r.ruleOf(kind); report.rule != nil {
		r.findings = append(r.findings, r.finding(report))
	}
}
