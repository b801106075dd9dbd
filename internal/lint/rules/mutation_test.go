package rules

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/report"
)

// many is the number of items in which a flaw is planted if the rest of the item may affect
// whether the rule finds it. Other flaws are planted once.
const many = 20

// mutation plants the flaw of a rule in a number of items.
type mutation struct {
	times int
	plant func(q raw) bool // returns false if the item does not fit
}

// raw is a question as JSON, so that any flaw can be planted.
type raw map[string]any

func (q raw) text(field string) string { s, _ := q[field].(string); return s }
func (q raw) list(field string) []any  { list, _ := q[field].([]any); return list }
func (q raw) key() int                 { return int(q.text("answer")[0] - 'A') }
func (q raw) option(i int) string      { s, _ := q.list("options")[i].(string); return s }
func (q raw) set(i int, text string)   { q.list("options")[i] = text }

// wrong returns the indices of the distractors.
func (q raw) wrong() []int {
	return slices.DeleteFunc([]int{0, 1, 2, 3}, func(i int) bool { return i == q.key() })
}

func (q raw) clone() raw {
	data, err := json.Marshal(q)
	if err != nil {
		panic(err)
	}
	var clone raw
	if err := json.Unmarshal(data, &clone); err != nil {
		panic(err)
	}
	return clone
}

// project is the project's own bank with its configuration.
type project struct {
	items              []raw
	topics, references bank.Source
	config             *config.Config
}

func loadProject(t testing.TB) *project {
	t.Helper()
	root := filepath.Join("..", "..", "..")
	read := func(name string) bank.Source {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		return bank.Source{Path: name, Data: data}
	}
	p := &project{topics: read("topics.json"), references: read("references.json")}
	if err := json.Unmarshal(read("questions.json").Data, &p.items); err != nil {
		t.Fatal(err)
	}
	var err error
	if p.config, err = config.Load(t.Context(), config.Options{Dir: root}); err != nil {
		t.Fatal(err)
	}
	return p
}

// findings returns what rules report about items. The rules run even if the configuration does
// not select them.
func (p *project) findings(t *testing.T, items []raw, rules ...*lint.Rule) []lint.Finding {
	t.Helper()
	data, err := json.Marshal(items)
	if err != nil {
		t.Fatal(err)
	}
	sources := bank.Sources{Questions: bank.Source{Path: "questions.json", Data: data}, Topics: p.topics, References: p.references}
	b, problems := bank.Parse(t.Context(), sources, p.config.CategoryIDs())
	var names []string
	for _, rule := range rules {
		names = append(names, rule.Name)
	}
	result, err := lint.Run(t.Context(), b, problems, All(), lint.Options{Config: p.config, Select: names})
	if err != nil {
		t.Fatal(err)
	}
	for _, failure := range result.Failures {
		t.Errorf("%v\n%s", &failure, failure.Stack)
	}
	return slices.DeleteFunc(result.Findings, func(f lint.Finding) bool { return !slices.Contains(rules, f.Rule) })
}

// hit is an item that a rule reports.
type hit struct {
	rule *lint.Rule
	item int
}

func hits(findings []lint.Finding) map[hit]bool {
	set := map[hit]bool{}
	for _, f := range findings {
		if f.Question != nil {
			set[hit{f.Rule, f.Question.Index}] = true
		}
	}
	return set
}

// TestMutations plants the flaw of each rule of mutations in real items that the rule
// does not report, and expects the rule to report each of these items.
func TestMutations(t *testing.T) {
	p := loadProject(t)
	before := hits(p.findings(t, p.items, All()...))
	for _, rule := range All() {
		m, planted := mutations[rule.Name]
		if !planted {
			continue
		}
		t.Run(rule.Name, func(t *testing.T) {
			t.Parallel()
			var mutants []raw
			for n := range p.items {
				i := n * 11 % len(p.items) // so that every category is represented
				if mutant := p.items[i].clone(); len(mutants) < m.times && !before[hit{rule, i}] && m.plant(mutant) {
					mutants = append(mutants, mutant)
				}
			}
			if len(mutants) < m.times {
				t.Fatalf("the flaw fits %d items, want %d", len(mutants), m.times)
			}
			after := hits(p.findings(t, mutants, rule))
			for i, item := range mutants {
				if !after[hit{rule, i}] {
					t.Errorf("not reported: %v: %v %v %v", item["id"], item["q"], item["options"], item["explanation"])
				}
			}
		})
	}
}

// TestBankMutations plants each flaw in bankMutations into the bank, and expects a finding
// that the unchanged bank does not have.
func TestBankMutations(t *testing.T) {
	p := loadProject(t)
	before := map[string]bool{}
	for _, f := range p.findings(t, p.items, All()...) {
		before[f.Fingerprint] = true
	}
	for _, rule := range All() {
		plant, planted := bankMutations[rule.Name]
		if !planted {
			continue
		}
		t.Run(rule.Name, func(t *testing.T) {
			t.Parallel()
			mutant := make([]raw, len(p.items))
			for i, item := range p.items {
				mutant[i] = item.clone()
			}
			plant(mutant)
			known := func(f lint.Finding) bool { return before[f.Fingerprint] }
			if len(slices.DeleteFunc(p.findings(t, mutant, rule), known)) == 0 {
				t.Error("not reported")
			}
		})
	}
}

// TestEveryFlawIsPlanted checks that each rule either has one mutation or is tested
// elsewhere, and that each name belongs to a rule.
func TestEveryFlawIsPlanted(t *testing.T) {
	for _, rule := range All() {
		_, item := mutations[rule.Name]
		_, whole := bankMutations[rule.Name]
		_, elsewhere := testedElsewhere[rule.Name]
		places := slices.DeleteFunc([]bool{item, whole, elsewhere}, func(found bool) bool { return !found })
		if len(places) != 1 {
			t.Errorf("%s: plant its flaw in mutations or bankMutations, or name in testedElsewhere what tests it", rule.Name)
		}
	}
	for _, names := range [][]string{
		slices.Collect(maps.Keys(mutations)), slices.Collect(maps.Keys(bankMutations)), slices.Collect(maps.Keys(testedElsewhere)),
	} {
		for _, name := range names {
			if _, err := os.Stat(filepath.Join(pagesDir, report.PageName(&lint.Rule{Name: name}))); err != nil {
				t.Errorf("%s is not a rule: %v", name, err)
			}
		}
	}
}
