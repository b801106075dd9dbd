package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/lint/rules"
)

func TestTableOfBanks(t *testing.T) {
	for _, split := range []string{"dev", "final"} {
		banks, err := loadBanks(split, "")
		if err != nil || len(banks) < 7 {
			t.Fatal(split, len(banks), err)
		}
		for _, b := range banks {
			if (b.Lines == nil) == (b.Record == nil) || b.Subject == "" || b.Style == "" || b.Repository == "" || b.Commit == "" {
				t.Errorf("%s lacks a value, or has two formats", b.Name)
			}
		}
	}
	if _, err := loadBanks("dev", "nobody"); err == nil {
		t.Error("found a bank that is not in the table")
	}
}

func TestKindsAreDefinedAndTheirRulesExist(t *testing.T) {
	kinds, err := loadKinds()
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("READERS.md")
	if err != nil {
		t.Fatal(err)
	}
	for name, k := range kinds {
		if !strings.Contains(string(page), "| `"+name+"` |") {
			t.Errorf("READERS.md does not define %s", name)
		}
		for _, rule := range k.Rules {
			if _, err := lint.Lookup(rules.All(), rule); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if defined := strings.Count(string(page), "\n| `"); defined != len(kinds) {
		t.Errorf("READERS.md defines %d kinds, kinds.yaml has %d", defined, len(kinds))
	}
}

// madeUp returns a bank of two items without explanations. The first has two equal options, and
// the second a very long key.
func madeUp(t *testing.T) *linted {
	t.Helper()
	root := files(t, map[string]string{"dev/made-up/b.json": `[
		{"q": "Which of these does a pump add to water?", "o": ["Head", "head", "Salt", "Sand"], "a": 0},
		{"q": "What does a weir do?", "a": 0, "o": [
			"It measures the flow of an open channel by the depth of the water above its crest", "Heats", "Cools", "Spins"]}]`})
	l, err := load(&Bank{Name: "made-up", Split: "dev", Files: []string{"b.json"}, Record: &recordFormat{
		Items: "*", Q: "q", Options: []string{"o"}, Answer: "a", Key: "index",
	}}, root)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestLintedBank(t *testing.T) {
	l := madeUp(t)
	var counted []string
	for _, f := range l.findings {
		if l.counted(f) && (f.Rule == "equal-options" || f.Rule == "longest-key" || f.Rule == "missing-explanation") {
			counted = append(counted, strings.Join([]string{f.ID, f.Rule, f.Severity, f.Place}, " "))
		}
	}
	slices.Sort(counted)
	want := []string{"made-up-0001 equal-options error options/1", "made-up-0002 longest-key warning options/0"}
	if diff := cmp.Diff(want, counted); diff != "" {
		t.Error(diff)
	}
	if !slices.ContainsFunc(l.findings, func(f Finding) bool { return f.Rule == "missing-explanation" && !l.counted(f) }) {
		t.Error("a missing explanation is not reported, or is counted")
	}
}

func TestNotesAreChecked(t *testing.T) {
	l := madeUp(t)
	kinds := map[string]kind{"long-key": {}}
	hash := l.items["made-up-0002"].Hash
	good := Note{Bank: "made-up", ID: "made-up-0002", Hash: hash, Reader: "a", Flaws: []Flaw{{"long-key", "options/0", "minor", false}}}
	if fault := good.fault(kinds, l); fault != "" {
		t.Error(fault)
	}
	for want, spoil := range map[string]func(*Note){
		"no such item": func(n *Note) { n.ID = "made-up-0003" },
		"has the hash": func(n *Note) { n.Hash = "0" },
		"no reader":    func(n *Note) { n.Reader = "" },
		"unknown kind": func(n *Note) { n.Flaws = []Flaw{{"boring", "q", "minor", false}} },
		"place":        func(n *Note) { n.Flaws = []Flaw{{"long-key", "stem", "minor", false}} },
		"options/3":    func(n *Note) { n.Flaws = []Flaw{{"long-key", "options/4", "minor", false}} },
		"no flaws":     func(n *Note) { n.Flaws = nil },
		"severity":     func(n *Note) { n.Flaws = []Flaw{{"long-key", "q", "bad", false}} },
		"verdict":      func(n *Note) { n.Rule, n.Verdict = "clang", "good" },
	} {
		n := good
		spoil(&n)
		if fault := n.fault(kinds, l); !strings.Contains(fault, want) {
			t.Errorf("fault %q, want %q", fault, want)
		}
	}
}

func TestNotesHaveNoTextOfTheBank(t *testing.T) {
	l := madeUp(t)
	hash := l.items["made-up-0001"].Hash
	root := files(t, map[string]string{
		"made-up.json": `[{"bank": "made-up", "id": "made-up-0001", "hash": "` + hash + `", "reader": "a", "flaws": []}]`,
	})
	if notes, err := loadNotes(root, nil, []*linted{l}); err != nil || len(notes) != 1 {
		t.Error(notes, err)
	}
	root = files(t, map[string]string{"made-up.b.json": `[{"bank": "made-up", "id": "made-up-0001", "q": "Which of these"}]`})
	if _, err := loadNotes(root, nil, []*linted{l}); err == nil || !strings.Contains(err.Error(), "unknown field") {
		t.Errorf("a note with the item's text: %v", err)
	}
}

func TestFindingOfAFlaw(t *testing.T) {
	found := []Finding{
		{Rule: "spelling", Place: "q", level: lint.Info},
		{Rule: "longest-key", Place: "options/0", level: lint.Info},
		{Rule: "odd-form", Place: "options/0", level: lint.Warning},
	}
	long := kind{Rules: []string{"longest-key", "odd-form"}}
	exact := kind{Rules: []string{"spelling"}, Exact: true}
	if f := findingOf(Flaw{Kind: "long-key", Place: "options/1"}, long, found); f == nil || f.Rule != "odd-form" {
		t.Errorf("got %v, want the warning", f)
	}
	if f := findingOf(Flaw{Kind: "misspelling", Place: "options/1"}, exact, found); f != nil {
		t.Errorf("%v is matched with a flaw at another place", f)
	}
	if f := findingOf(Flaw{Kind: "misspelling", Place: "q"}, exact, found); f == nil {
		t.Error("the finding at the place of the flaw is not matched")
	}
	want := []string{"all", "form", "form, serious"}
	if diff := cmp.Diff(want, Flaw{Kind: "long-key", Severity: "serious"}.groups()); diff != "" {
		t.Error(diff)
	}
	want = []string{"all", "needs knowledge", "all, without long-key", "needs knowledge, without long-key"}
	if diff := cmp.Diff(want, Flaw{Kind: "clang", Knowledge: true}.groups()); diff != "" {
		t.Error(diff)
	}
}

func TestTwoReaders(t *testing.T) {
	flaw := func(kind string) Flaw { return Flaw{Kind: kind} }
	labels := []Note{
		{ID: "x-1", Reader: "a", Flaws: []Flaw{flaw("clang"), flaw("filler")}},
		{ID: "x-1", Reader: "b", Flaws: []Flaw{flaw("clang"), flaw("opinion")}},
		{ID: "x-1", Reader: adjudicated, Flaws: []Flaw{flaw("clang")}},
		{ID: "x-2", Reader: "a", Flaws: []Flaw{flaw("clang")}},
	}
	twice := pairs(labels)
	if len(twice) != 1 {
		t.Fatal(twice)
	}
	both, one := split(twice["x-1"])
	if diff := cmp.Diff([][]Flaw{{flaw("clang")}, {flaw("filler"), flaw("opinion")}}, [][]Flaw{both, one}); diff != "" {
		t.Error(diff)
	}
}

func TestDrawIsRepeatable(t *testing.T) {
	root := t.TempDir()
	var first string
	for range 2 {
		if err := draw([]*linted{madeUp(t)}, 1, 7, root); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(root + "/dev/made-up.json")
		if err != nil || first != "" && string(data) != first {
			t.Fatal(string(data), err)
		}
		first = string(data)
	}
	for _, word := range []string{`"n": 1`, `"hash"`, `"options"`} {
		if !strings.Contains(first, word) {
			t.Errorf("the packet has no %s: %s", word, first)
		}
	}
	if strings.Contains(first, "equal-options") || strings.Contains(first, "longest-key") {
		t.Error("the packet has findings")
	}
}

func TestUnknownSeverity(t *testing.T) {
	*minSeverity = "waring"
	t.Cleanup(func() { *minSeverity = "info" })
	if err := run(); err == nil || !strings.Contains(err.Error(), `severity "waring"`) {
		t.Errorf("got %v, want an error about the severity", err)
	}
}
