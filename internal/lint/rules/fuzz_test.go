package rules

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	rulepages "github.com/swmmquiz/swmmquiz/docs/rules"
	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules/ruletest"
)

// fuzzConfig returns a configuration with the rules and checks that report nothing about a short bank by default.
func fuzzConfig(f *testing.F) *config.Config {
	return ruletest.Config(f, `lint:
  rules:
    - {rule: key-letter-balance, options: {minItems: 1}}
  spelling: US
  terms: [{use: time step, not: [timestep, Time step, é]}]
`)
}

// examples returns the question files in the examples of the rule pages.
func examples(f *testing.F) []string {
	pages, _ := filepath.Glob(filepath.Join(pagesDir, "*.md"))
	var list []string
	for _, page := range pages {
		data, err := os.ReadFile(page)
		if err != nil {
			f.Fatal(err)
		}
		for _, heading := range []string{"Reported", "Accepted"} {
			for _, m := range fence.FindAllStringSubmatch(rulepages.Section(string(data), heading), -1) {
				if m[1] == "" || m[1] == "questions.json" {
					list = append(list, unescapeHidden(m[2]))
				}
			}
		}
	}
	return list
}

func lintBytes(t *testing.T, data []byte, options lint.Options) *lint.Result {
	t.Helper()
	sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}}
	b, problems := bank.Parse(t.Context(), sources, []string{"hydraulics"})
	result, err := lint.Run(t.Context(), b, problems, All(), options)
	if err != nil {
		t.Fatal(err)
	}
	for _, failure := range result.Failures {
		t.Fatalf("%v\n%s", &failure, failure.Stack)
	}
	checkPlaces(t, result, len(data))
	return result
}

// FuzzRules lints arbitrary bytes. It checks that no rule fails, each place is in the file, and
// the findings are the same with one worker and with four.
func FuzzRules(f *testing.F) {
	for _, example := range examples(f) {
		f.Add([]byte(example))
	}
	f.Add(bankOf(3))
	options := lint.Options{Config: fuzzConfig(f), Workers: 1}
	f.Fuzz(func(t *testing.T, data []byte) {
		one := lintBytes(t, data, options)
		if len(one.Findings) == 0 {
			return
		}
		onMany := options
		onMany.Workers = 4
		if diff := cmp.Diff(describe(one), describe(lintBytes(t, data, onMany))); diff != "" {
			t.Fatalf("the findings differ with four workers:\n%s", diff)
		}
	})
}

// describe returns what must not depend on the number of workers.
func describe(result *lint.Result) []string {
	var list []string
	for _, f := range result.Findings {
		list = append(list, fmt.Sprintf("%s %s %v %s %s", f.Rule.Code, f.Severity, f.Span, f.Message, f.Fingerprint))
	}
	return list
}

// FuzzFix fixes arbitrary bytes.
func FuzzFix(f *testing.F) {
	for _, example := range examples(f) {
		f.Add([]byte(example))
	}
	f.Add(bankOf(3))
	options := lint.Options{Config: fuzzConfig(f), Workers: 1}
	f.Fuzz(func(t *testing.T, data []byte) { checkFix(t, data, options) })
}

// checkFix checks that nothing is returned for a file that cannot be fixed, that
// fixing adds no problem that bank.Parse finds, and that fixing again changes nothing,
// unless the first run may have reached the limit on fixes.
func checkFix(t *testing.T, data []byte, options lint.Options) {
	t.Helper()
	sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}}
	fixed, applied, err := lint.FixAll(t.Context(), sources, nil, All(), options)
	if err != nil {
		if fixed.Questions.Data != nil || applied != nil {
			t.Fatalf("%d fixes are returned with %v", len(applied), err)
		}
		return
	}
	if len(applied) == 0 {
		if !bytes.Equal(fixed.Questions.Data, data) {
			t.Fatal("the file was changed without a fix")
		}
		return
	}
	_, before := bank.Parse(t.Context(), sources, nil)
	if _, after := bank.Parse(t.Context(), fixed, nil); len(after) > len(before) {
		t.Fatalf("the fixes add a problem: %s\n%s", after[len(after)-1].Message, fixed.Questions.Data)
	}
	if len(applied) >= 8*100 { // in one text, a rule fixes 100 places in each of eight rounds
		return
	}
	again, applied, err := lint.FixAll(t.Context(), fixed, nil, All(), options)
	if err != nil || len(applied) != 0 {
		t.Fatalf("fixing again applies %d more fixes, %v\n%s\n%s", len(applied), err, fixed.Questions.Data, again.Questions.Data)
	}
}

// FuzzItem lints and fixes an item with arbitrary texts. FuzzRules seldom reaches
// such items, because a random byte usually breaks the JSON around the texts.
func FuzzItem(f *testing.F) {
	for _, example := range examples(f) {
		b, _ := bank.Parse(f.Context(), bank.Sources{Questions: bank.Source{Data: []byte(example)}}, nil)
		for _, q := range b.Questions {
			if len(q.Options) == 4 {
				f.Add(q.Q, q.Options[0], q.Options[1], q.Options[2], q.Options[3], q.Explanation, uint8(max(0, q.Key())))
			}
		}
	}
	options := lint.Options{Config: fuzzConfig(f), Workers: 1}
	f.Fuzz(func(t *testing.T, stem, a, b, c, d, explanation string, key uint8) {
		data := []byte(ruletest.Bank(ruletest.Item{
			Q: stem, Options: []string{a, b, c, d}, Answer: string(rune('A' + key%4)), Explanation: explanation,
			Rationales: []string{c, d, a, b},
		}))
		lintBytes(t, data, options)
		checkFix(t, data, options)
	})
}
