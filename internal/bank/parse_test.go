package bank

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// good is a small valid item.
const good = `{"q": "q?", "options": ["a", "b", "c", "d"], "answer": "A", "explanation": "e"}`

// describeAll formats problems as "line:col-line:col kind message".
func describeAll(problems []Problem) []string {
	var lines []string
	for _, p := range problems {
		start, end := p.Doc.Position(p.Span.Start), p.Doc.Position(p.Span.End)
		lines = append(lines, fmt.Sprintf("%d:%d-%d:%d %s %s", start.Line, start.Column, end.Line, end.Column, p.Kind, p.Message))
	}
	return lines
}

func TestParseProblems(t *testing.T) {
	with := func(field string) string { return "[" + strings.TrimSuffix(good, "}") + ", " + field + "}]" }
	tests := []struct {
		name, file string
		want       []string
	}{
		{"good", "[" + good + "]", nil},
		{"empty file", " \n", []string{"1:1-1:1 syntax the file is empty"}},
		{"empty bank", "[]", []string{"1:1-1:3 empty-bank the bank has no questions"}},
		{"not an array", `{"questions": []}`, []string{"1:1-1:18 wrong-type the bank must be an array of questions, found an object"}},
		{"cut off", "[" + good[:20], []string{"1:21-1:22 syntax the file ends in the middle of the JSON value"}},
		{"trailing comma", "[" + good + ",]", []string{"1:81-1:82 syntax comma before ']'"}},
		{"wrong bracket", `[{"q": 1]`, []string{"1:9-1:10 syntax found ']', expected a comma or '}'"}},
		{"wrong brace", "[1}", []string{"1:3-1:4 syntax found '}', expected a comma or ']'"}},
		{"line break in a text", "[\"a\r\nb\"]", []string{"1:4-1:5 syntax the string does not end on its line"}},
		{"tab in a text", "[\"a\tb\"]", []string{`1:4-1:5 syntax the string contains the control character '\t'`}},
		{"invalid escape", `["a\d"]`, []string{"1:4-1:5 syntax the string contains the invalid escape sequence `\\d`"}},
		{"half a surrogate pair", `["\ud800"]`, []string{"1:3-1:4 syntax the string contains half of a surrogate pair"}},
		{"missing comma", "[" + good + good + "]", []string{"1:81-1:82 syntax found '{', expected a comma or ']'"}},
		{"curly quotes", "[{“q”: 1}]", []string{"1:3-1:4 syntax found '“', expected a straight double quote"}},
		{"comment", "[ // no\n]", []string{"1:3-1:4 syntax found a comment"}},
		{"second value", "[" + good + "]\n[]", []string{"2:1-2:2 trailing-data there is more after the end of the JSON value"}},
		{
			"byte order mark",
			byteOrderMark + "[7]",
			[]string{
				"1:1-1:1 byte-order-mark the file starts with a byte order mark",
				"1:2-1:3 wrong-type question 1 must be an object {...}, found a number",
			},
		},
		{"UTF-16", "\xff\xfe[\x00]\x00", []string{"1:1-1:2 encoding the file is UTF-16, expected UTF-8"}},
		{"UTF-16 without mark", "[\x00]\x00", []string{"1:1-1:2 encoding the file looks like UTF-16, expected UTF-8"}},
		{"binary", "\x7fELF\x02\x01\x00\x00", []string{"1:7-1:8 encoding the file is binary, expected JSON text"}},
		{"Latin-1", "[\"caf\xe9\"]", []string{"1:6-1:7 encoding byte 0xe9 is not valid UTF-8"}},
		{"duplicate key", with(`"q": "again"`), []string{`1:82-1:85 duplicate-key field "q" is a duplicate`}},
		{"unknown field", with(`"explaination": "x"`), []string{`1:82-1:96 unknown-field unknown field "explaination"`}},
		{"null", with(`"level": null`), []string{"1:91-1:95 wrong-type level must be text in quotes, found null"}},
		{
			"number too large",
			with(`"check": {"expr": "x", "vars": {"x": 1e400}, "tolerance": 0.1}`),
			[]string{"1:119-1:124 invalid-value x: 1e400 is out of range"},
		},
		{
			"wrong factor",
			itemWith("", "1", `, "units": [{"unit": "L", "factor": -1e6}]}`),
			[]string{"1:81-1:85 invalid-value units[0].factor is -1000000, expected more than 0"},
		},
		{"rationales", with(`"rationales": ["a"]`), []string{"1:96-1:101 invalid-value rationales has 1 entry, expected 4"}},
		{"CRLF and wide characters", "[\r\n  {\"q\": \"é漢😀\", \"a\": 1}]", []string{
			`2:16-2:19 unknown-field unknown field "a"`,
			`2:3-2:4 missing-field question 1 has no "answer"`, `2:3-2:4 missing-field question 1 has no "options"`,
		}},
		{"deep nesting", strings.Repeat("[", 100), []string{"1:65-1:66 syntax nested more than 64 levels deep"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, problems := Parse(context.Background(), Sources{Questions: Source{"bank.json", []byte(test.file)}}, nil)
			if diff := cmp.Diff(test.want, describeAll(problems)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestParseReportsEverythingInOneRun(t *testing.T) {
	file := `[
  {"q": "", "options": ["a", "b", 3], "anwser": "E", "explanation": "x"},
  {"id": "Not Kebab", "q": "ok?", "options": ["a", "b", "c", ""], "answer": "b",
   "explanation": "", "category": "hydralics", "level": "aply", "check": {"unit": "s"}},
  7,
  {"id": "x", "q": "?", "options": ["a", "b", "c", "d"], "answer": "D", "explanation": "", "topic": "mannings", ` +
		`"references": [{"source": "RM9", "section": "1"}, {"source": "UM", "section": "3.2.77"}]},
  {"id": "x", "q": "?", "options": ["a", "b", "c", "d"], "answer": "D", "explanation": ""}
]`
	topics := `{"manning": {"title": "Manning", "description": "d", "figure": "conduits", "equations": [{"label": "l", "tex": ` +
		`"Q", "where": {"Q": 1}}]}}`
	references := `{"sources": [{"id": "UM", "title": "t"}], "entries": [{"source": "UM", "section": "3.2.7", "title": "Conduits"}]}`
	b, problems := Parse(context.Background(), Sources{
		Questions:  Source{"q.json", []byte(file)},
		Topics:     Source{"t.json", []byte(topics)},
		References: Source{"r.json", []byte(references)},
	}, []string{"hydraulics", "network"})
	want := []string{
		"2:35-2:36 wrong-type options[2] must be text in quotes, found a number",
		`2:39-2:47 unknown-field unknown field "anwser"`,
		`2:3-2:4 missing-field question 1 has no "answer"`,
		"2:9-2:11 empty-text q is empty, expected text",
		`4:65-4:72 missing-field check has no "expr"`,
		`3:10-3:21 invalid-value id "Not Kebab" is not in kebab case`,
		"3:62-3:64 empty-text option D is empty, expected text",
		`4:57-4:63 invalid-value level "aply" is not one of remember, understand, apply, analyze`,
		`3:77-3:80 answer-letter answer "b" is not one of A, B, C, D`,
		"5:3-5:4 wrong-type question 3 must be an object {...}, found a number",
		`4:35-4:46 unknown-category unknown category "hydralics"`,
		`6:101-6:111 unknown-topic unknown topic "mannings"`,
		`6:139-6:144 unknown-reference unknown source "RM9"`,
		`6:191-6:199 unknown-reference UM has no section "3.2.77" in the catalog`,
		`7:10-7:13 duplicate-id id "x" is a duplicate`,
		"1:132-1:133 wrong-type Q must be text in quotes, found a number",
		`1:64-1:74 invalid-value unknown diagram "conduits"`,
	}
	if diff := cmp.Diff(want, describeAll(problems)); diff != "" {
		t.Error(diff)
	}
	if len(b.Questions) != 2 || b.Total != 5 || b.Pointer(1) != "/4" {
		t.Errorf("%d of %d questions, the second at %s", len(b.Questions), b.Total, b.Pointer(1))
	}
}

func TestParseKeepsOrderOfSymbolsAndTheFirstOfDuplicates(t *testing.T) {
	topics := `{"m": {"title": "t", "description": "d", "equations": [{"label": "l", "tex": "x", "where": {"z": "last", "a": ` +
		`"first", "\\alpha": "angle", "z": "again"}}]}}`
	b, problems := Parse(
		context.Background(),
		Sources{Questions: Source{"q", []byte("[" + good + "]")}, Topics: Source{"t", []byte(topics)}},
		nil,
	)
	if len(problems) != 1 || problems[0].Kind != KindDuplicateKey {
		t.Fatal(describeAll(problems))
	}
	want := Symbols{{"z", "last"}, {"a", "first"}, {`\alpha`, "angle"}}
	if diff := cmp.Diff(want, b.Topics[0].Equations[0].Where); diff != "" {
		t.Error(diff)
	}
}

func TestDocumentPointers(t *testing.T) {
	d := newDocument("x", []byte(`[{"a/b~c": [1, {"é\n": "v"}]}, {"a/b~c": [2]}]`))
	d.index(context.Background(), "", func(p Problem) { t.Error(p.Message) })
	for pointer, want := range map[string]string{
		"/0/a~1b~0c/1/é\n": `"v"`,
		"/1/a~1b~0c/0":     "2",
		"/1":               `{"a/b~c": [2]}`,
	} {
		span, ok := d.Value(pointer)
		if got := string(d.Source[span.Start:span.End]); !ok || got != want {
			t.Errorf("%q: got %q, want %q", pointer, got, want)
		}
		n, _ := d.lookup(pointer)
		if got := d.pointer(n); got != pointer {
			t.Errorf("pointer of %q is %q", pointer, got)
		}
	}
	for _, pointer := range []string{"/2", "/0/x", "/0/a~1b~0c/x", "0", "/-1", "//"} {
		if _, ok := d.Value(pointer); ok {
			t.Errorf("%q should not be there", pointer)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte("[" + good + "]"))
	f.Add([]byte(byteOrderMark + `[{"q":"\ud83d\ude00"}]`))
	f.Add([]byte(`{"a":{"title":1,"equations":[{"where":{"":""}}]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, problems := Parse(
			context.Background(),
			Sources{Questions: Source{"q", data}, Topics: Source{"t", data}, References: Source{"r", data}},
			[]string{"a"},
		)
		for _, p := range problems {
			if p.Message == "" || p.Span.Start > p.Span.End || p.Span.End > len(data) {
				t.Errorf("no message or invalid span: %+v", p)
			}
			p.Doc.Position(p.Span.Start)
		}
		if len(b.Questions) != len(b.Index) || len(b.Questions) > b.Total {
			t.Errorf("%d questions, %d places, %d in all", len(b.Questions), len(b.Index), b.Total)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	for _, n := range []int{250, 10_000} {
		data := []byte("[" + strings.TrimSuffix(strings.Repeat(good+",\n", n), ",\n") + "]")
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				_, problems := Parse(context.Background(), Sources{Questions: Source{"q", bytes.Clone(data)}}, nil)
				if len(problems) > 0 {
					b.Fatal(problems[0].Message)
				}
			}
		})
	}
}
