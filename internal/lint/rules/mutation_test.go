package rules

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/lint"
)

// planted is how many real items each rule's flaw is planted into.
const planted = 20

// raw is a question as JSON, so that any flaw can be planted.
type raw map[string]any

func (q raw) text(field string) string { s, _ := q[field].(string); return s }
func (q raw) list(field string) []any  { list, _ := q[field].([]any); return list }
func (q raw) key() int                 { return int(q.text("answer")[0] - 'A') }
func (q raw) option(i int) string      { s, _ := q.list("options")[i].(string); return s }
func (q raw) set(i int, text string)   { q.list("options")[i] = text }

// wrong are the places of the distractors.
func (q raw) wrong() []int {
	return slices.DeleteFunc([]int{0, 1, 2, 3}, func(i int) bool { return i == q.key() })
}

// realBank reads the project's own bank. check gives what a rule finds in
// items, under the bank's own configuration.
func realBank(t *testing.T) (items []raw, check func(*testing.T, *lint.Rule, []raw) []lint.Finding) {
	t.Helper()
	root := filepath.Join("..", "..", "..")
	read := func(name string) bank.Source {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		return bank.Source{Path: name, Data: data}
	}
	if err := json.Unmarshal(read("questions.json").Data, &items); err != nil {
		t.Fatal(err)
	}
	topics, references := read("topics.json"), read("references.json")
	cfg, err := config.Load(t.Context(), config.Options{Dir: root})
	if err != nil {
		t.Fatal(err)
	}
	shape := bank.Shape{}
	for _, c := range cfg.Categories {
		shape.Categories = append(shape.Categories, c.ID)
	}
	return items, func(t *testing.T, rule *lint.Rule, items []raw) []lint.Finding {
		t.Helper()
		data, err := json.Marshal(items)
		if err != nil {
			t.Fatal(err)
		}
		questions := bank.Source{Path: "questions.json", Data: data}
		b, problems := bank.Parse(t.Context(), bank.Sources{Questions: questions, Topics: topics, References: references}, shape)
		found := lintBank(t, b, problems, All(), lint.Options{Config: cfg, Select: []string{rule.Name}}).Findings
		return slices.DeleteFunc(found, func(f lint.Finding) bool { return f.Rule != rule })
	}
}

// TestMutations plants the flaw of each rule into 20 real items and holds that
// the rule finds every one of them there, and nothing in the items as they are.
func TestMutations(t *testing.T) {
	items, check := realBank(t)
	firstStem = items[0].text("q")

	for _, rule := range All() {
		plant, ok := mutations[rule.Name]
		if _, elsewhere := otherwise[rule.Name]; ok == elsewhere {
			t.Errorf("%s: plant its flaw in mutations (mutations_test.go), or say in otherwise where it is shown", rule.Name)
		}
		if !ok {
			continue
		}
		t.Run(rule.Name, func(t *testing.T) {
			t.Parallel()
			if found := check(t, rule, items); len(found) > 0 && rule.Name != "unused-text" && rule.Name != "chatty" {
				t.Errorf("finds in the sound bank: %s", found[0].Message)
			}
			mutated := slices.Clone(items)
			var at []int
			// Every eleventh item, so that all categories and kinds have some.
			for n := range mutated {
				i := n * 11 % len(mutated)
				copied := clone(t, mutated[i])
				if plant(copied, len(at)) {
					mutated[i] = copied
					at = append(at, i)
				}
				if len(at) == planted {
					break
				}
			}
			if len(at) < planted {
				t.Fatalf("the flaw fits %d items", len(at))
			}
			hit := map[int]bool{}
			for _, f := range check(t, rule, mutated) {
				if f.Question != nil {
					hit[f.Question.Index] = true
				}
			}
			for _, i := range at {
				if !hit[i] {
					t.Errorf("not found in %v: %v %v %v", mutated[i]["id"], mutated[i]["q"], mutated[i]["options"], mutated[i]["explanation"])
				}
			}
		})
	}
}

func clone(t *testing.T, q raw) (copied raw) {
	t.Helper()
	data, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &copied); err != nil {
		t.Fatal(err)
	}
	return copied
}

// otherwise says for rules whose flaw is no matter of single items what shows
// that they find it.
var otherwise = map[string]string{
	"encoding":             "internal/bank: faults of the file",
	"byte-order-mark":      "internal/bank: faults of the file",
	"syntax":               "internal/bank: faults of the file",
	"duplicate-key":        "internal/bank: JSON made from Go values can't have it",
	"trailing-data":        "internal/bank: faults of the file",
	"empty-bank":           "internal/bank: faults of the file",
	"unused-ignore":        "internal/lint/run_test.go: it depends on the rules that run",
	"hidden-character":     "qb510_hidden_character_test.go",
	"unused-topic":         "TestBankMutations",
	"lonely-topic":         "qb604_lonely_topic_test.go: with a blueprint topic-size speaks",
	"longest-key-balance":  "TestBankMutations",
	"shortest-key-balance": "TestBankMutations",
	"key-letter-balance":   "TestBankMutations",
	"key-letter-run":       "TestBankMutations",
	"category-count":       "TestBankMutations",
	"level-balance":        "TestBankMutations",
	"topic-size":           "TestBankMutations",
	"test-wise-score":      "TestBankMutations",
}

// TestBankMutations is the same for the rules of the bank as a whole.
func TestBankMutations(t *testing.T) {
	items, check := realBank(t)
	for _, rule := range All() {
		plant, ok := bankMutations[rule.Name]
		if !ok {
			continue
		}
		t.Run(rule.Name, func(t *testing.T) {
			t.Parallel()
			if found := check(t, rule, items); len(found) > 0 {
				t.Errorf("finds in the sound bank: %s", found[0].Message)
			}
			mutated := make([]raw, len(items))
			for i := range items {
				mutated[i] = clone(t, items[i])
			}
			plant(mutated)
			if len(check(t, rule, mutated)) == 0 {
				t.Error("not found")
			}
		})
	}
}

// firstStem is that of the bank's first question.
var firstStem string

func (q raw) setStem(text string) { q["q"] = text }

func ignored(rule string) []any { return []any{raw{"rule": rule, "reason": "planted"}} }

// options4 sets all options; true.
func options4(q raw, options ...string) bool {
	for i, text := range options {
		q.set(i, text)
	}
	return true
}

func lower(text string) string { return strings.ToLower(text[:1]) + text[1:] }

var anyBlank = regexp.MustCompile(` `)

// swap replaces the first old text, or the first blank by two.
func swap(text, old, new string) string {
	if strings.Contains(text, old) {
		return strings.Replace(text, old, new, 1)
	}
	return text[:anyBlank.FindStringIndex(text)[0]] + " " + text[anyBlank.FindStringIndex(text)[0]:]
}
