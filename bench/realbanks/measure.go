package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// severityCounts counts findings by severity.
type severityCounts [lint.Error + 1]int

// rates formats the errors, warnings and infos per item, times a factor.
func (s severityCounts) rates(items int, factor float64) string {
	rate := func(level lint.Severity) float64 { return factor * float64(s[level]) / float64(max(1, items)) }
	return fmt.Sprintf("%8.3f %8.3f %8.3f", rate(lint.Error), rate(lint.Warning), rate(lint.Info))
}

// printFindings prints findings per item by bank, and per 1,000 items by rule.
func printFindings(banks []*linted) {
	byRule, items := counter[string, severityCounts]{}, 0
	fmt.Printf("%-27s %8s %8s %8s %6s %6s  left out\n", "findings per item", "error", "warning", "info", "read", "fit")
	for _, b := range banks {
		items += len(b.items)
		all := severityCounts{}
		for _, f := range b.findings {
			if b.counted(f) {
				all[f.level]++
				byRule.at(f.Rule)[f.level]++
			}
		}
		fmt.Printf("%-27s %s %6d %6d  ", b.Name, all.rates(len(b.items), 1), b.total, len(b.items))
		for _, reason := range sortedKeys(b.misfits) {
			fmt.Printf("%s: %d; ", reason, b.misfits[reason])
		}
		fmt.Println()
	}
	fmt.Printf("\nfindings per 1,000 of %d items\n", items)
	for _, rule := range byRule.keys() {
		fmt.Printf("%-27s %s\n", rule, byRule.at(rule).rates(items, 1000))
	}
}

// recall counts the labeled flaws, those found, and those found as a warning or an error.
type recall struct{ labeled, found, warned int }

func (r *recall) add(found *Finding) {
	r.labeled++
	if found != nil {
		r.found++
		if found.level >= lint.Warning {
			r.warned++
		}
	}
}

func (r recall) print(name string) {
	fmt.Printf("%-36s %4d of %-4d %5.1f%%  %4d as warning or error\n", name, r.found, r.labeled, percent(r.found, r.labeled), r.warned)
}

// printRecall prints how many of a reader's labeled flaws are found, and how many flaws
// two readers agree on.
func printRecall(banks []*linted, kinds map[string]kind, labels []Note, reader string, misses bool) {
	byItem := map[string][]Finding{}
	for _, f := range findings(banks) {
		byItem[f.ID] = append(byItem[f.ID], f)
	}
	byKind, totals, byRule := counter[string, recall]{}, counter[string, recall]{}, counter[string, int]{}
	items := 0
	for _, n := range labels {
		if n.Reader != reader {
			continue
		}
		items++
		for _, flaw := range n.Flaws {
			found := findingOf(flaw, kinds[flaw.Kind], byItem[n.ID])
			byKind.at(flaw.Kind).add(found)
			for _, group := range flaw.groups() {
				totals.at(group).add(found)
			}
			if found != nil {
				*byRule.at(found.Rule)++
			} else if misses {
				fmt.Printf("missed: %s %s at %s (%s)\n", n.ID, flaw.Kind, flaw.Place, flaw.Severity)
			}
		}
	}
	fmt.Printf("\nflaws found in %d items labeled by %q\n", items, reader)
	for _, name := range byKind.keys() {
		byKind.at(name).print(name)
	}
	for _, group := range totals.keys() {
		totals.at(group).print(group)
	}
	fmt.Println("\nflaws found, by rule")
	for _, rule := range byRule.keys() {
		fmt.Printf("%-36s %4d\n", rule, *byRule.at(rule))
	}
	agreed, disputed := 0, 0
	labeledTwice := pairs(labels)
	for _, notes := range labeledTwice {
		both, one := split(notes)
		agreed, disputed = agreed+len(both), disputed+len(one)
	}
	fmt.Printf("\nitems with two readers: %d; flaws named by both: %d, by only one: %d\n", len(labeledTwice), agreed, disputed)
}

// groups returns the names of the totals in which a flaw counts.
func (f Flaw) groups() []string {
	groups := []string{"all", "form"}
	if f.Knowledge {
		groups[1] = "needs knowledge"
	} else if f.Severity == "serious" {
		groups = append(groups, "form, serious")
	}
	if f.Kind != "long-key" {
		for _, group := range groups {
			groups = append(groups, group+", without long-key")
		}
	}
	return groups
}

// findingOf returns the most severe of an item's findings about a flaw, or nil.
func findingOf(flaw Flaw, k kind, findings []Finding) (best *Finding) {
	for i := range findings {
		f := &findings[i]
		about := slices.Contains(k.Rules, f.Rule) && (!k.Exact || strings.HasPrefix(f.Place, flaw.Place))
		if about && (best == nil || f.level > best.level) {
			best = f
		}
	}
	return best
}

// printPrecision prints the numbers of verdicts on findings, by the severity that lint
// reports, and by severity and rule. Judged findings that lint does not report are counted separately.
func printPrecision(banks []*linted, judged []Note) {
	counts := counter[string, [3]int]{}
	all := findings(banks)
	for _, n := range judged {
		names := []string{"no longer reported"}
		if at := slices.IndexFunc(all, func(f Finding) bool { return f.judgedBy(n) }); at >= 0 {
			names = []string{all[at].Severity, all[at].Severity + " " + n.Rule}
		}
		for _, name := range names {
			counts.at(name)[slices.Index(verdicts, n.Verdict)]++
		}
	}
	fmt.Printf("\n%-36s %8s %8s %8s\n", "findings judged", "right", "arguable", "wrong")
	for _, name := range counts.keys() {
		c := *counts.at(name)
		sum := c[0] + c[1] + c[2]
		fmt.Printf("%-36s %8d %8d %8d   right %5.1f%%, wrong %5.1f%%\n", name, c[0], c[1], c[2], percent(c[0], sum), percent(c[2], sum))
	}
}
