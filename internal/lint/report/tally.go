package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// tally is the number of findings of a rule, by severity.
type tally struct {
	Rule *lint.Rule
	lint.Counts
}

// Total is the number of findings.
func (t *tally) Total() int { return t.Errors + t.Warnings + t.Infos }

// Advice is the first sentence of the section "What to do" of the rule's page.
func (t *tally) Advice() string {
	return firstSentence(rulepages.Section(pageNamed(t.Rule.Name), "What to do"))
}

// tallies counts the findings of each rule. It sorts the rules by errors, then warnings, then
// infos, highest counts first, because authors should begin at the top.
func tallies(findings []lint.Finding) []*tally {
	byRule := map[*lint.Rule]*tally{}
	var list []*tally
	for i := range findings {
		f := &findings[i]
		t := byRule[f.Rule]
		if t == nil {
			t = &tally{Rule: f.Rule}
			byRule[f.Rule], list = t, append(list, t)
		}
		t.Add(f)
	}
	slices.SortStableFunc(list, func(a, b *tally) int {
		return cmp.Or(cmp.Compare(b.Errors, a.Errors), cmp.Compare(b.Warnings, a.Warnings), cmp.Compare(b.Infos, a.Infos),
			strings.Compare(a.Rule.Code, b.Rule.Code))
	})
	return list
}

// firstSentence is the first sentence of a text, on one line.
func firstSentence(text string) string {
	list := strings.Fields(text)
	for i, word := range list[:max(0, len(list)-1)] {
		if next := list[i+1][0]; strings.HasSuffix(word, ".") && 'A' <= next && next <= 'Z' {
			list = list[:i+1]
			break
		}
	}
	return strings.Join(list, " ")
}

// inWords returns counts of findings as text, such as "3 errors, 1 warning", or "" for none.
func inWords(c lint.Counts) string {
	var list []string
	for _, part := range []struct {
		n    int
		name string
	}{{c.Errors, "error"}, {c.Warnings, "warning"}, {c.Infos, "info"}} {
		if part.n > 0 {
			list = append(list, count(part.n, part.name))
		}
	}
	return strings.Join(list, ", ")
}

// summary states how many findings there are, how many --fix fixes, and whether checks are still to come.
func summary(r *lint.Result) string {
	c := r.Counts()
	text := fmt.Sprintf("%s in %s", cmp.Or(inWords(c), "no findings"), count(r.Questions, "question"))
	if c.Fixable > 0 {
		text += fmt.Sprintf("; %d can be fixed with --fix", c.Fixable)
	}
	if slices.ContainsFunc(r.Findings, func(f lint.Finding) bool { return f.Rule.Always }) {
		text += "; further checks follow once the errors are fixed"
	}
	return text
}

func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
