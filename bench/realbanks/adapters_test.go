package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestLiteralsOfSeveralLanguages(t *testing.T) {
	want := []any{map[string]any{"q": "It's \"2\" x\té\n", "n": 2.0, "ok": true, "none": nil, "id": "007", "7": []any{"a", "bc"}}}
	for name, text := range map[string]string{
		"JSON": `[{"q": "It's \"2\" x\t\u00e9\n", "n": 2, "ok": true, "none": null, "id": "007", "7": ["a", "bc"]}]`,
		"JavaScript": "[ // first\n{q: 'It\\'s \"2\" x\\t\\xe9\\n', n: 2, ok: true, none: undefined, id: 007," +
			" 7: [`a`, 'b' + \"c\",],},] as const;\nexport {",
		"template": "[{q: `It's \"2\" x\té\n`, /* two */ n: 2, ok: true, none: null, id: '007', 7: ['a', 'bc']}] <!-- done",
		"Python":   "[{'q': 'It\\'s \"2\" x\\t\\u00e9\\n', 'n': 2, 'ok': True, 'none': None, 'id': '007', 7: ['a', 'bc']}]  # done",
	} {
		got, err := parseLiteral(text)
		if diff := cmp.Diff(any(want), got); err != nil || diff != "" {
			t.Errorf("%s: %v\n%s", name, err, diff)
		}
	}
	got, err := parseLiteral(`{true : 'yes', "false": null}`)
	if diff := cmp.Diff(any(map[string]any{"true": "yes", "false": nil}), got); err != nil || diff != "" {
		t.Errorf("constants as names: %v\n%s", err, diff)
	}
	got, err = parseLiteral(`["a\–b", "\x41"]`)
	if diff := cmp.Diff(any([]any{"a–b", "A"}), got); err != nil || diff != "" {
		t.Errorf("escapes: %v\n%s", err, diff)
	}
	for _, broken := range []string{"", "not a list", "[1, 2", `["open`, "[1 2]", "{1}"} {
		if got, err := parseLiteral(broken); err == nil {
			t.Errorf("%q: got %v, want an error", broken, got)
		}
	}
}

func TestLinesWithMarks(t *testing.T) {
	format := lineFormat{
		Item:        regexp.MustCompile(`^## (.*)`),
		Option:      regexp.MustCompile(`^- \[(?P<mark>.)\] (?P<text>.*)`),
		Explanation: regexp.MustCompile(`^Why: (.*)`),
		End:         regexp.MustCompile(`^---`),
	}
	got := format.read("intro\n## What does it print?\n\n```sh\n## echo 1\n```\n\n- [ ] 2\n" +
		"- [x] 1\n```\n- [x] 1\n```\nWhy: see\n- [ ] this\n---\nrest\n## Next\n- [X] a\n- [x] b")
	want := []Item{
		{Q: "What does it print?\n\n```sh\n## echo 1\n```", Options: []string{"2", "1\n```\n- [x] 1\n```"},
			Keys: []int{1}, Explanation: "see\n- [ ] this"},
		{Q: "Next", Options: []string{"a", "b"}, Keys: []int{0, 1}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestLinesWithLettersAndAnswer(t *testing.T) {
	format := lineFormat{
		Item:        regexp.MustCompile(`^\d+\. (.*)`),
		Option:      regexp.MustCompile(`^ - [A-Z]\. (?P<text>.*)`),
		Answer:      regexp.MustCompile(`^Correct: (.*)`),
		Explanation: regexp.MustCompile(`^Because(.*)`),
		Drop:        regexp.MustCompile(`^<`),
	}
	got := format.read("1. Two of these float.\n - A. cork\n<details>\n - B. wax\n - C. iron\nCorrect: A, B\nBecause\n they are light\n")
	want := []Item{{Q: "Two of these float.", Options: []string{"cork", "wax", "iron"}, Keys: []int{0, 1}, Explanation: "they are light"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestRecordsNameTheKeyInSeveralWays(t *testing.T) {
	for name, test := range map[string]struct {
		format recordFormat
		text   string
	}{
		"index": {recordFormat{Items: "*", Options: []string{"o"}, Answer: "a", Key: "index"}, `[{"q": "Q", "o": ["x", "y"], "a": 1}]`},
		"number": {recordFormat{Items: "all.*", Options: []string{"o1", "o2"}, Answer: "a", Key: "number"},
			`{"all": [{"q": "Q", "o1": "x", "o2": "y", "a": "2"}]}`},
		"letter": {recordFormat{After: regexp.MustCompile(`bank.* =`), Items: "*", Options: []string{"o"}, Answer: "a", Key: "letter"},
			`const bank: Q[] = [{q: 'Q', o: {b: 'y', a: 'x'}, a: 'b'}]`},
		"text": {recordFormat{Items: "*.*", Options: []string{"o"}, Answer: "a", Key: "text"},
			`{"easy": [{"q": "Q", "o": ["x", "y"], "a": [" y "]}]}`},
		"flag": {recordFormat{Items: "*", Options: []string{"o.*.t"}, Answer: "o.*.ok", Key: "flag"},
			`[{q: "Q", o: [{t: "x"}, {t: "y", ok: true}]}]`},
		"header": {recordFormat{Comma: ";", Header: true, Options: []string{"one", "two"}, Answer: "a", Key: "letter"},
			"q ;one;two;a\nQ;x;y;B\n"},
		"rows": {recordFormat{Comma: ",", Q: "0", Options: []string{"1", "2"}, Answer: "3", Key: "letter"}, "Q,x,\"y\",B\n"},
	} {
		if test.format.Q == "" {
			test.format.Q = "q"
		}
		got, err := test.format.read("", "", test.text)
		want := []Item{{Q: "Q", Options: []string{"x", "y"}, Keys: []int{1}}}
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v\n%s", name, err, diff)
		}
	}
}

func TestKeyListedFirstIsMoved(t *testing.T) {
	format := recordFormat{Items: "*", Q: "q", Options: []string{"right", "wrong"}, Key: "first", Category: "@file"}
	items, err := format.read("", "dir/easy.json", `[{"q": "Q1", "right": "r", "wrong": ["a", "b", "c"]},
		{"q": "Q2", "right": "r", "wrong": ["a", "b", "c"]}]`)
	if err != nil || len(items) != 2 {
		t.Fatal(items, err)
	}
	for _, it := range items {
		if len(it.Options) != 4 || it.Options[it.Keys[0]] != "r" || it.Category != "easy" {
			t.Errorf("%+v", it)
		}
	}
	if items[0].Keys[0] == items[1].Keys[0] {
		t.Errorf("both keys are at %d", items[0].Keys[0])
	}
}

// files writes files with these contents into a temporary folder, and returns the folder.
func files(t *testing.T, contents map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range contents {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestBankKeepsTextsAndCountsMisfits(t *testing.T) {
	root := files(t, map[string]string{
		"dev/made-up/b.json": `[{"id": "x", "q": "A&amp;B <b>c</b>\r\nd \xff", "o": ["1", "2", "3", "4 "], "a": 3},
			{"q": "Q", "o": ["1", "2"], "a": 0}]`,
		"dev/made-up/why.json": `[{"of": "x", "why": "Because."}]`,
	})
	join := &struct{ File, Items, On, Own string }{"why.json", "*", "of", "id"}
	b := &Bank{Name: "made-up", Split: "dev", Files: []string{"b.json"}, Record: &recordFormat{
		Items: "*", Q: "q", Options: []string{"o"}, Answer: "a", Key: "index", Explanation: "joined.why", Join: join,
	}}
	l, err := load(b, root)
	if err != nil {
		t.Fatal(err)
	}
	want := jsonItem{ID: "made-up-0001", Q: "A&amp;B <b>c</b>\r\nd ÿ", Options: []string{"1", "2", "3", "4 "},
		Answer: "D", Explanation: "Because."}
	if diff := cmp.Diff(want, l.items["made-up-0001"].json()); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(map[string]int{"2 options": 1}, l.misfits); diff != "" || l.total != 2 {
		t.Error(l.total, diff)
	}
	if _, err := (&Bank{Name: "missing", Files: []string{"*.json"}}).read(root); err == nil {
		t.Error("a bank without files was read")
	}
}

func TestMisfits(t *testing.T) {
	four := []string{"a", "b", "c", "d"}
	for want, it := range map[string]Item{
		"":                 {Q: "Q", Options: four, Keys: []int{3}},
		"3 options":        {Q: "Q", Options: four[:3], Keys: []int{0}},
		"blank text":       {Q: " ", Options: four, Keys: []int{0}},
		"no key":           {Q: "Q", Options: four},
		"several keys":     {Q: "Q", Options: four, Keys: []int{0, 1}},
		"key out of range": {Q: "Q", Options: four, Keys: []int{4}},
	} {
		if got := it.misfit(); got != want {
			t.Errorf("%+v: got %q, want %q", it, got, want)
		}
	}
}

func TestRowLongerThanTheHeader(t *testing.T) {
	format := recordFormat{Comma: ",", Header: true, Q: "q", Explanation: "1"}
	items, err := format.read("", "bank.csv", "q\nWhy?,Because\n")
	if diff := cmp.Diff([]Item{{Q: "Why?", Explanation: "Because"}}, items); err != nil || diff != "" {
		t.Error(err, diff)
	}
}
