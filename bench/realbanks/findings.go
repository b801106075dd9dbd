package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"html"
	"os"
	"slices"
	"strings"
	"unicode"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
)

// Finding is a lint finding in a bank.
type Finding struct {
	Bank     string `json:"bank"`
	ID       string `json:"id"` // empty for a finding about the bank
	Rule     string `json:"rule"`
	Severity string `json:"severity"`
	Place    string `json:"place"` // q, options/2, explanation; empty for the item
	Message  string `json:"message"`

	fixes []lint.Fix
	level lint.Severity
}

// linted is a bank with its items and findings.
type linted struct {
	*Bank
	total    int            // number of items, including those that do not fit
	misfits  map[string]int // number of items that do not fit, by reason
	items    map[string]*Item
	findings []Finding
	source   bank.Sources
	opts     lint.Options
}

// load reads a bank and lints its items that fit, with the default configuration but
// without targets and with any category.
func load(b *Bank, dir string) (*linted, error) {
	all, err := b.read(dir)
	if err != nil {
		return nil, err
	}
	l := &linted{Bank: b, total: len(all), misfits: map[string]int{}, items: map[string]*Item{}}
	fit := []jsonItem{}
	for i := range all {
		if reason := all[i].misfit(); reason != "" {
			l.misfits[reason]++
		} else {
			fit = append(fit, all[i].json())
			l.items[all[i].ID] = &all[i]
		}
	}
	cfg := config.Default().WithoutTargets()
	cfg.Categories = nil // any category
	source := bank.Sources{Questions: bank.Source{Path: b.Name + ".json", Data: encode(fit)}}
	parsed, problems := bank.Parse(context.Background(), source, nil)
	l.source, l.opts = source, lint.Options{Config: cfg}
	result, err := lint.Run(context.Background(), parsed, problems, rules.All(), l.opts)
	if err != nil {
		return nil, err
	}
	if len(result.Failures) > 0 {
		return nil, fmt.Errorf("%s: %w", b.Name, &result.Failures[0])
	}
	for _, f := range result.Findings {
		found := Finding{b.Name, "", f.Rule.Name, f.Severity.String(), "", f.Message, f.Fixes, f.Severity}
		if f.Question != nil {
			found.ID = f.Question.ID
			_, found.Place, _ = strings.Cut(strings.TrimPrefix(f.Pointer, "/"), "/")
		}
		l.findings = append(l.findings, found)
	}
	return l, nil
}

// counted reports whether a finding is included in the tables. Findings about the bank are
// not, nor is missing-explanation for an item without one, because many banks have no
// explanations.
func (l *linted) counted(f Finding) bool {
	return f.ID != "" && (f.Rule != "missing-explanation" || l.items[f.ID].Explanation != "")
}

// findings returns the findings of all banks.
func findings(banks []*linted) []Finding {
	all := []Finding{}
	for _, b := range banks {
		all = append(all, b.findings...)
	}
	return all
}

// compare prints, for each rule, how many findings of an earlier dump are gone and how many
// findings are new, and lists both if list is set. A finding whose severity has changed
// counts as both.
func compare(banks []*linted, file string, list bool) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var before []Finding
	if err := json.Unmarshal(data, &before); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	before = slices.DeleteFunc(before, func(f Finding) bool {
		return !slices.ContainsFunc(banks, func(b *linted) bool { return b.Name == f.Bank })
	})
	type counts struct{ before, now, gone, added int }
	byRule, left := counter[string, counts]{}, map[string][]Finding{}
	identity := func(f Finding) string {
		return strings.Join([]string{f.Rule, f.Severity, f.Bank, f.ID, f.Place}, " ")
	}
	for _, f := range before {
		byRule.at(f.Rule).before++
		left[identity(f)] = append(left[identity(f)], f)
	}
	var lines []string
	for _, f := range findings(banks) {
		byRule.at(f.Rule).now++
		if old := left[identity(f)]; len(old) > 0 {
			left[identity(f)] = old[1:]
		} else {
			byRule.at(f.Rule).added++
			lines = append(lines, "new  "+identity(f)+": "+f.Message)
		}
	}
	for key, rest := range left {
		for _, f := range rest {
			byRule.at(f.Rule).gone++
			lines = append(lines, "gone "+key+": "+f.Message)
		}
	}
	if list {
		slices.Sort(lines)
		fmt.Println(strings.Join(lines, "\n"))
	}
	fmt.Printf("%-26s %7s %7s %7s %7s\n", "rule", "before", "now", "gone", "new")
	for _, rule := range byRule.keys() {
		c := byRule.at(rule)
		fmt.Printf("%-26s %7d %7d %7d %7d\n", rule, c.before, c.now, c.gone, c.added)
	}
	return nil
}

// printFixes prints what each safe fix changes: the lines of the bank's file before
// and after it. Then it applies all safe fixes, prints the keys whose letters or digits have
// changed, and counts the fixes of a second run.
func printFixes(banks []*linted) error {
	total := counter[string, int]{}
	for _, f := range findings(banks) {
		if len(f.fixes) == 0 || f.fixes[0].Kind != lint.FixSafe {
			continue
		}
		*total.at(f.Rule)++
		fmt.Printf("%s %s: %s\n", cmp.Or(f.ID, f.Bank), f.Rule, f.Message)
		doc, lines := f.fixes[0].Edits[0].Doc, map[int]bool{}
		for _, edit := range f.fixes[0].Edits {
			lines[doc.Position(edit.Span.Start).Line] = true
		}
		text, _ := lint.Apply(doc, f.fixes[:1])
		after := strings.Split(string(text), "\n") // JSON texts contain no raw line ends, so line numbers stay the same
		for _, line := range sortedKeys(lines) {
			fmt.Printf("- %s\n+ %s\n", strings.TrimSpace(doc.Line(line)), strings.TrimSpace(after[line-1]))
		}
	}
	for _, rule := range total.keys() {
		fmt.Printf("%6d %s\n", *total.at(rule), rule)
	}
	applied, again := 0, 0
	for _, b := range banks {
		fixed, first, err := lint.FixAll(context.Background(), b.source, nil, rules.All(), b.opts)
		if err != nil {
			return err
		}
		_, second, err := lint.FixAll(context.Background(), fixed, nil, rules.All(), b.opts)
		if err != nil {
			return err
		}
		applied, again = applied+len(first), again+len(second)
		printChangedKeys(b.source, fixed)
	}
	fmt.Printf("%6d fixes applied; a second run applies %d\n", applied, again)
	return nil
}

// printChangedKeys prints the keys whose letters or digits differ between two versions of a bank,
// with HTML entities decoded.
func printChangedKeys(before, after bank.Sources) {
	old, _ := bank.Parse(context.Background(), before, nil)
	now, _ := bank.Parse(context.Background(), after, nil)
	lettersAndDigits := func(q *bank.Question) string {
		return strings.Map(func(r rune) rune {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				return r
			}
			return -1
		}, html.UnescapeString(q.Options[q.Key()]))
	}
	for i := range old.Questions {
		if a, b := lettersAndDigits(&old.Questions[i]), lettersAndDigits(&now.Questions[i]); a != b {
			fmt.Printf("key of %s: %s -> %s\n", old.Questions[i].ID, a, b)
		}
	}
}
