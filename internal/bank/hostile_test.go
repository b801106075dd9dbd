package bank

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

func parseText(file string) []Problem {
	_, problems := Parse(context.Background(), Sources{Questions: Source{"q.json", []byte(file)}}, nil)
	return problems
}

// TestParseTimeIsLinear parses large files with many faults. They would take minutes if the
// time for each fault grew with the size of the file.
func TestParseTimeIsLinear(t *testing.T) {
	const limit = 15 * time.Second // with the race detector on a slow machine; otherwise about 1 s
	head, tail := strings.TrimSuffix(good, "}"), "}"
	topic := func(points string) string {
		return `{"m": {"title": "t", "description": "d", ` + points + `}}`
	}
	tests := []struct {
		name, questions, topics string
		problems                int
	}{
		{"wrong types in one array", "[" + head + `,"rationales":[` + strings.Repeat("0,", 200_000) + "0]" + tail + "]", "", MaxProblems + 1},
		{"unknown keys in one object", "[" + head + "," + numbered(200_000, `"k%d":0`) + tail + "]", "", MaxProblems + 1},
		{"repeated keys in one object", "[" + head + strings.Repeat(`,"q":0`, 200_000) + tail + "]", "", MaxProblems + 1},
		{
			"small objects after a large one",
			"[" + head + "," + numbered(50_000, `"k%d":0`) + tail + strings.Repeat(",{}", 50_000) + "]",
			"",
			MaxProblems + 1,
		},
		{
			"errors below a name of 1 MB",
			"[" + good + "]",
			`{"` + strings.Repeat("x", 1<<20) + `": [` + strings.Repeat(`{"a":0,"a":0},`, 20_000) + "0]}",
			MaxProblems + 1,
		},
		{"unknown topics among known ones", "[" + strings.Repeat(head+`,"topic":"unknown-topic-name"},`, 20_000) + good + "]",
			"{" + numbered(20_000, `"a-topic-of-number-%d":{"title":"t","description":"d"}`) + "}", MaxProblems + 1},
		{"empty texts in one array", "[" + good + "]", topic(`"keyPoints": [` + strings.Repeat(`"",`, 200_000) + `""]`), MaxProblems + 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			done := make(chan int, 1)
			go func() {
				sources := Sources{Questions: Source{"q", []byte(test.questions)}, References: Source{"r", []byte(`{"sources": [], "entries": []}`)}}
				if test.topics != "" {
					sources.Topics = Source{"t", []byte(test.topics)}
				}
				_, problems := Parse(context.Background(), sources, nil)
				done <- len(problems)
			}()
			select {
			case got := <-done:
				if got != test.problems {
					t.Errorf("got %d problems, want %d", got, test.problems)
				}
			case <-time.After(limit):
				t.Fatalf("not parsed within %s", limit)
			}
		})
	}
}

// numbered formats each number from 0 to n-1, and joins the texts with commas.
func numbered(n int, format string) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(format, i)
	}
	return strings.Join(list, ",")
}

func TestPositionsInLongLines(t *testing.T) {
	for name, text := range map[string]string{
		"short": "[1,\n é2]\n", "mark": "\ufeff[\n1]", "many lines": strings.Repeat("é水\r\n\t😀\n", 500),
		"one line": `["` + strings.Repeat("é水😀a", 3000) + `"]`, "marked line": "\ufeff" + strings.Repeat("é", 9000),
		"not UTF-8": strings.Repeat("\xff\xfe\x80a", 5000),
	} {
		d := newDocument("q", []byte(text))
		for offset := 0; offset <= len(text); offset += 1 + offset%97 {
			line := strings.Count(text[:offset], "\n")
			start := strings.LastIndexByte(text[:offset], '\n') + 1
			if strings.HasPrefix(text, byteOrderMark) && line == 0 {
				start = min(offset, len(byteOrderMark))
			}
			want := Position{line + 1, utf8.RuneCountInString(text[start:offset]) + 1}
			if got := d.Position(offset); got != want && (offset == len(text) || utf8.RuneStart(text[offset])) {
				t.Fatalf("%s: offset %d is %v, want %v", name, offset, got, want)
			}
		}
	}
}

func TestPointersAreShort(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	topics := `{"` + long + `": {"a": 0, "a": 0}, "b": {"` + long + `": {"c": 0, "c": 0}}}`
	b, problems := Parse(
		context.Background(),
		Sources{Questions: Source{"q", []byte("[" + good + "]")}, Topics: Source{"t", []byte(topics)}},
		nil,
	)
	if len(b.Topics) != 0 {
		t.Error("a topic with a 1 MB ID is kept")
	}
	for _, p := range problems {
		if p.Pointer != "" && p.Pointer != "/b" && !strings.HasPrefix(p.Pointer, "/b/") || len(p.Pointer) > maxPointerBytes {
			t.Errorf("%.80q for %s", p.Pointer, p.Message)
		}
	}
}

func TestParseStopsOnceCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	b, _ := Parse(ctx, Sources{Questions: Source{"q", []byte("[" + strings.Repeat(good+",", 10_000) + good + "]")}}, nil)
	if len(b.Questions) > 0 {
		t.Errorf("%d questions were parsed, want 0", len(b.Questions))
	}
	if _, err := FormatQuestions(ctx, []byte("["+strings.Repeat("0,", 10_000)+"0]")); !errors.Is(err, context.Canceled) {
		t.Errorf("format: %v", err)
	}
}

func TestFormatRefusesDeepNesting(t *testing.T) {
	deep := func(n int) []byte { return []byte(strings.Repeat("[", n) + strings.Repeat("]", n)) }
	if _, err := FormatQuestions(context.Background(), deep(formatDepth)); err != nil {
		t.Error(err)
	}
	if _, err := FormatQuestions(context.Background(), deep(formatDepth+1)); err == nil ||
		!strings.Contains(err.Error(), "nested more than 16 levels deep") {
		t.Errorf("got %v", err)
	}
}

func TestLineTableIsSmall(t *testing.T) {
	const size = 8 << 20
	source := []byte("[" + strings.Repeat("\n", size) + "]")
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	d := newDocument("q", source)
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; used > 5*size {
		t.Errorf("%d bytes for a file of %d", used, size)
	}
	if got, want := d.Position(size+1), (Position{size + 1, 1}); got != want {
		t.Errorf("the last bracket is at %v, want %v", got, want)
	}
}

// TestMessagesAreShort parses values of a megabyte. No message may repeat a value in full.
func TestMessagesAreShort(t *testing.T) {
	long := strings.Repeat("é", 1<<19)
	with := func(old, new string) string { return "[" + strings.Replace(good, old, new, 1) + "]" }
	extra := func(field string) string { return with("}", ", "+field+"}") }
	for name, file := range map[string]string{
		"answer":        with(`"A"`, `"`+long+`"`),
		"unknown field": extra(`"` + long + `": 1`),
		"duplicate key": extra(`"check": {"expr": "1", "tolerance": 0.1, "vars": {"` + long + `": 1, "` + long + `": 1}}`),
		"variable":      extra(`"check": {"expr": "1", "tolerance": 0.1, "vars": {"` + long + `": ""}}`),
		"number":        extra(`"check": {"expr": "1", "tolerance": 0.1, "vars": {"x": 1` + strings.Repeat("0", 1<<20) + `}}`),
		"id":            extra(`"id": "` + long + `"`),
		"category":      extra(`"category": "` + long + `"`),
		"topic":         extra(`"topic": "` + long + `"`),
		"source":        extra(`"references": [{"source": "` + long + `", "section": "1"}]`),
		"section":       extra(`"references": [{"source": "S", "section": "` + long + `"}]`),
	} {
		_, problems := Parse(context.Background(), Sources{
			Questions:  Source{"q", []byte(file)},
			Topics:     Source{"t", []byte(`{}`)},
			References: Source{"r", []byte(`{"sources": [{"id": "S", "title": "t"}], "entries": []}`)},
		}, []string{"hydraulics"})
		if len(problems) != 1 {
			t.Errorf("%s: got %d problems, want 1", name, len(problems))
		}
		for _, p := range problems {
			if len(p.Message)+len(p.Hint) > 500 {
				t.Errorf("%s: a message of %d bytes: %.80s", name, len(p.Message)+len(p.Hint), p.Message)
			}
		}
	}
}

// TestTrailingSpaceOutsideJSON parses characters that are white space in Unicode, but not in JSON.
func TestTrailingSpaceOutsideJSON(t *testing.T) {
	for _, after := range []string{"\u00a0", "\v", "\f", "\u2028"} {
		want := []string{"1:82-1:83 trailing-data there is more after the end of the JSON value"}
		if diff := cmp.Diff(want, describeAll(parseText("["+good+"]"+after))); diff != "" {
			t.Errorf("%q: %s", after, diff)
		}
	}
}

func TestTopicsOfTheWrongTypeAreReportedOnce(t *testing.T) {
	file := "[" + strings.TrimSuffix(good, "}") + `, "topic": "pump"}]`
	_, problems := Parse(context.Background(), Sources{Questions: Source{"q", []byte(file)}, Topics: Source{"t", []byte("[]")}}, nil)
	want := []string{"1:1-1:3 wrong-type topics must be an object that maps topic IDs to topics, found an array"}
	if diff := cmp.Diff(want, describeAll(problems)); diff != "" {
		t.Error(diff)
	}
}

func TestDocumentFindsEmptyNames(t *testing.T) {
	d := newDocument("x", []byte(`[{"": {"": 5, "a": [[], [1, [2]], 3]}}]`))
	d.index(context.Background(), "", func(p Problem) { t.Error(p.Message) })
	for pointer, want := range map[string]string{
		"/0/":         `{"": 5, "a": [[], [1, [2]], 3]}`,
		"/0//":        "5",
		"/0//a/0":     "[]",
		"/0//a/1/1/0": "2",
		"/0//a/2":     "3",
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
	for _, pointer := range []string{"/0//a/3", "/0//a/0/0", "/0//a/", "/0//a/+1", "/0//a/01"} {
		if _, ok := d.Value(pointer); ok {
			t.Errorf("%q should not be there", pointer)
		}
	}
}

// TestValidStimuliAreNotProblems parses more valid stimuli than MaxProblems, and then one invalid level.
func TestValidStimuliAreNotProblems(t *testing.T) {
	valid := strings.TrimSuffix(good, "}") + `,"stimulus":{"listing":"x"}},`
	invalid := strings.TrimSuffix(good, "}") + `,"level":"guess"}`
	problems := parseText("[" + strings.Repeat(valid, MaxProblems+2) + invalid + "]")
	if len(problems) != 1 || problems[0].Kind != KindInvalidValue {
		t.Errorf("got %d problems, want the invalid level: %v", len(problems), problems)
	}
}
