package bank

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// itemWith returns a bank of one item with these options and this answer. more is the rest of
// the item, including its closing brace.
func itemWith(options, answer, more string) string {
	text := `{"q": "q?", "answer": ` + answer + `, "explanation": "e"`
	if options != "" {
		text += `, "options": [` + options + `]`
	}
	return "[" + text + more + "]"
}

func TestItemTypes(t *testing.T) {
	tests := []struct {
		name, file string
		want       *ItemType
		keys       []int
	}{
		{"two options", itemWith(`"a", "b"`, `"B"`, "}"), Single, []int{1}},
		{"eight options", itemWith(`"a", "b", "c", "d", "e", "f", "g", "h"`, `"H"`, "}"), Single, []int{7}},
		{"several keys", itemWith(`"a", "b", "c"`, `["C", "A"]`, "}"), Multiple, []int{0, 2}},
		{"one key in a list", itemWith(`"a", "b", "c"`, `["C"]`, "}"), Multiple, []int{2}},
		{"a number", itemWith("", "14.9", `, "unit": "cfs", "tolerance": 0.01, "units": [{"unit": "L/s", "factor": 28.3}],
			"misconceptions": [{"answer": 7.4, "rationale": "forgets one barrel"}]}`), Numeric, nil},
		{"a negative number", itemWith("", "-2e-3", "}"), Numeric, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b, problems := Parse(context.Background(), Sources{Questions: Source{"q", []byte(test.file)}}, nil)
			if len(problems) > 0 || len(b.Questions) != 1 {
				t.Fatalf("%d questions, problems %v", len(b.Questions), describeAll(problems))
			}
			q := &b.Questions[0]
			if q.Type() != test.want {
				t.Errorf("got type %s, want %s", q.Type().Name, test.want.Name)
			}
			if diff := cmp.Diff(test.keys, q.Keys(), cmp.Transformer("", func(keys []int) []int { return append([]int{}, keys...) })); diff != "" {
				t.Error(diff)
			}
			if single := q.Key() >= 0; single != (test.want == Single) {
				t.Errorf("Key() = %d for type %s", q.Key(), test.want.Name)
			}
		})
	}
}

func TestItemsThatDoNotFitTheirType(t *testing.T) {
	tests := []struct{ name, file, want string }{
		{"one option", itemWith(`"a"`, `"A"`, "}"), "option-count options has 1 entry, expected 2 to 8"},
		{"nine options", itemWith(strings.Repeat(`"a", `, 8)+`"b"`, `"A"`, "}"), "option-count options has 9 entries, expected 2 to 8"},
		{"two options and a list of keys", itemWith(`"a", "b"`, `["A"]`, "}"), "option-count options has 2 entries, expected 3 to 8"},
		{"options of a numeric question", itemWith(`"a", "b"`, `1`, "}"), "option-count options has 2 entries, but the answer is a number"},
		{"no options", itemWith("", `"A"`, "}"), `missing-field question 1 has no "options"`},
		{"a letter beyond the options", itemWith(`"a", "b", "c"`, `"D"`, "}"), `answer-letter answer "D" is not one of A, B, C`},
		{"a key named twice", itemWith(`"a", "b", "c"`, `["A", "A"]`, "}"), `answer-letter answer "A" is a duplicate`},
		{"a number in a list of letters", itemWith(`"a", "b", "c"`, `[1, "B"]`, "}"),
			"wrong-type answer[0] must be text in quotes, found a number"},
		{"no key", itemWith(`"a", "b", "c"`, `[]`, "}"), "answer-letter answer names no option"},
		{"true as the answer", itemWith(`"a", "b", "c"`, `true`, "}"),
			"wrong-type answer must be a letter, a list of letters or a number, found true"},
		{
			"a unit in a question with options",
			itemWith(`"a", "b"`, `"A"`, `, "unit": "cfs"}`),
			"invalid-value unit is set, but the answer is not a number",
		},
		{"two kinds of stimulus", itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"diagram": "weir", "listing": "x", "alt": "a"}}`),
			"invalid-value stimulus has 2 of image, chart, diagram and listing, expected one"},
		{"no kind of stimulus", itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"alt": "a"}}`),
			"invalid-value stimulus has 0 of image, chart, diagram and listing, expected one"},
		{"a number instead of a picture", itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"image": 5, "alt": "a"}}`),
			"wrong-type image must be text in quotes, found a number"},
		{"a blank listing", itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"listing": " "}}`),
			"invalid-value stimulus has 0 of image, chart, diagram and listing, expected one"},
		{"an unknown diagram", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "wier"}}`), `invalid-value unknown diagram "wier"`},
		{"diagram none in a stimulus", itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"diagram": "none", "alt": "a"}}`),
			`invalid-value unknown diagram "none"`},
		{"an unknown parameter", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "upstreamft=3"}}`),
			`invalid-value diagram weir has no parameter "upstreamft"`},
		{"a value out of range", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "upstreamFt=13"}}`),
			`invalid-value upstreamFt is 13, expected at most 12 ft`},
		{"a value below its range", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "lengthFt=0"}}`),
			`invalid-value lengthFt is 0, expected at least 1 ft`},
		{"a word instead of a number", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "lengthFt=NaN"}}`),
			`invalid-value lengthFt "NaN" is not a number`},
		{"a number in Go syntax", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "lengthFt=1_0"}}`),
			`invalid-value lengthFt "1_0" is not a number`},
		{"an unknown choice", itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"diagram": "conduit", "state": "shape=oval", "alt": "a"}}`),
			`invalid-value shape "oval" is not one of circular, forceMain, rectangular, egg, arch, trapezoidal, irregular`},
		{"an unknown switch", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "hasFlapGate=yes"}}`),
			`invalid-value hasFlapGate "yes" is not true or false`},
		{"unknown units", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "units=metric"}}`),
			`invalid-value units "metric" is not one of US, SI`},
		{"a value given twice", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "crestFt=1&crestFt=2"}}`),
			`invalid-value parameter "crestFt" appears more than once`},
		{"a question mark", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "?crestFt=1"}}`),
			`invalid-value state "?crestFt=1" starts with a question mark`},
		{"a query that cannot be read", itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "crestFt=%zz"}}`),
			`invalid-value state "crestFt=%zz" is not a valid URL query`},
		{"a chart without series", itemWith(`"a", "b"`, `"A"`,
			`, "stimulus": {"chart": {"x": {"label": "t"}, "panels": [{"y": {"label": "Q"}, "series": []}]}, "alt": "a"}}`),
			"invalid-value stimulus.chart.panels[0].series has 0 entries, expected at least 1"},
		{
			"a point with three numbers",
			itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"chart": {"x": {"label": "t"}, "panels": [{"y": {"label": "Q"},
			"series": [{"name": "s", "kind": "lines", "points": [[1, 2, 3]]}]}]}, "alt": "a"}}`),
			"invalid-value stimulus.chart.panels[0].series[0].points[0] has 3 entries, expected 2",
		},
		{"rationales without a list of options", `[{"q": "q?", "options": "a", "answer": "A", "rationales": ["", ""]}]`,
			"wrong-type options must be an array [...], found text"},
		{"a unit with an answer of the wrong type", itemWith(`"a", "b"`, `true`, `, "unit": "ft"}`),
			"wrong-type answer must be a letter, a list of letters or a number, found true"},
		{"too few rationales", itemWith(`"a", "b"`, `"A"`, `, "rationales": [""]}`), "invalid-value rationales has 1 entry, expected 2"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, problems := Parse(context.Background(), Sources{Questions: Source{"q", []byte(test.file)}}, nil)
			got := describeAll(problems)
			if len(got) != 1 || !strings.HasSuffix(got[0], test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

// TestItemHints checks the hints for faults whose remedy depends on the item.
func TestItemHints(t *testing.T) {
	for file, want := range map[string]string{
		itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"alt": "a"}}`): "add one of them, or delete the stimulus",

		itemWith(`"a", "b"`, `"A"`, `, "stimulus": {"diagram": "weir", "listing": "x"}}`): "write one question for each, or delete what " +
			"the question does not need",

		itemWith("", "5", `, "rationales": ["x"]}`): "delete it, and explain wrong numbers in misconceptions",

		itemWith(`"a", "b"`, `"A"`, `, "rationales": ["x"]}`): "write one text per option, in the order of the options; " +
			"a key's text may be empty",

		itemWith(`"a", "b"`, `"A"`, `, "explore": {"diagram": "weir", "state": "unit=SI"}}`): `did you mean "units"?`,
	} {
		if problems := parseText(file); len(problems) != 1 || problems[0].Hint != want {
			t.Errorf("got %+v, want the hint %q", problems, want)
		}
	}
}

// TestStimulusOfBrokenItem parses an invalid stimulus in an item without options, and in one
// without an answer.
func TestStimulusOfBrokenItem(t *testing.T) {
	for _, field := range []string{`"answer": "A"`, `"options": ["a", "b"]`} {
		got := describeAll(parseText(`[{"q": "q?", "stimulus": {"alt": "a"}, ` + field + `}]`))
		if !strings.Contains(strings.Join(got, "\n"), "stimulus has 0 of image") {
			t.Errorf("%s: got %q, want the problem of the stimulus", field, got)
		}
	}
}

func TestMisconceptionString(t *testing.T) {
	for number, want := range map[float64]string{9.81: "misconception 9.81", 2e6: "misconception 2000000", 1e300: "misconception 1e+300"} {
		if got := (Misconception{Answer: number}).String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestUnknownDiagramHints checks that the hint lists "none" only where it is valid.
func TestUnknownDiagramHints(t *testing.T) {
	for _, test := range []struct {
		member  string
		hasNone bool
	}{{`"explore": {"diagram": "x"}`, true}, {`"stimulus": {"diagram": "x", "alt": "a"}`, false}} {
		problems := parseText(itemWith(`"a", "b"`, `"A"`, ", "+test.member+"}"))
		if len(problems) != 1 || strings.Contains(problems[0].Hint, "none") != test.hasNone {
			t.Errorf("%s: got %+v", test.member, problems)
		}
	}
}
