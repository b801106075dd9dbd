package stats

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
)

func TestCompute(t *testing.T) {
	cfg := config.Default()
	cfg.Pool = config.Pool{Target: 4, Documented: 2}
	cfg.Categories = []config.Category{{ID: "a", Label: "Alpha", Target: 1}, {ID: "b", Label: "Beta", Target: 2}}
	b, problems := bank.Parse(bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(`[
		{"q": "?", "options": ["**long**", "12345", "xy", "z"], "answer": "B", "explanation": "", "category": "a", "level": "apply", "topic": "t"},
		{"q": "?", "options": ["aa", "bbb", "ccc", "ddd"], "answer": "A", "explanation": "", "category": "b", "check": {"expr": "1", "tolerance": 0.1}},
		{"q": "?", "options": ["aaa", "bbb", "ccc", "ddd"], "answer": "D", "explanation": ""}
	]`)}}, bank.Shape{})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	want := Stats{
		Total: 3, Target: 4, Documented: 2, Checks: 1,
		Categories: []Category{
			{ID: "a", Label: "Alpha", Count: 1, Target: 1, Answers: map[string]int{"A": 0, "B": 1, "C": 0, "D": 0}, LongestKeys: 1},
			{ID: "b", Label: "Beta", Count: 1, Target: 2, Answers: map[string]int{"A": 1, "B": 0, "C": 0, "D": 0}, ShortestKeys: 1},
			{Label: "SWMM5 Concepts", Count: 1, Answers: map[string]int{"A": 0, "B": 0, "C": 0, "D": 1}},
		},
		Answers: map[string]int{"A": 1, "B": 1, "C": 0, "D": 1},
		Levels:  map[string]int{"remember": 0, "understand": 0, "apply": 1, "analyze": 0},
		Topics:  map[string]int{"t": 1},
		Discrepancies: []Discrepancy{
			{"size of the bank in earlier documentation", 2, 3, "the documentation page; conf: pool.documented"},
			{"size of the bank", 4, 3, "conf: pool.target"},
			{"questions of Beta", 2, 1, "conf: categories"},
			{"sum of the categories' targets", 3, 4, "conf: categories"},
		},
	}
	if diff := cmp.Diff(want, Compute(b, cfg, "conf")); diff != "" {
		t.Error(diff)
	}
}
