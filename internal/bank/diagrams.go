package bank

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/swmmquiz/swmmquiz/internal/suggest"
)

// NoDiagram is what a topic or an item names if no diagram shows its subject.
const NoDiagram = "none"

// DiagramKinds returns the kinds of diagram that the site has, sorted.
var DiagramKinds = sync.OnceValue(func() []string { return slices.Sorted(maps.Keys(diagrams())) })

// parameter is one parameter of a diagram's state.
type parameter struct {
	// Type is number, choice or switch.
	Type string `json:"type"`
	// Unit is the unit of a number.
	Unit string `json:"unit"`
	// Min and Max limit a number. They are absent where the limit follows from
	// other parameters; then the diagram itself reports a value beyond it.
	Min *float64 `json:"min"`
	Max *float64 `json:"max"`
	// Values are the values of a choice.
	Values []string `json:"values"`
}

// diagramsJSON is written by web/src/diagrams/parameters.test.ts.
//
//go:embed diagrams.json
var diagramsJSON []byte

// diagrams returns the parameters of each kind of diagram, by name.
var diagrams = sync.OnceValue(func() map[string]map[string]parameter {
	var all map[string]map[string]parameter
	if err := json.Unmarshal(diagramsJSON, &all); err != nil {
		panic(fmt.Sprintf("diagrams.json: %v", err))
	}
	return all
})

// stateProblem is what is wrong with a diagram's state, and how to fix it.
type stateProblem struct{ message, hint string }

// stateProblems returns a problem for each part of a state that a diagram cannot show. A
// state is the query of a diagram's URL.
func stateProblems(diagram, state string) []stateProblem {
	if state == "" {
		return nil
	}
	if strings.HasPrefix(state, "?") {
		message := fmt.Sprintf("state %s starts with a question mark", quote(state))
		return []stateProblem{{message, "delete the question mark, as in headFt=1.2&units=SI"}}
	}
	values, err := url.ParseQuery(state)
	if err != nil {
		return []stateProblem{{fmt.Sprintf("state %s is not a valid URL query", quote(state)), "write it in a form such as headFt=1.2&units=SI"}}
	}
	parameters := diagrams()[diagram]
	var problems []stateProblem
	for _, name := range slices.Sorted(maps.Keys(values)) {
		p, ok := parameters[name]
		switch {
		case name == "units":
			p = parameter{Type: "choice", Values: []string{"US", "SI"}}
		case !ok:
			message := fmt.Sprintf("diagram %s has no parameter %s", diagram, quote(name))
			hint := suggest.Hint(truncate(name), append(slices.Sorted(maps.Keys(parameters)), "units"))
			problems = append(problems, stateProblem{message, hint})
			continue
		}
		if len(values[name]) > 1 {
			problems = append(problems, stateProblem{fmt.Sprintf("parameter %s appears more than once", quote(name)), "keep only one"})
		}
		if problem := p.problem(values[name][0]); problem != "" {
			problems = append(problems, stateProblem{name + " " + problem, ""})
		}
	}
	return problems
}

// problem returns what is wrong with a value of the parameter, as words that follow the
// parameter's name, or an empty string if nothing is wrong.
func (p parameter) problem(value string) string {
	switch p.Type {
	case "choice":
		if !slices.Contains(p.Values, value) {
			return quote(value) + " is not one of " + strings.Join(p.Values, ", ")
		}
	case "switch":
		if value != "true" && value != "false" {
			return quote(value) + " is not true or false"
		}
	case "number":
		x, err := strconv.ParseFloat(value, 64)
		if err != nil || math.IsNaN(x) || math.IsInf(x, 0) || strings.ContainsAny(value, "_xXpP") { // Go reads 1_0 and 0x1p4
			return quote(value) + " is not a number"
		}
		if p.Min != nil && x < *p.Min {
			return p.outside(value, "at least", *p.Min)
		}
		if p.Max != nil && x > *p.Max {
			return p.outside(value, "at most", *p.Max)
		}
	}
	return ""
}

func (p parameter) outside(value, words string, limit float64) string {
	return strings.TrimSpace(fmt.Sprintf("is %s, expected %s %s %s", truncate(value), words, Decimal(limit), p.Unit))
}
