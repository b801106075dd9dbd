package export

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/config"
	"github.com/swmmquiz/swmmquiz/internal/tex"
)

// hostile are texts that something on the way to the screen might interpret as markup or code.
var hostile = []string{
	"<script>alert(1)</script>", "</script><!--", `<img src=x onerror="alert(1)">`, "&lt;b&gt; &amp;",
	"javascript:alert(1)", `"; alert(1); "`, "${alert(1)}", "`${x}`", `\u003cb\u003e`, `\`, `\\`, "'",
	"line\u2028paragraph\u2029end", "\u202eright to left\u202c", "العربية עברית", "漢字かな", "😀👩‍👩‍👧", "e\u0301",
	"tab\tnew\nline\r\n", "\x00\x01\x1b[31m\x7f", "\ufeffmark", "__proto__", "constructor", "null",
}

// shown returns the text that a learner sees for a rich text in JSON.
func shown(t *testing.T, rich any) string {
	t.Helper()
	switch rich := rich.(type) {
	case string:
		return rich
	case []any:
		var all strings.Builder
		for _, run := range rich {
			all.WriteString(shown(t, run))
		}
		return all.String()
	case map[string]any:
		if code, ok := rich["code"].(string); ok {
			return code
		}
		return shown(t, rich["strong"])
	}
	t.Fatalf("%v is not a rich text", rich)
	return ""
}

func TestHostileTextsStayTexts(t *testing.T) {
	var items []bank.Question
	for _, text := range hostile {
		items = append(
			items,
			bank.Question{
				Q:           text + ".",
				Options:     []string{text + "1", text + "2", text + "3", text + "4"},
				Answer:      bank.OneKey("A"),
				Explanation: text,
				Rationales:  []string{"**" + text + "**", text, text, text},
			},
		)
	}
	source, err := json.Marshal(items)
	if err != nil {
		t.Fatal(err)
	}
	files, err := build(t, load(t, string(source), "")).Files()
	if err != nil {
		t.Fatal(err)
	}
	questions := files[1].Data
	if lines := strings.Count(string(questions), "\n"); lines != len(hostile)+2 {
		t.Errorf("got %d lines, want one per item", lines)
	}
	for _, r := range string(questions) + string(files[2].Data) {
		if r != '\n' && r < ' ' || r == '\u2028' || r == '\u2029' {
			t.Errorf("U+%04X is not escaped", r)
		}
	}
	var file struct {
		Data []struct {
			ID      string
			Q       any
			Options []any
		}
	}
	var feedback struct {
		Data map[string]struct{ Explanation any }
	}
	if err := errors.Join(json.Unmarshal(questions, &file), json.Unmarshal(files[2].Data, &feedback)); err != nil {
		t.Fatal(err)
	}
	got := file.Data
	for i, text := range hostile {
		text = strings.ReplaceAll(text, "`", "")
		for want, rich := range map[string]any{text + ".": got[i].Q, text: feedback.Data[got[i].ID].Explanation, text + "4": got[i].Options[3]} {
			if shown(t, rich) != want {
				t.Errorf("got %q, want %q", shown(t, rich), want)
			}
		}
	}
}

func TestTextsAreReadableInDiffs(t *testing.T) {
	got := lines(
		t,
		build(t, load(t, `[{"q": "a < b && c > d **<i>**", "options": ["1", "2", "3", "$x<1$"], "answer": "A", "explanation": ""}]`, "")),
	)
	want := `"q":["a < b && c > d ",{"strong":["<i>"]}],"options":["1","2","3",` +
		`[{"math":["math",{},[["mrow",{},[["mi",{},["x"]],["mo",{},["<"]],["mn",{},["1"]]]]]],"tex":"x<1"}]]`
	if !strings.Contains(got["questions.json"][1], want) {
		t.Errorf("%s lacks %s", got["questions.json"][1], want)
	}
}

// TestTopicIDsThatJavaScriptKnows checks that IDs such as __proto__ are exported like any other. IDs
// that are not in kebab case are lint errors, but export --force exports them.
func TestTopicIDsThatJavaScriptKnows(t *testing.T) {
	sources := bank.Sources{
		Questions: bank.Source{Path: "q.json", Data: []byte(oneItem)},
		Topics: bank.Source{
			Path: "t.json",
			Data: []byte(
				`{"__proto__": {"title": "P", "description": "d"}, "constructor": {"title": "C", "description": "d"},
					"a/b~\"<": {"title": "S", "description": "d"}}`,
			),
		},
	}
	b, _ := bank.Parse(t.Context(), sources, nil)
	files, err := build(t, b).Files()
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Data map[string]struct{ Title string }
	}
	err = json.Unmarshal(files[3].Data, &file)
	if topics := file.Data; err != nil || topics["__proto__"].Title != "P" || topics["constructor"].Title != "C" ||
		topics[`a/b~"<`].Title != "S" {
		t.Errorf("got %s, %v, want all three topics", files[3].Data, err)
	}
}

func TestAddresses(t *testing.T) {
	for address, want := range map[string]string{
		"https://epa.gov/a?b=c#d": "https://epa.gov/a?b=c#d", "http://x.example": "http://x.example",
		"javascript:alert(1)": "", "data:text/html,x": "", "//x.example": "", "/path": "", "https:": "", " https://x.example": "", "": "",
	} {
		if got := webAddress(address); got != want {
			t.Errorf("%q became %q, want %q", address, got, want)
		}
	}
	for doi, want := range map[string]string{
		"10.1016/0022-1694(70)90255-6":   "https://doi.org/10.1016/0022-1694%2870%2990255-6",
		"10.1002/(SICI)1<2::AID>3.0.CO;": "https://doi.org/10.1002/%28SICI%291%3C2::AID%3E3.0.CO;",
		"https://doi.org/10.1/x":         "https://doi.org/10.1/x",
		"http://doi.org/10.1/x":          "https://doi.org/10.1/x",
		"http://dx.doi.org/10.1/x":       "https://doi.org/10.1/x",
		" HTTPS://DX.DOI.ORG/10.1/X ":    "https://doi.org/10.1/X",
		"doi.org/10.1/x":                 "https://doi.org/10.1/x",
		"DOI: 10.1/x":                    "https://doi.org/10.1/x",
		"https://doi.org/10.1/%28x%29":   "https://doi.org/10.1/%28x%29",
		"10.1/100%":                      "https://doi.org/10.1/100%25",
		"10.1/doi:x":                     "https://doi.org/10.1/doi:x",
	} {
		if got := doiAddress(doi); got != want {
			t.Errorf("%q became %q, want %q", doi, got, want)
		}
	}
}

const badTeX = `[
  {"q": "fine $x$", "options": ["1", "2", "3", "$\\nosuch$"], "answer": "A", "explanation": "**$\\frac{1$**"}]`

func TestTeXErrors(t *testing.T) {
	b := load(t, badTeX, `{"m": {"title": "t", "description": "d", "equations": [{"label": "l", "tex": "x^", "where": {"\\bad": "b"}}]}}`)
	bundle, err := Build(t.Context(), b, config.Default())
	var faults TeXErrors
	if !errors.As(err, &faults) || faults.Hint() == "" || !strings.Contains(err.Error(), "and 3 more formulas") {
		t.Fatalf("got %v", err)
	}
	want := []string{
		`q.json:2:48: TeX "\\nosuch": `,
		`q.json:2:93: TeX "\\frac{1": `,
		`t.json:1:78: TeX "x^": `,
		`t.json:1:103: TeX "\\bad": `,
	}
	for i, fault := range faults {
		if fault.Hint() == "" || i >= len(want) || !strings.HasPrefix(fault.Error(), want[i]) {
			t.Errorf("fault %d: %v", i, fault)
		}
	}
	if len(faults) != len(want) {
		t.Errorf("got %d faults, want %d", len(faults), len(want))
	}
	got := lines(t, bundle)
	line := got["questions.json"][1] + got["explanations.json"][1]
	if !strings.Contains(line, `[{"code":"\\nosuch"}]`) || !strings.Contains(line, `[{"strong":[{"code":"\\frac{1"}]}]`) {
		t.Errorf("TeX that cannot be typeset is not shown as code: %s", line)
	}
	if line := got["topics.json"][1]; !strings.Contains(line, `"tex":"x^","where":[{"symbol":[{"code":"\\bad"}],"meaning":"b"}]`) {
		t.Errorf("an equation that cannot be typeset has math: %s", line)
	}
}

func TestBuildStopsOnceCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Build(ctx, load(t, badTeX, ""), config.Default()); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestTypesettingIsLimited(t *testing.T) {
	b := load(t, badTeX, "")
	cfg := config.Default()
	cfg.Limits.TexSteps = -1 // 0 still allows three steps for each byte of the bank
	_, err := Build(t.Context(), b, cfg)
	var faults TeXErrors
	if !errors.As(err, &faults) || len(faults) != 3 || !strings.Contains(faults.Hint(), "limits.texSteps") {
		t.Errorf("got %v", err)
	}
}

func TestWithoutTheRendererTeXIsCode(t *testing.T) {
	b := load(t, `[{"q": "is $x$?", "options": ["1", "2", "3", "4"], "answer": "A", "explanation": ""}]`,
		`{"m": {"title": "t", "description": "d", "equations": [{"label": "l", "tex": "y", "where": {"": "nothing"}}]}}`)
	bundle, err := buildWith(t.Context(), b, config.Default(), func(string, bool) (tex.Node, error) {
		return tex.Node{}, fmt.Errorf("load: %w", tex.ErrUnavailable)
	})
	if err != nil || bundle.NotTypeset != 3 {
		t.Errorf("%v, %d formulas not typeset", err, bundle.NotTypeset)
	}
	got := lines(t, bundle)
	if want := `"q":["is ",{"code":"x"},"?"]`; !strings.Contains(got["questions.json"][1], want) {
		t.Errorf("%s lacks %s", got["questions.json"][1], want)
	}
	if want := `[{"label":"l","tex":"y","where":[{"symbol":[""],"meaning":"nothing"}]}]`; !strings.Contains(got["topics.json"][1], want) {
		t.Errorf("%s lacks %s", got["topics.json"][1], want)
	}
}

func TestIDs(t *testing.T) {
	question := func(id, q string) bank.Question {
		return bank.Question{ID: id, Q: q, Options: []string{"1", "2", "3", "4"}, Answer: bank.OneKey("A")}
	}
	a := question("", "a")
	generated := contentID(&a)
	questions := []bank.Question{a, a, question(generated, "author's own"), question("x", "one"), question("x", "two")}
	n := newIDs(questions)
	var got []string
	for i := range questions {
		got = append(got, n.next(&questions[i]))
	}
	want := []string{generated + "-2", generated + "-3", generated, "x", contentID(&questions[4])}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
