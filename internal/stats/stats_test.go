package stats

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

// at describes the place of a key, given by its path, in the configuration.
func at(keys ...string) string { return "at " + strings.Join(keys, " ") }

func TestCompute(t *testing.T) {
	cfg := config.Default()
	cfg.Pool = config.Pool{Target: 4, Documented: 2}
	cfg.Categories = []config.Category{{ID: "a", Label: "Alpha", Target: 1}, {ID: "b", Label: "Beta", Target: 2}}
	b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(`[
		{"q": "?", "options": ["**long**", "12345", "xy", "z"], "answer": "B", "explanation": "",
			"category": "a", "level": "apply", "topic": "t"},
		{"q": "?", "options": ["aa", "bbb", "ccc", "ddd"], "answer": "A", "explanation": "",
			"category": "b", "check": {"expr": "1", "tolerance": 0.1}},
		{"q": "?", "options": ["aaa", "bbb", "ccc", "ddd"], "answer": "D", "explanation": ""}
	]`)}}, nil)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	want := Stats{
		Total: 3, Target: 4, Documented: 2, Checks: 1, TestWise: 1.5, KeyLength: 3.3, DistractorLength: 2.8,
		Categories: []Category{
			{
				ID:          "a",
				Label:       "Alpha",
				Count:       1,
				Target:      1,
				Answers:     map[string]int{"A": 0, "B": 1, "C": 0, "D": 0},
				Levels:      levels(0, 0, 1, 0),
				LongestKeys: 1,
				TestWise:    1,
			},
			{
				ID:           "b",
				Label:        "Beta",
				Count:        1,
				Target:       2,
				Answers:      map[string]int{"A": 1, "B": 0, "C": 0, "D": 0},
				Levels:       levels(0, 0, 0, 0),
				ShortestKeys: 1,
				TestWise:     0.25,
			},
			{
				Label:    "Without a category",
				Count:    1,
				Answers:  map[string]int{"A": 0, "B": 0, "C": 0, "D": 1},
				Levels:   levels(0, 0, 0, 0),
				TestWise: 0.25,
			},
		},
		Answers:   map[string]int{"A": 1, "B": 1, "C": 0, "D": 1},
		Levels:    map[string]int{"remember": 0, "understand": 0, "apply": 1, "analyze": 0},
		Topics:    map[string]int{"t": 1},
		Blueprint: []Requirement{},
		Discrepancies: []Discrepancy{
			{"size of the bank in earlier documentation", 2, 3, "the documentation page; at pool documented"},
			{"size of the bank", 4, 3, "at pool target"},
			{"questions in Beta", 2, 1, "at categories 1 target"},
			{"sum of the categories' targets", 3, 4, "at categories"},
		},
	}
	if diff := cmp.Diff(want, compute(t, b, cfg, at)); diff != "" {
		t.Error(diff)
	}
}

// bankOf returns a bank of n questions in category a.
func bankOf(t testing.TB, n int) *bank.Bank {
	t.Helper()
	items := make([]string, n)
	for i := range items {
		items[i] = fmt.Sprintf(
			`{"q": "%d?", "options": ["aa", "b", "ccc", "d"], "answer": "%c", "explanation": "", "category": "a"}`,
			i,
			"ABCD"[i%4],
		)
	}
	b, problems := bank.Parse(
		t.Context(),
		bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte("[" + strings.Join(items, ",") + "]")}},
		nil,
	)
	if n > 0 && len(problems) > 0 {
		t.Fatal(problems)
	}
	return b
}

func TestDiscrepancies(t *testing.T) {
	const (
		documented = "size of the bank in earlier documentation 125/%d"
		total      = "size of the bank 250/%d"
		category   = "questions in Alpha 250/%d"
	)
	tests := []struct {
		items, documented, target, category int
		want                                []string
	}{
		{250, 250, 250, 250, nil},
		{250, 0, 0, 0, nil},
		{250, 0, 250, 0, nil},
		{250, 125, 250, 250, []string{fmt.Sprintf(documented, 250)}},
		{3, 125, 250, 250, []string{fmt.Sprintf(documented, 3), fmt.Sprintf(total, 3), fmt.Sprintf(category, 3)}},
		// The documented size is the actual one, but contradicts the target.
		{
			125,
			125,
			250,
			250,
			[]string{
				"size of the bank in earlier documentation, compared with the target 125/250",
				fmt.Sprintf(total, 125),
				fmt.Sprintf(category, 125),
			},
		},
		{125, 125, 0, 0, nil},
		{0, 0, 250, 0, []string{fmt.Sprintf(total, 0)}},
		{4, 0, 4, 5, []string{"questions in Alpha 5/4", "sum of the categories' targets 5/4"}},
	}
	for _, test := range tests {
		cfg := config.Default()
		cfg.Pool = config.Pool{Target: test.target, Documented: test.documented}
		cfg.Categories = []config.Category{{ID: "a", Label: "Alpha", Target: test.category}}
		var got []string
		for _, d := range compute(t, bankOf(t, test.items), cfg, at).Discrepancies {
			got = append(got, fmt.Sprintf("%s %d/%d", d.What, d.Stated, d.Actual))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%+v: %s", test, diff)
		}
	}
}

func TestUnknownCategoriesComeLast(t *testing.T) {
	cfg := config.Default()
	cfg.Categories = []config.Category{{ID: "b", Label: "Beta"}}
	got := compute(t, bankOf(t, 4), cfg, at).Categories
	if len(got) != 2 || got[1].Label != "a" || got[1].Count != 4 || got[1].LongestKeys != 1 || got[1].ShortestKeys != 0 {
		t.Errorf("got %+v, want the unknown category a last", got)
	}
}

func TestShare(t *testing.T) {
	if Share(0, 0) != 0 || Share(1, 4) != 25 {
		t.Error(Share(0, 0), Share(1, 4))
	}
}

func BenchmarkCompute(b *testing.B) {
	for _, n := range []int{250, 10_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			bank, cfg := bankOf(b, n), config.Default()
			for b.Loop() {
				_, _ = Compute(b.Context(), bank, cfg, at)
			}
		})
	}
}

func TestBlueprint(t *testing.T) {
	item := func(answer, level, topic string) string {
		return `{"q": "?", "options": ["aa", "bb", "cc", "dddd"], "answer": "` + answer + `", "explanation": "", "category": "a", ` +
			`"level": "` + level + `", "topic": "` + topic + `"}`
	}
	b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte("[" +
		item("A", "apply", "s") + "," + item("A", "apply", "s") + "," +
		item("A", "remember", "s") + "," + item("D", "remember", "t") + "]")}}, nil)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	cfg := config.Default()
	cfg.Categories = []config.Category{{ID: "a", Label: "Alpha"}, {ID: "b", Label: "Beta"}}
	cfg.Blueprint = config.Blueprint{
		Levels: []config.LevelShare{
			{Level: "apply", Percent: 45}, {Level: "analyze", Percent: 10},
			{Level: "remember", Percent: 2}, {Level: "understand", Percent: 98},
		},
		LevelTolerance: 5,
		Checks:         1,
		TopicCount:     2,
		Topics:         config.Range{Min: 1, Max: 3},
		Letters:        config.Range{Min: 0, Max: 75},
		LongestKeys:    config.Range{Min: 20, Max: 25},
		ShortestKeys:   config.Range{Min: 10, Max: 20},
		LetterRun:      2,
	}
	want := []Requirement{
		{"level apply", "40 to 50%", "50.0%", true},
		{"level analyze", "5 to 15%", "0.0%", false},
		{"level remember", "0 to 7%", "50.0%", false},
		{"level understand", "93 to 100%", "0.0%", false},
		{"categories with every level", "all", "0 of 1", false},
		{"items with a numeric check", "1 or more", "0", false},
		{"items per topic", "1 to 3", "1 to 3", true},
		{"topics", "2 or more", "0", false},
		{"share of each key letter, in every category", "0 to 75%", "0.0 to 75.0%", true},
		{"share of uniquely longest keys, in every category", "20 to 25%", "25.0 to 25.0%", true},
		{"share of uniquely shortest keys, in every category", "10 to 20%", "0.0 to 0.0%", false},
		{"the same key letter in a row", "2 or fewer", "3", false},
	}
	where := func(...string) string { return "" }
	if diff := cmp.Diff(want, compute(t, b, cfg, where).Blueprint); diff != "" {
		t.Error(diff)
	}
	if got := compute(t, b, cfg.WithoutTargets(), where).Blueprint; len(got) != 0 {
		t.Errorf("without targets, the blueprint requires %v", got)
	}
}

func TestBlueprintCountsItemsWithOneKey(t *testing.T) {
	b, problems := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(`[
		{"q": "?", "options": ["aa", "bb", "cc", "dddd"], "answer": "D", "explanation": "", "category": "a"},
		{"q": "?", "options": ["aa", "bb", "cc", "dddd"], "answer": "A", "explanation": "", "category": "a"},
		{"q": "?", "options": ["aa", "bb", "cc", "dddd"], "answer": ["A", "D"], "explanation": "", "category": "a"},
		{"q": "?", "answer": 2, "explanation": "", "category": "a"}]`)}}, nil)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	cfg := config.Default()
	cfg.Categories = []config.Category{{ID: "a", Label: "Alpha"}}
	cfg.Blueprint = config.Blueprint{Letters: config.Range{Min: 0, Max: 50}, LongestKeys: config.Range{Min: 50, Max: 50}, LetterRun: 1}
	want := []Requirement{
		{"share of each key letter, in every category", "0 to 50%", "0.0 to 50.0%", true},
		{"share of uniquely longest keys, in every category", "50 to 50%", "50.0 to 50.0%", true},
		{"the same key letter in a row", "1 or fewer", "1", true},
	}
	if diff := cmp.Diff(want, compute(t, b, cfg, func(...string) string { return "" }).Blueprint); diff != "" {
		t.Error(diff)
	}
}

// TestBlueprintComparesWhatItShows checks that rounded percentages are compared: 1001 of 2001 is
// 50.02%, shown as 50.0%.
func TestBlueprintComparesWhatItShows(t *testing.T) {
	s := Stats{Total: 2001, Levels: levels(0, 0, 1001, 0), Categories: []Category{{Answers: map[string]int{"A": 1001, "B": 1000}}}}
	s.compareBlueprint(&bank.Bank{}, config.Blueprint{
		Levels: []config.LevelShare{{Level: "apply", Percent: 50}}, Letters: config.Range{Min: 50, Max: 50},
	})
	want := []Requirement{
		{"level apply", "50 to 50%", "50.0%", true},
		{"categories with every level", "all", "0 of 0", true},
		{"share of each key letter, in every category", "50 to 50%", "50.0 to 50.0%", true},
	}
	if diff := cmp.Diff(want, s.Blueprint); diff != "" {
		t.Error(diff)
	}
}

func levels(remember, understand, apply, analyze int) map[string]int {
	return map[string]int{"remember": remember, "understand": understand, "apply": apply, "analyze": analyze}
}

func compute(t *testing.T, b *bank.Bank, cfg *config.Config, where func(keys ...string) string) Stats {
	t.Helper()
	s, err := Compute(t.Context(), b, cfg, where)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestBlueprintOfTopicsAndLetters(t *testing.T) {
	const topics = `{"t": {"title": "T", "description": "d"}, "u": {"title": "U", "description": "d"}}`
	item := func(options, answer string) string {
		return `{"q": "?", "options": [` + options + `], "answer": "` + answer + `", "explanation": "", "category": "a", "topic": "t"}`
	}
	three, five := `"aa", "bb", "cc"`, `"aa", "bb", "cc", "dd", "ee"`
	letters := "share of each key letter, in every category"
	tests := []struct {
		items []string
		want  []Requirement
	}{
		{[]string{item(three, "A"), item(three, "B"), item(three, "C")}, []Requirement{
			{"items per topic", "1 to 9", "0 to 3", false},
			{letters, "30 to 35%", "33.3 to 33.3%", true},
		}},
		{[]string{item(five, "A"), item(five, "E"), item(five, "E")}, []Requirement{
			{"items per topic", "1 to 9", "0 to 3", false},
			{letters, "30 to 35%", "0.0 to 66.7%", false},
		}},
	}
	for _, test := range tests {
		b, problems := bank.Parse(t.Context(), bank.Sources{
			Questions: bank.Source{Path: "q.json", Data: []byte("[" + strings.Join(test.items, ",") + "]")},
			Topics:    bank.Source{Path: "t.json", Data: []byte(topics)},
		}, nil)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		cfg := config.Default()
		cfg.Blueprint = config.Blueprint{Topics: config.Range{Min: 1, Max: 9}, Letters: config.Range{Min: 30, Max: 35}}
		if diff := cmp.Diff(test.want, compute(t, b, cfg, func(...string) string { return "" }).Blueprint); diff != "" {
			t.Error(diff)
		}
	}
}
