package bank

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func parseText(file string) []Problem {
	_, problems := Parse(Sources{Questions: Source{"q.json", []byte(file)}}, Shape{})
	return problems
}

// TestParseTimeGrowsWithTheFile has files of some megabytes on which work for
// each fault that grows with the file would take minutes.
func TestParseTimeGrowsWithTheFile(t *testing.T) {
	const limit = 15 * time.Second // with the race detector on a slow machine; else about one
	head, tail := strings.TrimSuffix(good, "}"), "}"
	topic := func(points string) string {
		return `{"m": {"title": "t", "description": "d", ` + points + `}}`
	}
	tests := []struct {
		name, questions, topics string
		problems                int
	}{
		{"wrong types in one array", "[" + head + `,"rationales":[` + strings.Repeat("0,", 200_000) + "0]" + tail + "]", "", 200_002},
		{"empty texts in one array", "[" + good + "]", topic(`"keyPoints": [` + strings.Repeat(`"",`, 200_000) + `""]`), 200_001},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			done := make(chan int, 1)
			go func() {
				sources := Sources{Questions: Source{"q", []byte(test.questions)}, References: Source{"r", []byte(`{"sources": [], "entries": []}`)}}
				if test.topics != "" {
					sources.Topics = Source{"t", []byte(test.topics)}
				}
				_, problems := Parse(sources, Shape{})
				done <- len(problems)
			}()
			select {
			case got := <-done:
				if got != test.problems {
					t.Errorf("%d problems, want %d", got, test.problems)
				}
			case <-time.After(limit):
				t.Fatalf("not read within %s", limit)
			}
		})
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

// TestMessagesAreShort has values of a megabyte, which no message repeats.
func TestMessagesAreShort(t *testing.T) {
	long := strings.Repeat("é", 1<<19)
	with := func(old, new string) string { return "[" + strings.Replace(good, old, new, 1) + "]" }
	extra := func(field string) string { return with("}", ", "+field+"}") }
	for name, file := range map[string]string{
		"answer":        with(`"A"`, `"`+long+`"`),
		"unknown field": extra(`"` + long + `": 1`),
		"doubled key":   extra(`"check": {"expr": "1", "tolerance": 0.1, "vars": {"` + long + `": 1, "` + long + `": 1}}`),
		"variable":      extra(`"check": {"expr": "1", "tolerance": 0.1, "vars": {"` + long + `": ""}}`),
		"number":        extra(`"check": {"expr": "1", "tolerance": 0.1, "vars": {"x": 1` + strings.Repeat("0", 1<<20) + `}}`),
		"id":            extra(`"id": "` + long + `"`),
		"category":      extra(`"category": "` + long + `"`),
		"topic":         extra(`"topic": "` + long + `"`),
		"source":        extra(`"references": [{"source": "` + long + `", "section": "1"}]`),
		"section":       extra(`"references": [{"source": "S", "section": "` + long + `"}]`),
	} {
		_, problems := Parse(Sources{
			Questions:  Source{"q", []byte(file)},
			Topics:     Source{"t", []byte(`{}`)},
			References: Source{"r", []byte(`{"sources": [{"id": "S", "title": "t"}], "entries": []}`)},
		}, Shape{Categories: []string{"hydraulics"}})
		if len(problems) != 1 {
			t.Errorf("%s: %d problems, want 1", name, len(problems))
		}
		for _, p := range problems {
			if len(p.Message)+len(p.Hint) > 500 {
				t.Errorf("%s: a message of %d bytes: %.80s", name, len(p.Message)+len(p.Hint), p.Message)
			}
		}
	}
}

func TestTrailingDataIsAllThatJSONDoesNotTakeForSpace(t *testing.T) {
	for _, after := range []string{"\u00a0", "\v", "\f", "\u2028"} {
		want := []string{"1:82-1:83 trailing-data there is more after the end of the JSON value"}
		if diff := cmp.Diff(want, describeAll(parseText("["+good+"]"+after))); diff != "" {
			t.Errorf("%q: %s", after, diff)
		}
	}
}

func TestTopicsOfTheWrongKindAreSaidOnce(t *testing.T) {
	file := "[" + strings.TrimSuffix(good, "}") + `, "topic": "pump"}]`
	_, problems := Parse(Sources{Questions: Source{"q", []byte(file)}, Topics: Source{"t", []byte("[]")}}, Shape{})
	want := []string{"1:1-1:3 wrong-type topics must be an object of topic id to topic, found an array"}
	if diff := cmp.Diff(want, describeAll(problems)); diff != "" {
		t.Error(diff)
	}
}

func TestDocumentFindsEmptyNames(t *testing.T) {
	d := newDocument("x", []byte(`[{"": {"": 5, "a": [[], [1, [2]], 3]}}]`))
	d.index(func(p Problem) { t.Error(p.Message) })
	for pointer, want := range map[string]string{
		"/0/":         `{"": 5, "a": [[], [1, [2]], 3]}`,
		"/0//":        "5",
		"/0//a/0":     "[]",
		"/0//a/1/1/0": "2",
		"/0//a/2":     "3",
	} {
		span, ok := d.Value(pointer)
		if got := string(d.Source[span.Start:span.End]); !ok || got != want {
			t.Errorf("%q: %q, want %q", pointer, got, want)
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
