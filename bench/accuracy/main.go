// Accuracy measures lint on a corpus of sound and flawed items whose flaws are
// labeled. It prints the recall by kind of flaw, and the number of findings in sound items
// by rule.
//
//	go run ./bench/accuracy [-part develop|held-out|*] [-misses]
//
// The rules were improved with the part "develop". "held-out" was written separately
// and first run when the rules were finished.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
)

const folder = "internal/lint/testdata/corpus"

// rulesByKind lists, for each kind of flaw, the rules that find it.
var rulesByKind = map[string][]string{
	"negative-without-emphasis":   {"negative-stem", "double-negative"},
	"double-negative":             {"double-negative", "negative-stem"},
	"unfocused-stem":              {"unfocused-stem"},
	"blank-in-middle":             {"blank-place"},
	"opinion":                     {"opinion"},
	"vague-frequency":             {"vague-frequency"},
	"several-questions":           {"several-questions"},
	"true-false-in-disguise":      {"true-false-options", "unfocused-stem"},
	"repeated-words-in-options":   {"repeated-start"},
	"equal-options":               {"equal-options"},
	"near-equal-options":          {"near-equal-options"},
	"all-or-none-of-the-above":    {"all-of-the-above"},
	"k-type":                      {"all-of-the-above"},
	"absolute-words":              {"absolute-words"},
	"long-key":                    {"longest-key"},
	"odd-form":                    {"odd-form"},
	"number-precision":            {"number-precision"},
	"mixed-units":                 {"mixed-units"},
	"article-cue":                 {"article-cue"},
	"clang":                       {"clang"},
	"convergence":                 {"convergence"},
	"two-opposites":               {"opposite-options"},
	"option-within-option":        {"option-within-option", "overlapping-ranges"},
	"overlapping-ranges":          {"overlapping-ranges"},
	"numbers-not-in-order":        {"number-order"},
	"filler":                      {"filler-option"},
	"lettered-options":            {"lettered-option"},
	"missing-or-thin-explanation": {"missing-explanation", "empty-text", "echo-explanation"},
	"letter-reference":            {"letter-reference", "all-of-the-above"},
	"echo-explanation":            {"echo-explanation", "missing-explanation"},
	"off-key-explanation":         {"off-key-explanation"},
	"equal-rationales":            {"equal-rationales"},
	"rationale-at-key":            {"key-rationale", "missing-rationale"},
	"doubled-word":                {"doubled-word"},
	"misspelling":                 {"spelling"},
	"double-spaces":               {"spacing"},
	"mixed-quotes":                {"mixed-quotes"},
	"number-unit-space":           {"unit-space"},
	"unit-variants":               {"unit-variants"},
	"bare-link":                   {"bare-link"},
	"unbalanced-markup":           {"unbalanced-markup", "tex"},

	// Finding these takes knowledge of the subject, or of what words mean.
	"implausible-option":   {"filler-option"},
	"same-meaning-options": {"near-equal-options", "equal-options"},
	"class-and-member":     {"option-within-option"},
}

func main() {
	part := flag.String("part", "*", "part of the corpus: develop, held-out, or * for both")
	misses := flag.Bool("misses", false, "list the missed flaws, and the findings in sound items")
	flag.Parse()
	if err := measure(*part, *misses); err != nil {
		fmt.Fprintln(os.Stderr, "accuracy:", err)
		os.Exit(1)
	}
}

// tally counts the flaws of one kind, and those that lint finds.
type tally struct{ found, all int }

func measure(part string, misses bool) error {
	files, err := filepath.Glob(filepath.Join(folder, part, "*.json"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no corpus in %s: check -part, and run this in the root of the repository", filepath.Join(folder, part))
	}
	kinds := map[string]*tally{}
	sound, alarms, flawed := 0, 0, 0
	byRule := map[string]int{}
	for _, file := range files {
		items, err := read(file)
		if err != nil {
			return err
		}
		for _, item := range items {
			found, err := findings(item)
			if err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			id, _ := item["id"].(string)
			flaws, _ := item["flaws"].([]any)
			if len(flaws) == 0 {
				sound++
				if slices.ContainsFunc(found, func(f lint.Finding) bool { return f.Severity >= lint.Warning }) {
					alarms++
				}
				for _, f := range found {
					byRule[fmt.Sprintf("%s (%s)", f.Rule.Name, f.Severity)]++
					if misses {
						fmt.Printf("in sound %s: %s %s: %s\n", id, f.Severity, f.Rule.Name, f.Message)
					}
				}
				continue
			}
			flawed++
			for _, flaw := range flaws {
				kind, _ := flaw.(string)
				if rulesByKind[kind] == nil {
					return fmt.Errorf("%s: %s has the unknown flaw %q", file, id, kind)
				}
				if kinds[kind] == nil {
					kinds[kind] = &tally{}
				}
				kinds[kind].all++
				if slices.ContainsFunc(found, func(f lint.Finding) bool { return slices.Contains(rulesByKind[kind], f.Rule.Name) }) {
					kinds[kind].found++
				} else if misses {
					fmt.Printf("missed in %s: %s: %v %v\n", id, kind, item["q"], item["options"])
				}
			}
		}
	}
	report(kinds, sound, alarms, flawed, byRule)
	return nil
}

func report(kinds map[string]*tally, sound, alarms, flawed int, byRule map[string]int) {
	total := tally{}
	fmt.Printf("\n%-30s %9s %8s\n", "kind of flaw", "found", "recall")
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		t := kinds[kind]
		total.found += t.found
		total.all += t.all
		fmt.Printf("%-30s %4d/%-4d %7.0f%%\n", kind, t.found, t.all, percent(t.found, t.all))
	}
	fmt.Printf("%-30s %4d/%-4d %7.1f%%  in %d items\n", "all", total.found, total.all, percent(total.found, total.all), flawed)
	fmt.Printf("\nsound items with a warning or an error: %d of %d, %.1f%%\n", alarms, sound, percent(alarms, sound))
	for _, rule := range slices.Sorted(maps.Keys(byRule)) {
		fmt.Printf("  %-36s %d\n", rule, byRule[rule])
	}
}

func percent(part, all int) float64 { return 100 * float64(part) / float64(max(1, all)) }

func read(file string) (items []map[string]any, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(data, &items); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return items, nil
}

// findings returns the findings about an item, without those about the validity of the
// file (QB0) and those about the bank.
func findings(item map[string]any) ([]lint.Finding, error) {
	plain := maps.Clone(item)
	delete(plain, "flaws")
	data, err := json.Marshal([]any{plain})
	if err != nil {
		return nil, err
	}
	b, problems := bank.Parse(context.Background(), bank.Sources{Questions: bank.Source{Path: "item.json", Data: data}}, nil)
	cfg := config.Default().WithoutTargets()
	result, err := lint.Run(context.Background(), b, problems, rules.All(), lint.Options{Config: cfg})
	if err != nil {
		return nil, err
	}
	if len(result.Failures) > 0 {
		return nil, &result.Failures[0]
	}
	return slices.DeleteFunc(result.Findings, func(f lint.Finding) bool {
		return f.Question == nil || strings.HasPrefix(f.Rule.Code, "QB0")
	}), nil
}
