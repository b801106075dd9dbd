package bank

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/swmmquiz/swmmquiz/internal/readfile"
)

// TestReadHints checks that the hint for a missing file, or for a folder in place of a file, fits
// the file.
func TestReadHints(t *testing.T) {
	good, folder := filepath.Join(t.TempDir(), "questions.json"), t.TempDir()
	if err := os.WriteFile(good, []byte("[]"), 0o600); err != nil {
		t.Fatal(err)
	}
	const missing = "missing.json"
	for _, test := range []struct {
		paths Paths
		want  string
	}{
		{Paths{Questions: missing}, "check the path, or set bank: in swmmquiz.yaml"},
		{Paths{Questions: good, Topics: missing}, "check the path, or set topics: in swmmquiz.yaml"},
		{Paths{Questions: good, References: missing}, "check the path, or set references: in swmmquiz.yaml"},
		{Paths{Questions: folder}, "name the file in it, such as " + filepath.Join(folder, "questions.json")},
		{Paths{Questions: good, Topics: folder}, "name the file in it, such as " + filepath.Join(folder, "topics.json")},
	} {
		_, err := Read(context.Background(), test.paths, nil, readfile.Limit{Size: 100})
		var fault *readfile.Error
		if !errors.As(err, &fault) || fault.Hint() != test.want {
			t.Errorf("%v: got %v, want the hint %q", test.paths, err, test.want)
		}
	}
}

// TestHintsFitEveryFile checks that no hint assumes the question file if topics and references
// can have the same fault, and that an empty file gets the hint of its kind.
func TestHintsFitEveryFile(t *testing.T) {
	questions := Source{"q.json", []byte("[" + good + "]")}
	deep := `{"a": {"title": "t", "description": "d", "references": ` + strings.Repeat("[", 70) + `}}`
	for text, want := range map[string]string{
		"":           "write {} if there are no topics",
		"{\"\x00\"}": "check the path: the file is not a text file",
		deep:         "check the brackets: no bank file needs more than ten levels",
	} {
		_, problems := Parse(context.Background(), Sources{Questions: questions, Topics: Source{"t.json", []byte(text)}}, nil)
		if len(problems) != 1 || problems[0].Hint != want {
			t.Errorf("%.20q: got %+v, want the hint %q", text, problems, want)
		}
	}
	_, problems := Parse(context.Background(), Sources{Questions: Source{"q.json", nil}, References: Source{"r.json", nil}}, nil)
	var hints []string
	for _, p := range problems {
		hints = append(hints, p.Hint)
	}
	want := []string{"write a list of questions", `write {"sources": [], "entries": []} if there are no references`}
	if !slices.Equal(hints, want) {
		t.Errorf("empty files: got the hints %q, want %q", hints, want)
	}
	_, problems = Parse(context.Background(), Sources{
		Questions: questions,
		References: Source{"r.json", []byte(`{"sources": [{"id": "A", "title": "a"}, {"id": "B", "title": "b"}],
			"entries": [{"source": "A", "section": "1", "title": "x", "year": 2e3}]}`)},
	}, nil)
	if len(problems) != 1 || problems[0].Message != "year: 2e3 is not an integer from -2147483648 to 2147483647" {
		t.Errorf("year 2e3: got %+v", problems)
	}
	problems = parseText(itemWith("", "-1e400", "}"))
	if len(problems) != 1 || problems[0].Hint != "write a number between -1.7e308 and 1.7e308" {
		t.Errorf("answer -1e400: got %+v", problems)
	}
}
