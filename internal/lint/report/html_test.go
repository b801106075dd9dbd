package report

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/bank"
	"github.com/swmmquiz/swmmquiz/internal/lint"
	"github.com/swmmquiz/swmmquiz/internal/stats"
)

// hostileBank has texts that could be taken for markup, and a malformed item.
const hostileBank = `[
 {"id": "x-1", "q": "Is **<script>alert(1)</script>** ` + "`</style>`" + ` $a_b$ rough\u202e?", "category": "a\"b", "level": "apply",
  "options": ["<img src=x onerror=alert(2)>", "rough", "c", "d"], "answer": "B", "explanation": "javascript:alert(3)",
  "rationales": ["r1", "", "r3", "r4"]},
 {"q": "broken"},
 {"q": "Clean?", "options": ["a", "b", "c", "d"], "answer": "A", "explanation": "because"},
 {"q": "Which two?", "options": ["a", "b", "c", "d"], "answer": ["D", "B"], "explanation": "both"},
 {"q": "How deep?", "answer": 2.5, "unit": "<ft>", "tolerance": 0.01, "explanation": "half",
  "misconceptions": [{"answer": 5000000, "rationale": "<b>whole</b> $d$"}]}
]`

func hostileResult(t *testing.T) (*lint.Result, Options) {
	t.Helper()
	b, _ := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "/work/q.json", Data: []byte(hostileBank)}}, nil)
	numbers := stats.Stats{
		Total: 4, TestWise: 0.75, KeyLength: 3, DistractorLength: 5.5,
		Answers: map[string]int{"A": 1, "B": 1, "C": 0, "D": 0}, Levels: map[string]int{"apply": 1},
		Categories: []stats.Category{{ID: `a"b`, Label: `a"b`, Count: 1}, {Label: "Without a category", Count: 1, ShortestKeys: 1}},
	}
	at := func(pointer string) lint.Location {
		span, _ := b.QuestionsDoc.Value(pointer)
		return lint.Location{Doc: b.QuestionsDoc, File: b.QuestionsDoc.Path, Span: span,
			Start: b.QuestionsDoc.Position(span.Start), End: b.QuestionsDoc.Position(span.End), Pointer: pointer}
	}
	opts := options
	opts.Banks = []Bank{{b, numbers}}
	return &lint.Result{Questions: 5, Findings: []lint.Finding{
		{Rule: rough, Severity: lint.Info, Message: "the bank is rough", Location: at("")},
		{Rule: rough, Severity: lint.Warning, Message: `"<script>alert(4)</script>" is rough`, Hint: "smooth <b>it</b>", Location: at("/0/q"),
			Question: &lint.QuestionRef{Index: 0, ID: "x-1"}, Fixes: []lint.Fix{{Kind: lint.FixSafe}}},
		{Rule: rough, Severity: lint.Info, Message: "option B is rough", Location: at("/0/options/1"),
			Question: &lint.QuestionRef{Index: 0, ID: "x-1"}, Fixes: []lint.Fix{{Kind: lint.FixUnsafe}}},
		{Rule: wrong, Severity: lint.Error, Message: "options are missing", Location: at("/1"), Question: &lint.QuestionRef{Index: 1}},
		{Rule: rough, Severity: lint.Info, Message: "5 is rough", Location: at("/4/misconceptions/0/answer"),
			Question: &lint.QuestionRef{Index: 4}},
		{Rule: rough, Severity: lint.Info, Message: "the rationale is rough", Location: at("/4/misconceptions/0/rationale"),
			Question: &lint.QuestionRef{Index: 4}},
	}}, opts
}

func TestHTML(t *testing.T) {
	r, opts := hostileResult(t)
	page := write(t, HTML, r, opts)
	_, body, _ := bytes.Cut(page, []byte("<body>\n"))
	body, _, _ = bytes.Cut(body, []byte("<script"))
	golden(t, "html.golden", body)
	text := string(page)
	for what, pattern := range map[string]string{
		"an escaped value that the template refused": `ZgotmplZ`, "a handler": `<[^>]* on[a-z]+=`, "a style attribute": `<[^>]* style=`,
		"a resource that is loaded": `<(img|link|iframe)|<[^>]* src=|@import|url\(`, "raw markup": `<script>alert|<img`,
	} {
		if found := regexp.MustCompile(pattern).FindString(text); found != "" {
			t.Errorf("the page contains %s: %s", what, found)
		}
	}
	policy := regexp.MustCompile(`content="(default-src[^"]*)"`).FindStringSubmatch(text)
	for _, tag := range []string{"style", "script"} {
		inline := regexp.MustCompile("(?s)<" + tag + "(?: type=\"module\")?>(.*?)</" + tag + ">").FindStringSubmatch(text)
		want := strings.ReplaceAll(sourceHash([]byte(inline[1])), "+", "&#43;")
		if !strings.Contains(policy[1], tag+"-src &#39;"+want+"&#39;") {
			t.Errorf("the policy %s does not have %s %s", policy[1], tag, want)
		}
	}
}

// TestHTMLShowsEveryAnswer checks that the page shows every key of a question with several keys, and
// the number that answers a question without options.
func TestHTMLShowsEveryAnswer(t *testing.T) {
	r, opts := hostileResult(t)
	page := string(write(t, HTML, r, opts))
	_, two, _ := strings.Cut(page, "Which two?")
	two, number, _ := strings.Cut(two, "How deep?")
	keys := regexp.MustCompile(`<li class="right"><span class="letter">(.)`).FindAllStringSubmatch(two, -1)
	if len(keys) != 2 || keys[0][1] != "B" || keys[1][1] != "D" {
		t.Errorf("got %s, want the keys B and D", two)
	}
	if !strings.Contains(number, "Right answer:</b> 2.5 &lt;ft&gt;") {
		t.Errorf("got %s, want the number with its unit", number)
	}
}

// TestHTMLShares checks that the percentages are those of the questions with one key.
func TestHTMLShares(t *testing.T) {
	r, opts := hostileResult(t)
	page := string(write(t, HTML, r, opts))
	for _, want := range []string{"longest option in 0% of the questions with one key and the shortest in 50%", "would answer about 38%"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not contain %q", want)
		}
	}
	opts.Banks[0].Stats.Answers = nil
	if page := string(write(t, HTML, r, opts)); strings.Contains(page, "would answer about") {
		t.Error("the share of guessed answers is shown, but no question has one key")
	}
}

// TestHTMLNamesBanks reports on banks with the same file name in different folders.
func TestHTMLNamesBanks(t *testing.T) {
	r, opts := hostileResult(t)
	other, _ := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "/work/b/q.json", Data: []byte(hostileBank)}}, nil)
	opts.Banks = append(opts.Banks, Bank{Bank: other})
	page := string(write(t, HTML, r, opts))
	for _, want := range []string{
		"<h1>Question report: q.json, b/q.json</h1>", "<h2>The bank b/q.json</h2>", `<h3 class="file">b/q.json</h3>`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not contain %s", want)
		}
	}
}

// TestHTMLIsBounded checks that the page of a large bank is bounded, and leaves out questions without
// findings first.
func TestHTMLIsBounded(t *testing.T) {
	const item = `{"q": "?", "options": ["a", "b", "c", "d"], "answer": "A", "explanation": ""}`
	source := "[" + strings.Repeat(item+",", maxItems+9) + item + "]"
	b, _ := bank.Parse(t.Context(), bank.Sources{Questions: bank.Source{Path: "q.json", Data: []byte(source)}}, nil)
	findings := map[int][]*lint.Finding{}
	for i := range maxItems + 3 {
		findings[i+5] = []*lint.Finding{{Rule: rough, Severity: lint.Info}}
	}
	opts := Options{Banks: []Bank{{Bank: b}}}
	view := newHTMLBank(opts.Banks[0], opts, findings)
	if len(view.Items) != maxItems || view.More != 3 || view.Items[0].Number != 6 || view.ByCategory[""].Infos != maxItems+3 {
		t.Errorf("%d items from %d on, %d more", len(view.Items), view.Items[0].Number, view.More)
	}
	r := &lint.Result{}
	for i := range maxItems + 1 {
		at := lint.Location{File: b.QuestionsDoc.Path}
		r.Findings = append(r.Findings, lint.Finding{Rule: rough, Location: at, Question: &lint.QuestionRef{Index: i}})
	}
	if page := string(write(t, HTML, r, opts)); !strings.Contains(page, "<p>1 more question with findings is not shown") {
		t.Error(page[max(0, len(page)-2000):])
	}
}
