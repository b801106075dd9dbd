package rules

import (
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/lint"
)

func TestCategoryCount(t *testing.T) {
	e := lint.Example{
		Questions: bankOf(item{Category: "network"}, item{Category: "network"}, item{Category: "free"}, item{}),
		Targets:   map[string]int{"network": 1, "hydraulics": 3, "free": 0},
	}
	var got []string
	for _, f := range run(t, categoryCount, e).Findings {
		got = append(got, f.Pointer+" "+f.Severity.String()+": "+f.Message)
	}
	same(t, []string{
		` info: category "hydraulics" has 0 questions, target 3: 3 short`,
		`/0/category info: category "network" has 2 questions, target 1: 1 over`,
	}, got)
}
