package rules

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func mend(t *testing.T, questions string) (string, int) {
	t.Helper()
	sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: []byte(questions)}}
	mended, n, err := lint.FixAll(t.Context(), sources, bank.Shape{}, All(), lint.Options{Config: config.Default()})
	if err != nil {
		t.Fatal(err)
	}
	return string(mended.Questions.Data), n
}

// seen is what a learner is told by each item, whatever the order of options.
func seen(t *testing.T, questions string) []string {
	t.Helper()
	b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "questions.json", Data: []byte(questions)}}, bank.Shape{})
	if len(problems) > 0 {
		t.Fatal(problems[0].Message)
	}
	var list []string
	for i := range b.Questions {
		q := &b.Questions[i]
		options := make([]string, len(q.Options))
		for k, option := range q.Options {
			options[k] = option
			if len(q.Rationales) > k {
				options[k] += " / " + q.Rationales[k]
			}
		}
		slices.Sort(options)
		list = append(list, fmt.Sprintf("%s | %s | key %s | %s", q.Q, strings.Join(options, " | "), q.Options[q.Key()], q.Explanation))
	}
	return list
}

// TestMendKeepsTheMeaning mends a bank whose keys are all A, numbers in a
// wrong order among them, and compares what learners see.
func TestMendKeepsTheMeaning(t *testing.T) {
	var items []item
	for i := range 40 {
		it := item{
			Q:          fmt.Sprintf("Which of the four laws fits case %d of the %d cases there?", i, i*i+7),
			Options:    []string{fmt.Sprintf("Law of %d", i), "Horton", "Kostiakov", "Darcy"},
			Rationales: []string{"", "It is for soil.", "It is empirical.", "It is for wells."},
		}
		if i%5 == 0 {
			it.Options = []string{"7.5 cfs", "9.5 cfs", "8.5 cfs", "6.5 cfs"}
		}
		items = append(items, it)
	}
	before := bankOf(items...)
	after, n := mend(t, before)
	if n == 0 {
		t.Fatal("nothing was mended")
	}
	same(t, seen(t, before), seen(t, after))
	again, n := mend(t, after)
	same(t, 0, n)
	same(t, after, again)
	for _, name := range []string{"number-order", "key-letter-balance"} {
		same(t, []string(nil), findings(t, lint.Find(All(), name), after, nil))
	}
}

// TestExamplesAreMended mends the bad example of each rule that says it can.
func TestExamplesAreMended(t *testing.T) {
	for _, rule := range All() {
		fixable := false
		for _, f := range run(t, rule, rule.Bad).Findings {
			fixable = fixable || f.Rule == rule && f.Fixable()
		}
		if fixable != (rule.Fix != lint.FixNone) {
			t.Errorf("%s: its findings can be mended: %t, but it says fix %q", rule.Name, fixable, rule.Fix)
		}
	}
}

// TestMendedExamplesAreClean mends the bad example of each rule with a safe
// fix: the rule then finds nothing, and mending again changes nothing.
func TestMendedExamplesAreClean(t *testing.T) {
	for _, rule := range All() {
		if rule.Fix != lint.FixSafe {
			continue
		}
		cfg := configOf(t, rule.Bad)
		cfg.Lint.Rules = []config.Rule{{Rule: rule.Name, Options: rule.Bad.Options}}
		sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: []byte(rule.Bad.Questions)}}
		options := lint.Options{Config: cfg, Select: []string{rule.Name}}
		once, n, err := lint.FixAll(t.Context(), sources, bank.Shape{}, All(), options)
		if err != nil || n == 0 {
			t.Errorf("%s: %d fixes, %v", rule.Name, n, err)
			continue
		}
		b, problems := bank.Parse(t.Context(), once, bank.Shape{})
		for _, f := range lintBank(t, b, problems, All(), options).Findings {
			if f.Rule == rule {
				t.Errorf("%s: still finds %s", rule.Name, f.Message)
			}
		}
		twice, n, _ := lint.FixAll(t.Context(), once, bank.Shape{}, All(), options)
		if n != 0 || string(twice.Questions.Data) != string(once.Questions.Data) {
			t.Errorf("%s: mending again changes something", rule.Name)
		}
	}
}
