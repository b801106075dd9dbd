package lint

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

// shout reports each exclamation mark in a stem that has more of them than the option "most" allows.
var shout = &Rule{
	Code: "QB901", Name: "shout", Severity: Warning, Scope: ScopeItem,
	Options: []Option{{Name: "most", Default: 0, Min: 0, Max: 9}},
	Check: func(p *Pass) {
		for i, c := range p.Question().Q {
			if c == '!' && strings.Count(p.Question().Q, "!") > p.Int("most") {
				p.Report(p.At("/q").Within(i, i+1), "no need to shout", "")
			}
		}
	},
}

// pairs reports each item but the first, with a lower severity than the rule's.
var pairs = &Rule{
	Code: "QB902", Name: "pairs", Severity: Error, Scope: ScopeBank,
	Check: func(p *Pass) {
		for i := 1; i < len(p.Bank.Questions); i++ {
			p.Report(p.AtItem(i, "/id"), "not the first", "").Severity = Info
		}
	},
}

// broken panics on stems that begin with "panic". It first reports the stem if that is just "panic".
var broken = &Rule{
	Code: "QB903", Name: "broken", Severity: Error, Scope: ScopeItem,
	Check: func(p *Pass) {
		if p.Question().Q == "panic" {
			p.Report(p.At("/q"), "before", "")
		}
		if strings.HasPrefix(p.Question().Q, "panic") {
			panic("out of order")
		}
	},
}

var (
	typo   = &Rule{Code: "QB011", Name: "typo", Severity: Warning, Scope: ScopeItem, Kind: KindUnknownIgnore}
	unused = &Rule{Code: "QB012", Name: "unused", Severity: Warning, Scope: ScopeItem, Kind: KindUnusedIgnore}
	shape  = &Rule{Code: "QB001", Name: "shape", Severity: Error, Scope: ScopeItem, Always: true, Kind: bank.KindMissingField}
	rules  = []*Rule{shape, typo, unused, shout, pairs, broken}
)

func question(q, more string) string {
	return fmt.Sprintf(`{"q": %q, "options": ["a", "b", "c", "d"], "answer": "A", "explanation": "why"%s}`, q, more)
}

func lintText(opts Options, questions ...string) *Result {
	text := "[" + strings.Join(questions, ",\n") + "]"
	b, problems := bank.Parse(context.Background(), bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(text)}}, nil)
	result, err := Run(context.Background(), b, problems, rules, opts)
	if err != nil {
		panic(err)
	}
	return result
}

func lines(r *Result) []string {
	var list []string
	for _, f := range r.Findings {
		list = append(list, fmt.Sprintf("%d:%d-%d:%d %s %s %s",
			f.Start.Line, f.Start.Column, f.End.Line, f.End.Column, f.Severity, f.Rule.Code, f.Message))
	}
	return list
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestRunSortsAndLowersSeverity(t *testing.T) {
	got := lines(lintText(Options{}, question("b! c!", `, "id": "one"`), question("x!", `, "id": "two"`)))
	same(t, []string{
		"1:10-1:11 warning QB901 no need to shout",
		"1:13-1:14 warning QB901 no need to shout",
		"2:9-2:10 warning QB901 no need to shout",
		"2:89-2:94 info QB902 not the first",
	}, got)
}

func TestRunPointsAtParentOfMissingField(t *testing.T) {
	got := lines(lintText(Options{}, question("a", ""), question("b", "")))
	same(t, []string{"2:1-2:2 info QB902 not the first"}, got)
}

func TestRunIsTheSameWithAnyNumberOfWorkers(t *testing.T) {
	var items []string
	for i := range 100 {
		items = append(items, question(strings.Repeat("!", i%7), fmt.Sprintf(`, "id": "q-%d"`, i)))
	}
	want := lintText(Options{Workers: 1}, items...)
	for _, workers := range []int{2, 3, 16, 1000} {
		got := lintText(Options{Workers: workers}, items...)
		same(t, lines(want), lines(got))
		for i := range want.Findings {
			if want.Findings[i].Fingerprint != got.Findings[i].Fingerprint {
				t.Fatalf("finding %d has another fingerprint with %d workers", i, workers)
			}
		}
	}
}

func TestRunSurvivesPanic(t *testing.T) {
	r := lintText(Options{}, question("fine!", ""), question("panic", ""))
	same(t, []string{"1:13-1:14 warning QB901 no need to shout", "2:1-2:2 info QB902 not the first", "2:7-2:14 error QB903 before"}, lines(r))
	if len(r.Failures) != 1 {
		t.Fatalf("got %d failures, want 1", len(r.Failures))
	}
	same(t, "rule broken failed on /1: out of order", r.Failures[0].Error())
	if !strings.Contains(r.Failures[0].Stack, "run_test.go") {
		t.Error("the stack does not include the rule")
	}
}

// TestFailedRuleLeavesIgnoreEntries checks that an entry for a rule that could not check
// the item is not reported as unused.
func TestFailedRuleLeavesIgnoreEntries(t *testing.T) {
	r := lintText(Options{}, question("panic at once", `, "ignore": [{"rule": "broken", "reason": "known"}]`))
	same(t, 0, len(r.Findings))
	same(t, 1, len(r.Failures))
}

// TestHintOfEntryThatCannotSuppress checks that the hint suggests setting the rule's level only if
// the configuration can set it.
func TestHintOfEntryThatCannotSuppress(t *testing.T) {
	for rule, want := range map[string]string{
		"shape": "delete the entry",
		"typo":  "delete the entry, or set the rule's level in swmmquiz.yaml",
	} {
		r := lintText(Options{}, question("a", `, "ignore": [{"rule": "`+rule+`", "reason": "known"}]`))
		same(t, 1, len(r.Findings))
		same(t, want, r.Findings[0].Hint)
	}
}

func TestSuppression(t *testing.T) {
	ignore := func(rules ...string) string {
		var list []string
		for _, rule := range rules {
			list = append(list, fmt.Sprintf(`{"rule": %q, "reason": "so"}`, rule))
		}
		return `, "ignore": [` + strings.Join(list, ", ") + `]`
	}
	tests := []struct {
		name, ignore string
		opts         Options
		want         []string
	}{
		{"by name", ignore("shout"), Options{}, nil},
		{"by code", ignore("QB901"), Options{}, nil},
		{"unknown", ignore("shout", "shuot"), Options{}, []string{`warning QB011 unknown rule "shuot"`}},
		{"retired", ignore("shout", "dash"), Options{}, []string{`info QB012 rule "dash" no longer exists`}},
		{"unused", ignore("shout", "pairs"), Options{}, []string{`warning QB012 the entry for rule "pairs" suppresses nothing`}},
		{"twice", ignore("shout", "shout"), Options{}, []string{`warning QB012 the entry for rule "shout" suppresses nothing`}},
		{"of a rule that did not run", ignore("shout"), Options{Ignore: []string{"shout"}}, nil},
		{"not suppressible", ignore("shout", "shape"), Options{}, []string{`warning QB012 rule "shape" cannot be ignored for one question`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, line := range lines(lintText(test.opts, question("a!", test.ignore))) {
				_, line, _ = strings.Cut(line, " ")
				got = append(got, line)
			}
			same(t, test.want, got)
		})
	}
}

func TestFingerprintSurvivesMoving(t *testing.T) {
	for _, id := range []string{"", `, "id": "mine"`} {
		first := lintText(Options{Select: []string{"shout"}}, question("a! b!", id))
		second := lintText(Options{Select: []string{"shout"}}, question("other", ""), "\n\n"+question("a! b!", id))
		for i := range first.Findings {
			same(t, first.Findings[i].Fingerprint, second.Findings[i].Fingerprint)
		}
		if first.Findings[0].Fingerprint == first.Findings[1].Fingerprint {
			t.Error("two findings have the same fingerprint")
		}
	}
}

func TestMergeSortsAndRemovesDuplicates(t *testing.T) {
	one, two := lintText(Options{}, question("a!", "")), lintText(Options{}, question("a!", ""))
	merged := Merge(one, two)
	same(t, []string{"1:10-1:11 warning QB901 no need to shout"}, lines(merged))
	same(t, 2, merged.Questions)
	same(t, Counts{Warnings: 1}, merged.Counts())
	if !merged.AtLeast(Info) || !merged.AtLeast(Warning) || merged.AtLeast(Error) {
		t.Error("the highest severity should be Warning")
	}
}

func TestQuestionOfBrokenItem(t *testing.T) {
	r := lintText(Options{}, question("a", ""), `{"id": "half", "q": "b"}`)
	for _, f := range r.Findings {
		same(t, &QuestionRef{Index: 1, ID: "half"}, f.Question)
	}
	same(t, 2, len(r.Findings))
}

func TestOptionsFromConfig(t *testing.T) {
	cfg := config.Default()
	cfg.Lint.Rules = []config.Rule{{Rule: "shout", Level: "error", Options: map[string]any{"MOST": 1}}, {Rule: "QB902", Level: "off"}}
	got := lines(lintText(Options{Config: cfg}, question("a!", ""), question("b!!", "")))
	same(t, []string{"2:9-2:10 error QB901 no need to shout", "2:10-2:11 error QB901 no need to shout"}, got)
}
